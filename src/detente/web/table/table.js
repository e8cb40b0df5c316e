/** The table: starts the page and ties its parts together. It knows no game. */

import { ApiError, get, post } from "../base/api.js";
import { el, icon } from "../base/dom.js";
import { startPage, toast } from "../base/page.js";
import { t } from "../base/words.js";
import { aiming } from "./aim.js";
import { actAt, listen, show as showPieces } from "./act.js";
import { showChart } from "../learn/chart.js";
import { Guide } from "../learn/guide.js";
import { Agree } from "./agree.js";
import { Analysis } from "./analysis.js";
import { Chat } from "./chat.js";
import { Clock } from "./clock.js";
import { send } from "./commands.js";
import { namesOf } from "./context.js";
import { dragging } from "./drag.js";
import { guideFocus } from "./focus.js";
import { Ending } from "./ending.js";
import { Hint } from "./hint.js";
import { keyboard, showSettings } from "./keys.js";
import { Lens } from "./lens.js";
import { Log, shine } from "./log.js";
import { Days } from "./days.js";
import { closeMenu } from "./menu.js";
import { probing } from "./probe.js";
import { Orders } from "./orders.js";
import { News } from "./news.js";
import { Notes } from "./notes.js";
import { People } from "./people.js";
import { useColours } from "./pieces.js";
import { tabs } from "./tabs.js";
import { typing } from "./typing.js";
import { Ready } from "./ready.js";
import { Replay } from "./replay.js";
import { Roles } from "./roles.js";
import { Rules } from "./rules.js";
import { loadSheet } from "./sheet.js";
import { Session } from "./session.js";
import { Standing } from "./standing.js";
import { StandingOrders } from "./standing-orders.js";
import { Trouble } from "./trouble.js";
import { View } from "./view.js";
import { drawQuestion, explain } from "./why.js";

const ICONS = {
  replay: ["M3 12a9 9 0 1 0 3-6.7", "M3 4v5h5", "M12 8v4l3 2"],
  rules: ["M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2c2-1.5 5-2 8-2V4c-3 0-6 .5-8 2z", "M12 6v14"],
  people: ["M9 11a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7z", "M2 20c0-4 3-6 7-6s7 2 7 6", "M16 4.5a3.5 3.5 0 0 1 0 6", "M18 14.5c2.5.8 4 2.6 4 5.5"],
  time: ["M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z", "M12 7v5l3.5 2"],
  talk: ["M4 5h16v11H9l-5 4z", "M8 9h8M8 12h5"],
  settings: ["M4 7h9M17 7h3M4 17h3M11 17h9", "M15 5v4M9 15v4"],
};

async function start() {
  const page = await startPage({ texts: ["table", "learn", "time"] });
  const id = decodeURIComponent(location.pathname.split("/")[2] ?? "");
  try {
    await open(id, page);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notice(null);
    page.setTitle(t("table-unknown-table"));
    drawNothing(error.message);
  }
}

/** There is no table here, or none that the visitor may see. */
function drawNothing(message) {
  for (const id of ["flank", "dock"]) document.getElementById(id).remove();
  document.getElementById("players").append(
    el(
      "section",
      { class: "waiting" },
      el("h1", {}, t("table-unknown-table")),
      el("p", { role: "alert" }, message),
      el("a", { class: "button primary", href: "/" }, t("missing-lobby")),
    ),
  );
}

