import { addressOf } from "../base/address.js";
import { toast } from "../base/page.js";
import { t } from "../base/words.js";
import { keepArranged } from "./arrange.js";
import { Board } from "./board.js";
import { contextOf } from "./context.js";
import { closed, drawEnded } from "./ended.js";
import { idOf } from "./find.js";
import { drawHand, fitHand } from "./hand.js";
import { shine } from "./log.js";
import { ARROWS } from "./marks.js";
import { closeMenu } from "./menu.js";
import { morph } from "./morph.js";
import { move } from "./motion.js";
import { focusFirst, reachScrolling } from "./focus.js";
import { Choice } from "./offers.js";
import { Overlay } from "./overlay.js";
import { drawPanel } from "./panels.js";
import { drawPrompt } from "./prompt.js";
import { drawResult } from "./result.js";
import { say } from "./say.js";
import { factor } from "./pace.js";
import { heard, play } from "./sounds.js";
import { drawSince } from "./since.js";
import { goesByPhases, Stage } from "./stage.js";
import { Unfolding } from "./unfold.js";
import { drawWaiting } from "./waiting.js";

const WIDE = matchMedia("(min-width: 60rem)");
const WIDE_BOARD = 1.9;
/** More panels than this are open one at a time, so that all of them are in view. */
const FEW = 2;
const NOTHING_SAID = [];

/** Draws the table as the session sees it now, or a frame of the past. */
export class View {
  /** What is chosen so far of an offer with several parts. */
  choice = new Choice();
  /** The board as it is drawn; null before the first scene. */
  board = null;
  /** The frame of the past that is shown; null: the present. */
  past = null;
  /** Parts of the page that the table ties to it before it begins: see `open` in table.js. */
  replay = null;
  hint = null;
  orders = null;
  standing = null;
  roles = null;
  analysis = null;
  guide = null;
  ending = null;
  log = null;
  trouble = null;
  chat = null;
  /** What a click on an element does: `act(id, point)`. */
  act = null;
  #overlay = new Overlay();
  #unfolding = new Unfolding();
  /** What the others have changed since the seat acted, else the last changes; null until it acts here: the log says it then. */
  #changes = null;
  #acted = false;
  /** While something moves: the scene with its pieces as they will be and all words as they were, and the log's length. */
  #between = null;
  /** The question that stood when the focus was moved last, with what was picked of its answer. */
  #asked = null;
  /** What has been told to who listens: the store whose first question was said. */
  #greeted = null;

  constructor(session, sheet) {
    this.session = session;
    this.sheet = sheet;
    this.stage = new Stage({
      sheet,
      light: shine,
      waiting: () => session.waiting,
      hurry: () => session.hurry(),
      log: () => session.store?.log ?? [],
      wanted: () => this.hint.open || (this.guide.on && Boolean(this.scene?.prompt.mine)),
      changed: () => this.guide.on && this.draw(),
    });
    WIDE.addEventListener("change", () => this.draw());
    addEventListener("resize", () => fitHand(document.getElementById("hand"), false));
    document.getElementById("players").addEventListener("toggle", showAsked, { capture: true });
  }

  get scene() {
    const scene = this.#between?.scene ?? this.past?.scene ?? this.session.store?.scene ?? null;
    const { table } = this.session;
    return scene && table.ending && !this.past ? closed(scene, table) : scene;
  }

  /** Drops everything that a seat has seen, before another person plays at the same screen. */
  forget() {
    this.past = null;
    this.#between = null;
    this.#changes = null;
    this.stage.clear();
    this.choice = new Choice();
    this.hint.dismiss();
    closeMenu();
    const dialog = document.getElementById("looking");
    dialog.close();
    dialog.replaceChildren();
  }

