"""Consistency checks of a state of Nuclear War, for saves and positions."""

from detente.core.records.fields import SEAT, misfit
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.deals import total
from detente.games.nuclear_war.fields import CARRIER_FACES, PEOPLE, WARHEAD_FACES
from detente.games.nuclear_war.knowledge import own_cards
from detente.games.nuclear_war.rules import attack, retaliation, secrets, setup, targets, turn
from detente.games.nuclear_war.state import GameState


def check(s: GameState) -> None:
    """ValueError names a field that does not fit the others."""
    if s.over != (s.ending != codes.END_NONE):
        raise misfit("ending", "it says why the game is over, if it is")
    check_people(s)
    check_cards(s)
    check_dead_warheads(s)
    if not s.over:
        check_waiting(s)
        check_salvo(s)
        check_asked(s)
        check_setup(s)
        check_deaths(s)


def check_people(s: GameState) -> None:
    """NW-POP-3, NW-INFO-3: totals are the deal plus all changes since, and what all players can infer about them is true."""
    if sum(s.population) + s.bank != PEOPLE:
        raise misfit("population", f"with the bank there are {PEOPLE} million people")
    left = list(EDITION.population_counts)
    totals = []
    for seat in range(s.seats):
        cards = own_cards(s.dealt, seat)
        left = [n - dealt for n, dealt in zip(left, cards, strict=True)]
        totals.append(total(cards))
        if sum(cards) != EDITION.population_deal[s.seats]:
            raise misfit(
                "dealt", f"seat {seat} was dealt {EDITION.population_deal[s.seats]} population cards"
            )
        if totals[seat] + s.change[seat] != s.population[seat]:
            raise misfit("change", f"seat {seat} has what it was dealt and what it has gained since")
        if bool(s.population[seat]) != s.lives(seat):
            raise misfit("living", f"seat {seat} lives if it has people")
    totals.append(total(left))
    if min(left) < 0 or totals[-1] + s.change[-1] != s.bank:
        raise misfit("dealt", "the bank has the population cards that no seat was dealt")
    if not s.over and s.rulings[codes.RULING_HIDDEN_TOTALS]:
        for who, people in enumerate(totals):
            if people < s.floor[who] or (s.exact >> who & 1 and people != s.floor[who]):
                raise misfit(
                    "floor",
                    f"{people} million were dealt to {'the bank' if who == s.seats else f'seat {who}'}",
                )


def check_cards(s: GameState) -> None:
    """NW-TURN-4, NW-REVEAL-1, NW-DET-1, NW-SETUP-10: every card is at a place where it may be."""
    faces, slots, piles = s.cards.layout.faces, s.cards.slots, s.cards.piles
    for seat in range(s.seats):
        first = s.row_slot + codes.ROW_SLOTS * seat
        row = slots[first : first + codes.ROW_SLOTS]
        laid = [card for card in row if card >= 0]
        if s.lives(seat) and (row[: len(laid)] != laid or len(laid) > codes.ROW_START):
            raise misfit(
                "cards.slots", f"the row of seat {seat} holds {codes.ROW_START} cards at most, without a gap"
            )
        first = s.shown_slot + codes.SHOWN_SLOTS * seat
        for card in [*row, *slots[first : first + codes.SHOWN_SLOTS]]:
            if card >= 0 and faces[card] >= codes.SECRET:
                raise misfit("cards.slots", f"there is a secret in front of seat {seat}")
        if not s.setup_left >> seat & 1 and any(
            faces[card] >= codes.SECRET for card in piles[codes.HAND + seat]
        ):
            raise misfit("cards.piles", f"seat {seat} holds a secret though its set-up is over")
        carrier = s.launched(seat)
        if carrier >= 0 and not (
            codes.CARRIER <= faces[carrier] < codes.PROPAGANDA
            and 1 <= s.load[seat] <= EDITION.capacity[faces[carrier]]
        ):
            raise misfit("load", f"a carrier with a load is in the launch slot of seat {seat}")
        if carrier < 0 and s.lives(seat) and s.load[seat]:
            raise misfit("load", f"there is no carrier in the launch slot of seat {seat}")
        gone = not s.lives(seat) and seat not in s.dying and seat != s.firing
        if (
            gone
            and not s.over
            and any(place not in (codes.DECK, codes.DISCARD) for place in places_of(s, seat))
        ):
            raise misfit("cards.slots", f"seat {seat} is out of the game and has cards")


def check_dead_warheads(s: GameState) -> None:
    """NW-BOMB-5: struck places of a row hold cards, and what is known of them is consistent."""
    for seat in range(s.seats):
        laid = 2 ** len(s.row(seat)) - 1
        for name, mask, within in (
            ("struck", s.struck[seat], laid),
            ("relaid", s.relaid[seat], s.struck[seat]),
            ("spared", s.spared[seat], s.relaid[seat]),
        ):
            if mask & ~within:
                raise misfit(f"{name}[{seat}]", "only cards that were in the row when the bomber fell count")


def check_waiting(s: GameState) -> None:
    """NW-RET-9: secrets waiting for the end of a chain, each with the seat that drew it."""
    faces, cards = s.cards.layout.faces, s.cards.piles[s.waiting_at]
    if len(s.waiting) != len(cards) or any(faces[card] < codes.SECRET for card in cards):
        raise misfit("waiting", "it names the seat of each secret that waits")
    if cards and retaliation.AFTERMATH.packed() not in s.stack:
        raise misfit("waiting", "secrets wait for the end of a chain of retaliation only")