async function open(id, page) {
  const path = `/api/tables/${encodeURIComponent(id)}`;
  notice(t("table-connecting"));
  const table = await get(path);
  const sheet = await loadSheet(table, () => notice(t("table-offline")));
  useColours(sheet.palette);
  notice(null);
  const session = new Session(table, path);
  const view = new View(session, sheet);
  const app = { view, session, sheet };

  const roles = (view.roles = new Roles(table, () => session.onchange()));
  const people = new People(session, { roles, notify: toast, failed });
  const clock = new Clock(session, { failed });
  const news = new News(session, { failed, changed: () => days.draw() });
  const agree = new Agree(session, { failed, asked: () => days.close() });
  const notes = new Notes(session, { failed });
  const ready = new Ready(session, { failed });
  const away = new StandingOrders(session, { changed: () => days.draw(), answered: (frames) => session.markAnswered(frames) || view.draw() });
  const days = new Days([clock, away, agree, news]);
  session.onchange = () => {
    view.draw();
    people.draw();
    view.ending.greet();
    clock.draw();
    agree.draw();
    ready.draw();
    notes.draw();
    days.draw();
  };
  session.onsending = () => view.showSending();
  session.onended = () => view.ending.arrive();
  session.onrefused = (message) => notice(message);
  session.onoffline = (offline) => {
    notice(offline ? t("table-offline") : null);
    if (!offline) view.ending.back();
  };
  session.onframe = (frame, how) => view.show(frame, how);

  const replay = new Replay({
    path: () => `${path}/seats/${session.seat ?? "-"}/frames`,
    first: () => session.store?.first ?? 0,
    last: () => session.store?.number ?? 0,
    show: (frame, step) => view.lookBack(frame, step),
    rested: () => view.stage.rest,
    failed,
  });
  view.replay = replay;
  session.onleave = () => {
    replay.forget();
    notes.forget();
    view.forget();
  };
  view.hint = new Hint(session, { failed, changed: () => view.hinted() });
  view.orders = new Orders(session, { failed, changed: () => view.draw() });
  view.analysis = new Analysis(session, { jump: (frame) => replay.go(frame), panels: () => view.scene?.panels ?? [] });
  const guide = (view.guide = new Guide(session, { sheet, light: shine, changed: () => view.draw(), send: (offers) => acts.send(offers) }));
  const rules = new Rules(table, sheet, [
    table.guide && { label: t("guide-start"), open: () => guide.toggle(true) || view.draw() },
    { label: t("chart-title"), open: () => attempt(() => showChart(session)) },
  ]);
  view.ending = new Ending(session, sheet, { jump: (frame) => replay.go(frame), panels: () => view.scene?.panels ?? [], notify: toast });
  view.log = new Log({ shine, jump: (frame) => replay.go(frame) });
  pointing(shine);
  view.trouble = new Trouble(table.id);
  view.chat = new Chat({ send: (text) => attempt(() => send(`${path}/chat`, { seat: session.seat, text })), notify: toast });
  const acts = actions(app, replay);
  view.standing = new Standing(session, { answer: acts.answer, notify: toast, changed: () => view.draw() || view.reply() });
  session.onrest = () => view.reply();
  view.act = (id, point) => actAt(acts, id, point);
  listen(acts);
  aiming(acts);
  acts.lens.listen(acts);
  probing(acts.lens);
  dragging(acts);
  keyboard(acts);
  typing(acts, view.orders);
  guideFocus(() => (view.past || !view.scene?.prompt.mine ? [] : view.choice.open));
  clicks(acts);
  header(page, table, { replay, rules, people, days, chat: view.chat, settings: acts.settings });
  tabs(view.chat);
  await session.begin(new URLSearchParams(location.search).get("seat"));
  await away.read();
}

/** What the mouse, fingers and keys may ask for. */
function actions({ view, session, sheet }, replay) {
  const perform = async (offer) => {
    if (view.past || session.sending) return;
    closeMenu();
    const chosen = view.choice.pick(offer);
    view.preview([]);
    if (chosen) await order({ actions: chosen });
    else view.picked();
  };
  const order = async (what) => {
    if (what.actions) view.standing.goOn();
    view.choice.path = [];
    view.hint.stop();
    const before = session.store.number;
    try {
      await session.command(what);
    } catch (error) {
      failed(error, session);
    }
    // a frame draws the table; without one, what was picked is put back
    if (session.store?.number === before && !session.sending) view.draw();
    view.reply();
  };
  const send = (offers) => {
    if (!view.past && !session.sending) order({ actions: offers.map(({ action }) => action) });
  };
  return {
    sheet,
    send,
    lens: new Lens(sheet),
    perform,
    /** Sends an answer that nobody clicked. Whether it is too late does not matter: then the question has been answered elsewhere. */
    answer: async (offer) => {
      await session.command({ actions: [offer.action] }).catch((error) => error.code !== "stale" && failed(error, session));
      view.reply();
    },
    always: (name) => {
      toast(t("table-standing-chosen"));
      view.standing.choose(name, "table");
    },
    settings: () => showSettings(view.standing.settings(view.scene)),
    get scene() {
      return view.scene;
    },
    /** What drawing offers needs to know. */
    get context() {
      return { sheet, names: namesOf(view.scene) };
    },
    get choice() {
      return view.choice;
    },
    get board() {
      return view.board;
    },
    preview: (marks) => view.preview(marks),
    pointHint: (n) => view.pointHint(n),
    refuse: (ids) => explain({ view, session, failed }, ids, () => null),
    /** The same; if no rule forbids it, the question is said again. */
    remind: (ids) => explain({ view, session, failed }, ids, drawQuestion),
    hint: () => !view.past && view.hint.ask(),
    takeHint: (n) => {
      const actions = view.hint.actions(n);
      if (actions && !view.past && !session.sending) order({ actions });
    },
    dismiss: () => view.hint.dismiss() && view.hinted(),
    analyse: () => view.analysis.open(),
    ending: () => view.ending.open(),
    browse: (place) => {
      const { scene } = view;
      showPieces(
        scene.pieces.filter((piece) => piece.place === place && piece.face !== null),
        sheet,
        scene.places.find(({ id }) => id === place).name,
      );
    },
    undo: (count = 1) => {
      if (!(view.scene?.undoable >= count) || view.past || session.sending) return;
      view.standing.hold();
      order({ undo: count });
    },
    pass: (seat) => session.pass(seat),
    replay: () => replay.toggle(),
    rematch: () =>
      attempt(async () => {
        const { id } = await post(`${session.path}/rematch`, {});
        location.assign(`/table/${encodeURIComponent(id)}`);
      }),
    watch: (number) => replay.watch(number),
    skip: () => view.stage.showing && view.stage.skip(),
    back: () => {
      if (closeMenu()) return;
      if (view.hint.dismiss()) return view.hinted();
      if (view.choice.back()) view.picked();
      else if (view.past) replay.now();
    },
    actions: (first = "button") => {
      const list = document.getElementById("actions");
      if (!list) return;
      list.open = true;
      list.querySelector(first)?.focus();
    },
  };
}