  /** Ids of what has changed: on a board it can be seen where. */
  #touched() {
    const changes = this.past?.changes ?? this.#changes;
    return new Set(changes ? changes.flatMap(({ source, target }) => [source, target]) : this.session.sinceLast.flatMap(({ on }) => on ?? []));
  }

  /** Takes in a frame and shows how it comes about. */
  async show(frame, { own, hurried }) {
    const { store, seat } = this.session;
    const before = store.scene;
    if (own || this.#acted || seat === null) this.#changes = [...frame.changes];
    else this.#changes?.push(...frame.changes);
    this.#acted = own;
    const heardBefore = before && { over: before.over, prompt: before.prompt };
    const ends = Boolean((frame.scene ?? frame.patch).over && !before?.over);
    if (this.past || !before || document.hidden || hurried || !factor()) {
      store.take(frame);
      this.draw();
    } else if (goesByPhases(frame)) {
      await this.#stageFirst(frame);
      if (store !== this.session.store) return;
      if (this.past) {
        store.take(frame);
        this.draw();
      } else await this.#move(frame.changes, () => store.take(frame), ends);
    } else {
      await this.#move(frame.changes, () => store.take(frame), ends);
      if (!own || ends || surprises(frame, seat)) this.stage.show(frame);
      if (!own || ends) await this.stage.rest;
    }
    if (store !== this.session.store || seat !== this.session.seat) return;
    this.#speak(frame, before);
    const sound = heardBefore && !document.hidden ? heard({ frame, before: heardBefore, after: store.scene }) : null;
    if (sound) play(sound);
    if (ends) this.#end();
  }

  /** All has come to rest: what the player has answered once and for all is answered, unless they look back or follow the guide. */
  async reply() {
    const { session } = this;
    await this.stage.rest;
    const { store } = session;
    if (!store?.scene || this.past || this.#between || session.sending || session.waiting || this.choice.path.length || this.guide.on) return;
    this.standing.reply(store.scene, store.ask);
  }

  /** The stage goes through a frame while the board is as it was before: it would show the end at once. */
  async #stageFirst(frame) {
    const { store } = this.session;
    this.#between = { scene: quiet(store.scene), lines: store.log.length };
    this.draw();
    this.stage.show(frame);
    await this.stage.rest;
    this.#between = null;
  }

  /** Shows a frame of the past, or the present again; the next one step by step. */
  async lookBack(frame, step) {
    this.#between = null;
    if (frame && step && this.past) await this.#move(frame.changes, () => (this.past = frame));
    else this.past = frame;
    this.draw();
    if (frame && step) this.stage.show(frame);
    else this.stage.clear();
    if (frame) this.log.follow();
  }

  /** All has been shown: now the result may be seen, unless somebody looks back. */
  #end() {
    this.#between = null;
    this.draw();
    if (!this.past) this.ending.arrive();
  }

  /** `ends`: whether the game ends with it; the result is then not seen before `#end`. */
  async #move(changes, take, ends = false) {
    const before = this.scene;
    const seats = new Map(before.places.map((place) => [place.id, place.seat]));
    const lines = this.session.store.log.length;
    const dock = document.getElementById("dock");
    let next = null;
    let between = null;
    const showBetween = (scene) => {
      if (between !== this.#between) return;
      between = this.#between = { scene, lines };
      this.draw();
    };
    await move(changes, {
      sheet: this.sheet,
      placeSeat: (id) => seats.get(id),
      hold: () => {
        dock.style.minHeight = `${dock.offsetHeight}px`;
        take();
        next = this.scene;
        showBetween(quiet(before));
      },
      lay: () => showBetween(untold(next, before)),
      announce: () => {
        dock.style.minHeight = "";
        if (!next) take();
        if (between !== this.#between) return;
        this.#between = ends ? { scene: untold(this.session.store.scene, before) } : null;
        this.draw();
      },
    });
  }

  #speak(frame, before) {
    const { prompt } = this.session.store.scene;
    for (const line of frame.log) if (!line.minor) say(line.text);
    if (prompt.text !== before?.prompt.text) say(prompt.text);
  }

  /** Something was picked that leads to more, or was put back. */
  picked() {
    this.draw();
    if (this.choice.path.length) say(this.choice.path.at(-1).label);
  }

  /** There is a hint, or there is none any more. */
  hinted() {
    this.draw();
    if (!this.hint.open || this.hint.thinking || document.activeElement.closest("#hint")) return;
    document.querySelector("[data-hint]")?.focus({ preventScroll: true });
  }

  pointHint(n) {
    this.hint.point(n);
    this.preview([]);
  }

  /** What would change where somebody points; else what the offer that was picked leads to, or what the hint speaks of. */
  preview(marks) {
    this.#overlay.preview([marks, this.choice.foreseen, this.#advised()].find((each) => each.length) ?? []);
  }

  /** The elements that the bot's advice is about, for now or for the frame that is shown. */
  #advised() {
    if (this.past) return this.analysis.marks(this.past.number);
    return this.hint.open ? this.hint.marks : this.guide.marks;
  }

  /** A move is under way: seen at once, without drawing the table anew. */
  showSending() {
    document.body.toggleAttribute("data-sending", this.session.sending);
  }

  draw() {
    const { session, scene } = this;
    const table = session.table;
    if (session.settled) document.body.dataset.frame = this.past?.number ?? session.store?.number ?? "";
    document.body.classList.toggle("looking-back", this.past !== null);
    this.showSending();
    this.#overlay.preview([]);
    this.hint.renew();
    this.chat.address(table.seats, session.seat);
    this.chat.draw(session.store?.chat ?? NOTHING_SAID, session.seat);
    this.trouble.draw(session.store?.chat ?? []);
    this.log.draw(session.store?.log ?? [], this.past?.number ?? null, this.#between?.lines);
    if (!scene) return this.#drawEmpty(table);
    const focused = document.activeElement;
    this.choice.renew(this.past ? [] : scene.offers);
    const context = contextOf({
      scene,
      table,
      sheet: this.sheet,
      choice: this.choice,
      wide: WIDE.matches,
      touched: this.#touched(),
    });
    this.#drawBoard(context);
    const aside = asideOf(this.board);
    const beside = aside.flatMap((wanted) => scene.panels.filter(({ kind }) => kind === wanted));
    const others = scene.panels.filter(({ kind }) => ![...aside, "hand", "display"].includes(kind));
    fill("banner", !this.past && (table.ending ? drawEnded(table, scene.seat) : scene.over && drawResult(table, scene)));
    fill(
      "players",
      beside.map((panel) => drawPanel(panel, context)),
    );
    this.#drawSide(others, context);
    const dealt = fill("hand", drawHand(context));
    fill("hint", this.past ? this.analysis.note(this.past.number) : this.hint.draw());
    fill("prompt", this.#drawPrompt(context));
    if (!this.#between) this.#drawGuide(scene);
    this.preview([]);
    this.#overlay.links(scene.marks.filter(({ kind }) => ARROWS.includes(kind)));
    if (this.replay.open) this.replay.update();
    this.#retitle(scene);
    describe(scene);
    this.#settle(dealt);
    this.#guide(scene, focused);
    if (this.session.store !== this.#greeted && !this.past) this.#greet(scene);
  }

  /** The panels at the side; many are open one at a time. */
  #drawSide(panels, context) {
    const wanted = (n) => (context.wide && panels.length > FEW ? { among: "side", open: n === 0 } : {});
    const draw = () => fill("side", panels.map((panel, n) => drawPanel(panel, context, wanted(n))));
    const asked = context.scene.prompt.mine && !this.past && !this.#between ? this.session.store.ask : null;
    this.#unfolding.renew(document.getElementById("side"), draw, asked);
  }

  /** What depends on how large something is drawn: all of it when nothing is to change any more, so that sizes are computed once. */
  #settle(dealt) {
    fitHand(document.getElementById("hand"), dealt);
    this.board?.settle();
    this.log.settle();
    reachScrolling();
  }

  /** The guide, the hint and the stage take turns: all are read in the same corner. */
  #drawGuide(scene) {
    this.stage.giveWay();
    this.guide.draw(this.past || this.stage.showing ? null : scene);
  }

  /** When a new question stands, or its next part, whoever uses the keyboard is led to the first offer. */
  #guide({ prompt }, focused) {
    const { store } = this.session;
    const lost = focused !== document.body && !focused?.isConnected;
    const asked = prompt.mine && !this.past && !this.#between ? `${store.ask} ${this.choice.path.length}` : null;
    if (lost) document.getElementById("dock").focus({ preventScroll: true });
    if (asked !== null && asked !== this.#asked && this.choice.open.length) focusFirst(this.choice.open);
    this.#asked = asked;
  }

  /** The first question is said when the table opens. */
  #greet({ prompt }) {
    this.#greeted = this.session.store;
    say(prompt.text);
  }

  #drawBoard(context) {
    if (!context.onBoard.length) return;
    if (!this.board) this.#layOut(context.scene);
    this.board.draw(context);
  }

  /** The page is laid out around a map; around piles on a table it is always the same. Buttons are in the header if it is wide. */
  #layOut({ places }) {
    const words = {
      board: t("table-board"),
      zoomIn: t("table-zoom-in"),
      zoomOut: t("table-zoom-out"),
      fit: t("table-zoom-fit"),
    };
    this.board = new Board(this.sheet, { act: (id, point) => this.act(id, point), words });
    const { aspect, view } = this.board;
    document.body.classList.add("with-board", aspect > WIDE_BOARD ? "wide-board" : "tall-board");
    document.body.style.setProperty("--aspect", aspect.toFixed(3));
    if (aspect <= WIDE_BOARD) keepArranged(aspect, places.some(({ term }) => term === "hand"));
    const place = () => (WIDE.matches ? document.querySelector(".table-title").after(view.buttons) : view.frame.append(view.buttons));
    WIDE.addEventListener("change", place);
    place();
  }

  #drawPrompt(context) {
    const { session, past } = this;
    const { prompt } = context.scene;
    const shown = withinReach(new Set(this.choice.open.flatMap(({ on }) => on)));
    const ownElsewhere =
      past || prompt.mine ? [] : session.mine.filter((seat) => seat !== session.seat && prompt.seats.includes(seat));
    return drawPrompt(context, {
      past,
      ownElsewhere,
      shown,
      hint: !past && this.hint.possible,
      typed: this.orders.found && { ...this.orders.found, completion: this.orders.completion },
      always: past ? null : this.standing.button(context),
      since: !past && prompt.mine ? drawSince(session.sinceLast) : null,
    });
  }

  #drawEmpty(table) {
    const behindCurtain = this.session.store === null;
    this.choice.renew([]);
    fill("players", !behindCurtain && table.status === "waiting" && drawWaiting(table, this.session.store.chat, this.roles, toast));
    for (const id of ["banner", "side", "hand", "hint", "prompt"]) fill(id);
    this.board?.clear();
    this.#overlay.links([]);
    this.guide.draw(null);
    this.log.settle();
  }

  #retitle({ prompt, over }) {
    const plain = document.title.replace(/^● [^·]+ · /, "");
    const mine = prompt.mine && !over;
    document.title = mine ? `● ${t("table-your-turn")} · ${plain}` : plain;
    document.querySelector("link[rel=icon]").href = mine ? addressOf("base/icon-turn.svg") : addressOf("base/icon.svg");
  }
}

