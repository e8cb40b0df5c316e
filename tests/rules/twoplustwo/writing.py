"""How the rules texts write the icons of our edition, in their tables."""

from typing import Any

Words = dict[str, str]

WORDS: dict[str, Words] = {
    "en": {
        "dove_lost": "dove lost",
        "dove_restored": "dove back",
        "peacemaker": "peacemaker",
        "free_arrow": "free arrow",
        "arms_race_cost_up": "arms race +$1",
        "soviet_value_down": "Soviet value -1",
        "next_decade_card": "3-1",
        "dominance": "dominance",
        "prestige": "prestige",
        "space_race": "space race",
        "arms_race": "arms race",
        "western_currency": "Western currency",
        "socialist": "socialists",
        "strict": "strict",
        "yellow": "conflict yellow",
        "red": "conflict red",
        "black": "conflict black",
        "left": "left",
        "right": "right",
        "usa": "USA",
        "soviet_union": "SU",
        "unrest_e": "unrest East",
        "unrest_w": "unrest West",
        "remove_unrest_e": "remove unrest East",
        "remove_unrest_w": "remove unrest West",
        "build_e": "build East",
        "build_w": "build West",
        "ls_e": "living standard East",
        "ls_w": "living standard West",
        "remove_mass_protest_e": "end mass protest East",
        "build_wall": "build the Wall",
        "remove_wall": "the Wall falls",
        "stasi_disbandment": "Stasi disbandment",
        "west_germany": "not West Berlin",
        "none": "-",
    },
    "de": {
        "dove_lost": "Taube weg",
        "dove_restored": "Taube zurück",
        "peacemaker": "Friedensstifter",
        "free_arrow": "freier Pfeil",
        "arms_race_cost_up": "Wettrüsten +1 $",
        "soviet_value_down": "Sowjetwert -1",
        "next_decade_card": "3-1",
        "dominance": "Dominanz",
        "prestige": "Prestige",
        "space_race": "Raumfahrt",
        "arms_race": "Wettrüsten",
        "western_currency": "Westdevisen",
        "socialist": "Sozialisten",
        "strict": "streng",
        "yellow": "Konflikt gelb",
        "red": "Konflikt rot",
        "black": "Konflikt schwarz",
        "left": "links",
        "right": "rechts",
        "usa": "USA",
        "soviet_union": "SU",
        "unrest_e": "Unruhe Ost",
        "unrest_w": "Unruhe West",
        "remove_unrest_e": "Unruhe Ost entfernen",
        "remove_unrest_w": "Unruhe West entfernen",
        "build_e": "Aufbau Ost",
        "build_w": "Aufbau West",
        "ls_e": "Lebensstandard Ost",
        "ls_w": "Lebensstandard West",
        "remove_mass_protest_e": "Massenprotest Ost beenden",
        "build_wall": "Mauerbau",
        "remove_wall": "Mauerfall",
        "stasi_disbandment": "Stasi-Auflösung",
        "west_germany": "ohne West-Berlin",
        "none": "-",
    },
}
COLOURS = {
    "en": {
        "red": "red",
        "yellow": "yellow",
        "dual": "dual",
        "blue": "blue",
        "green": "green",
        "black": "black",
    },
    "de": {
        "red": "rot",
        "yellow": "gelb",
        "dual": "dual",
        "blue": "blau",
        "green": "grün",
        "black": "schwarz",
    },
}
ROMAN = ("I", "II", "III", "IV")


def icon_text(icon: dict[str, Any], language: str) -> str:
    """One icon."""
    words = WORDS[language]
    name = icon["icon"]
    if name == "arrow":
        text = arrow_text(icon, words)
    elif name == "treasury":
        dollars = abs(icon["amount"])
        money = f"${dollars}" if language == "en" else f"{dollars} $"
        text = f"{words[icon['player']]} {'-' if icon['amount'] < 0 else '+'}{money}"
    elif name == "conflict":
        text = words[icon["colour"]]
    else:
        text = words[name]
    if "restriction" in icon:
        text += f" ({words[icon['restriction']]})"
    if "decided_by" in icon:
        text += " [W]" if icon["decided_by"] == "west" else (" [E]" if language == "en" else " [O]")
    return f"({text})" if icon.get("shaded") else text