/** What an explanation or an offer speaks of is lit as long as somebody points at it. */
function pointing(light) {
  for (const id of ["side", "players", "prompt"]) {
    const parts = document.getElementById(id);
    for (const kind of ["pointerover", "focusin"]) {
      parts.addEventListener(kind, ({ target }) => {
        const marked = target.closest("[data-on]");
        light(marked ? JSON.parse(marked.dataset.on) : []);
      });
    }
    for (const kind of ["pointerleave", "focusout"]) parts.addEventListener(kind, () => light([]));
  }
}

function clicks(acts) {
  document.addEventListener("click", ({ target }) => {
    const of = (name) => target.closest?.(`[data-${name}]`)?.dataset[name];
    if (of("undo")) acts.undo(Number(of("undo")));
    else if (of("pass")) acts.pass(Number(of("pass")));
    else if (of("always")) acts.always(of("always"));
    else if (of("browse")) acts.browse(of("browse"));
    else if (of("watch")) acts.watch(Number(of("watch")));
    else if (of("hint")) acts.takeHint(Number(of("hint")));
    else if (of("do")) ({ back: acts.back, hint: acts.hint, dismiss: acts.dismiss, analyse: acts.analyse, ending: acts.ending, rematch: acts.rematch })[of("do")]();
    for (const list of document.querySelectorAll("#actions[open], #since[open]")) {
      if (!list.contains(target) || of("offer") || of("watch")) list.open = false;
    }
  });
}

function header({ slot, setTitle }, table, { replay, rules, people, days, chat, settings }) {
  const title = table.name ? t("table-title", { title: table.title, name: table.name }) : table.title;
  const button = (name, label, act) =>
    el(
      "button",
      { class: `quiet square ${name}`, type: "button", title: label, "aria-label": label, onclick: act },
      icon(...ICONS[name]),
    );
  setTitle(title);
  slot.append(
    el("h1", { class: "table-title" }, el("b", {}, table.title), table.name && el("span", {}, table.name)),
    button("talk", `${t("table-log")}, ${t("table-chat")}`, () => {
      if (document.body.classList.toggle("talking") && chat.hasNews) document.getElementById("tab-chat").click();
    }),
    button("people", t("table-people"), () => people.open()),
    button("time", t("days-title"), () => days.open()),
    button("replay", t("table-replay"), () => replay.toggle()),
    button("rules", t("table-rules"), () => rules.open(null)),
    button("settings", t("table-settings"), settings),
  );
}

function notice(text) {
  const bar = document.getElementById("notice");
  bar.hidden = !text;
  bar.textContent = text ?? "";
}

/** Says why something was refused. The table is asked anew: nothing on it may be out of date. */
function failed(error, session = null) {
  if (!(error instanceof ApiError)) throw error;
  const text = error.code === "stale" ? t("table-stale") : error.message;
  toast(text, { kind: "error", rule: error.rule, game: session?.table.game });
  if (session && error.code !== "offline") session.reopen();
}

async function attempt(what) {
  try {
    await what();
    return true;
  } catch (error) {
    failed(error);
    return false;
  }
}

start();