/** Whether a frame that a seat has caused holds more than it has chosen: dice, or what befalls others. */
const surprises = ({ changes, log }, seat) =>
  changes.some(({ kind }) => kind === "roll") || log.some((line) => line.seat !== null && line.seat !== seat);

/** A scene in which nothing can be chosen. */
const quiet = (scene) => ({ ...scene, offers: [], undoable: 0 });

/** A scene with its new pieces, while everything that reveals the result is as it was before. */
function untold(scene, before) {
  const known = new Map(before.panels.map((panel) => [panel.id, panel]));
  const panels = scene.panels.map((panel) => {
    const { facts, sections } = known.get(panel.id) ?? panel;
    return { ...panel, facts, sections };
  });
  return { ...quiet(scene), panels, prompt: before.prompt, over: before.over };
}

/** The kinds of panels by the board. On a narrow page what is foreseen is next to it, else it would be far below. */
function asideOf(board) {
  if (!WIDE.matches) return ["forecast", "player"];
  return board && board.aspect <= WIDE_BOARD ? ["player", "forecast"] : ["player"];
}

/** Those of some ids whose element can be chosen where it is. On a narrow page only the hand and the board are sure to be seen. */
function withinReach(ids) {
  const found = new Set();
  for (const element of document.querySelectorAll(WIDE.matches ? ELEMENTS : ELEMENTS_NEAR)) {
    const id = idOf(element);
    if (ids.has(id) && !found.has(id) && element.checkVisibility()) found.add(id);
  }
  return found;
}