def arrow_text(icon: dict[str, Any], words: Words) -> str:
    """An arrow, or a left-right icon."""
    track = f"{words['strict']} {words[icon['track']]}" if icon.get("strict") else words[icon["track"]]
    if "left_right" in icon:
        both = icon["left_right"]
        return f"{track} {words['left']} {both['west']} / {words['right']} {both['east']}"
    return f"{track} {'-' if icon['direction'] == 'west' else '+'}{icon['count']}"


def icons_text(icons: list[dict[str, Any]], language: str) -> str:
    """Icons in their order, equal neighbours counted."""
    texts = [icon_text(icon, language) for icon in icons]
    parts: list[list[Any]] = []
    for text in texts:
        if parts and parts[-1][0] == text:
            parts[-1][1] += 1
        else:
            parts.append([text, 1])
    written = ", ".join(f"{count}x {text}" if count > 1 else text for text, count in parts)
    return written or WORDS[language]["none"]


def card_rows(facts: Any, language: str) -> list[list[str]]:
    """The table of the 2+2 cards."""
    rows = []
    for card in facts["cards"]:
        beside = card["value_icons_right"]
        values = [f"{card['value'][side]}{'+C' if beside[side] else ''}" for side in ("west", "east")]
        rows.append([
            str(card["number"]), ROMAN[card["decade"] - 1], COLOURS[language][card["colour"]],
            f"{card[f'title_{language}']}, {card['year']}", *values,
            icons_text(card["value_icons_below"], language),
            {"en": "ban", "de": "Verbot"}[language] if card["no_arms_race"] else "-",
            icons_text(card["event"], language),
        ])  # fmt: skip
    return rows


def special_rows(facts: Any, language: str) -> list[list[str]]:
    """The table of the special cards."""
    return [
        [
            card["number"],
            f"{card[f'title_{language}']}, {card['year']}",
            icons_text(card["event"], language),
        ]
        for card in facts["special_cards"]
    ]


def arms_race_rows(facts: Any, language: str) -> list[list[str]]:
    """The table of the arms race cards."""
    return [
        [str(card["number"]), "*" if card["reshuffle"] else "-"]
        + [
            icons_text(card["grid"][decade][player], language)
            for decade in "1234"
            for player in ("usa", "soviet_union")
        ]
        for card in facts["arms_race_cards"]
    ]


def conflict_rows(facts: Any, language: str) -> list[list[str]]:
    """The table of the conflict cards."""
    return [
        [
            str(card["number"]),
            "*" if card["reshuffle"] else "-",
            *(icons_text(card[player], language) for player in ("usa", "soviet_union")),
        ]
        for card in facts["conflict_cards"]
    ]


def track_rows(facts: Any, language: str) -> list[list[str]]:
    """The table of the tracks' spaces, each with its mirror image's position before it."""
    tracks = facts["tracks"]
    by_position = {
        name: {s["position"]: s for s in tracks[name]["spaces"]}
        for name in ("dominance", "arms_race", "space_race")
    }
    rows = []
    for at in range(-6, 7):
        dominance = by_position["dominance"][at]
        arms_race = by_position["arms_race"][at]
        space_race = by_position["space_race"].get(at)
        income = dominance["income"]
        rows.append([
            f"{at:+}" if at else "0",
            str(dominance["victory_points"]), f"{income['usa']} / {income['soviet_union']}",
            icons_text(dominance["icons"], language),
            str(arms_race["victory_points"]), f"{arms_race['auto_event_advantage']}{'*' if arms_race['laurel'] else ''}",
            str(space_race["victory_points"]) + ("*" if space_race["laurel"] else "") if space_race else "-",
            icons_text(space_race["icons"], language) if space_race else "-",
        ])  # fmt: skip
    return rows


TABLES = (card_rows, special_rows, arms_race_rows, conflict_rows, track_rows)