def places_of(s: GameState, seat: int) -> list[int]:
    """The seat's places that hold cards."""
    first, shown = s.row_at + codes.ROW_SLOTS * seat, s.shown_at + codes.SHOWN_SLOTS * seat
    places = [
        codes.HAND + seat,
        s.launch_at + seat,
        *range(first, first + codes.ROW_SLOTS),
        *range(shown, shown + codes.SHOWN_SLOTS),
    ]
    return [place for place in places if s.cards.count(place)]


def check_salvo(s: GameState) -> None:
    """NW-RET-4: the shots of a salvo, carrier by carrier."""
    salvo = s.salvo
    if len(salvo) % codes.SHOT:
        raise misfit("salvo", f"a shot is {codes.SHOT} numbers")
    for k in range(0, len(salvo), codes.SHOT):
        CARRIER_FACES.check(s, salvo[k + 1], f"salvo[{k + 1}]")
        WARHEAD_FACES.check(s, salvo[k + 2], f"salvo[{k + 2}]")
        SEAT.check(s, salvo[k + 3], f"salvo[{k + 3}]")
    if salvo[:: codes.SHOT] != sorted(salvo[:: codes.SHOT]):
        raise misfit("salvo", "its carriers come one after the other")
    if s.stack.count(retaliation.NEXT_SHOT.packed()) != bool(salvo):
        raise misfit("stack", "it holds a step for the next shot while there is a salvo")
    if salvo and s.asked != attack.INTERCEPTION.code:
        raise misfit("asked", "during a salvo its targets are asked")


def check_asked(s: GameState) -> None:
    """The question fits the table."""
    seat = s.to_act[0]
    if s.asked == retaliation.SALVO.code:
        if s.to_act != (s.firing,) or s.lives(s.firing) or s.living == 0:
            raise misfit("firing", "a dead player is asked for a salvo at the living")
        return
    if any(not s.lives(other) for other in s.to_act):
        raise misfit("to_act", "only the living are asked")
    intercepted = s.asked == attack.INTERCEPTION.code
    attacked = intercepted and not s.salvo
    aimed = s.asked == attack.ATTACK_TARGET.code
    warhead = s.cards.slots[s.turned_up_slot]
    if (warhead >= 0) != (attacked or aimed):
        raise misfit("cards.slots", "a card is turned up during an attack only")
    if attacked or aimed:
        check_attack(s, attack.INTERCEPTION.attacker(s) if attacked else seat, warhead)
    elif intercepted:
        shot = [
            attack.INTERCEPTION.attacker(s),
            attack.INTERCEPTION.carrier(s),
            attack.INTERCEPTION.warhead(s),
            seat,
        ]
        if shot != [s.firing, *s.salvo[1 : codes.SHOT]] or s.lives(s.firing):
            raise misfit("salvo", "its first shot is what is asked about")
    if (
        s.asked == secrets.SECRET_TARGET.code
        and EDITION.secret_op[secrets.SECRET_TARGET.secret(s)] == codes.GAIN
    ):
        raise misfit("ask_a", "the secret needs no target")
    if isinstance(s.sequence.questions[s.asked], targets.Target) and len(s.opponents(seat)) < 2:
        raise misfit("living", "who has one opponent names no target")


def check_attack(s: GameState, attacker: int, warhead: int) -> None:
    """NW-REVEAL-2, NW-ATTACK-1: a carrier is ready for the warhead turned up."""
    faces = s.cards.layout.faces
    carrier = s.launched(attacker)
    if carrier < 0 or not s.lives(attacker) or attacker != s.turn:
        raise misfit("cards.slots", f"no carrier of seat {attacker} is ready for its attack")
    if faces[warhead] >= codes.CARRIER or EDITION.megatons[faces[warhead]] > s.load[attacker]:
        raise misfit("load", f"seat {attacker} has turned up a warhead that its carrier can bear")
    fired = (attack.INTERCEPTION.carrier(s), attack.INTERCEPTION.warhead(s))
    if s.asked == attack.INTERCEPTION.code and (
        attacker == s.to_act[0] or fired != (faces[carrier], faces[warhead])
    ):
        raise misfit("ask_a", "the attack is the one on the table")


def check_setup(s: GameState) -> None:
    """NW-SETUP-5, NW-SETUP-6: whose set-up is still to come, before the first rows."""
    opening = setup.OPENING.packed()
    seats = [seat for step in s.stack for seat in range(s.seats) if step == setup.SET_UP.packed(seat)]
    if s.asked == setup.PLAY_SECRETS.code:
        seats.append(s.to_act[0])
    if len(set(seats)) < len(seats) or s.setup_left != sum(1 << seat for seat in seats):
        raise misfit("setup_left", "it names the seats whose set-up is on the stack or under way")
    if s.rows_laid == (opening in s.stack) or opening in s.stack[1:]:
        raise misfit(
            "rows_laid", "the step for the first rows is at the bottom of the stack until they are laid"
        )
    if s.rows_laid and seats:
        raise misfit("rows_laid", "no set-up is to come once the first rows are laid")
    first_turns = [[turn.BEGIN_TURN.packed(seat)] for seat in s.living_seats(0)]
    if s.asked == setup.FIRST_ROW.code and s.stack not in first_turns:
        raise misfit("stack", "the first turn comes once the first rows are laid")
    if s.asked == turn.PLACE_CARD.code and s.living & (s.living - 1) == 0:
        raise misfit("living", "the game is over for the last one")


def check_deaths(s: GameState) -> None:
    """NW-RET-10: dead seats wait for their final retaliation, which comes before anything else."""
    if any(s.lives(seat) for seat in s.dying):
        raise misfit("dying", "the living do not wait for their final retaliation")
    salvo = s.salvo or s.asked == retaliation.SALVO.code
    over = s.living & (s.living - 1) == 0
    if (s.dying or salvo or over) and retaliation.AFTERMATH.packed() not in s.stack:
        raise misfit("stack", "it holds a step for the aftermath of a death")