const ELEMENTS = "[data-piece], [data-place], [data-panel]";
const ELEMENTS_NEAR = ":is(#hand, #board) :is([data-piece], [data-place], [data-panel])";

/**
 * Tells the style sheets what they need to know of the page as a whole. With `:has` they could find out themselves, but then the style
 * of every element on the page would be computed anew whenever an element comes or goes anywhere.
 */
function describe({ panels, seat }) {
  const { classList, dataset } = document.body;
  const boards = document.getElementById("players").children.length;
  const own = panels.some((panel) => panel.kind === "player" && panel.seat === seat);
  classList.toggle("with-own", own);
  classList.toggle("four-panels", boards >= 4);
  classList.toggle("five-panels", boards >= 5);
  if (dataset.rivals !== String(boards - own)) dataset.rivals = boards - own;
  showAsked();
}

/** The part of what is foreseen that is asked now may be opened and closed by the reader. */
function showAsked() {
  document.body.classList.toggle("asked-open", Boolean(document.querySelector("#players .sections .now > [open]")));
}

/** Makes an element of the page hold these children; whether anything had to change. */
function fill(id, ...children) {
  const shown = document.getElementById(id);
  const wanted = shown.cloneNode(false);
  wanted.append(...children.flat(Infinity).filter((child) => child instanceof Node));
  return morph(shown, wanted);
}
