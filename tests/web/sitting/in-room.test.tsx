import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Language } from "../../../src/contract/item/content";
import type { RoomUpdate, SeatNotice } from "../../../src/contract/rooms/room-update";
import { familyModuleFor } from "../../../src/web/exam/families/family-modules";
import { preloadRoomParts } from "../../../src/web/exam/room/LazyRoomParts";
import { clockText } from "../../../src/web/exam/shell/clock";
import { onStage } from "./follow";
import { answer, beats, begin, type Scene } from "./scene";
import { fixed, minute, opening, receipt } from "./school";
import { ticks, until } from "./ticks";

const { Screen, load } = familyModuleFor(fixed());
await Promise.all([preloadRoomParts(), Screen.preload(), load()]);

const second = 1_000;
const server = onStage();
let scene: Scene;
afterEach(() => {
  scene.stage.close();
  localStorage.clear();
  vi.clearAllTimers();
});

const update = (seq: number, ...events: readonly SeatNotice[]): RoomUpdate => ({
  seq,
  ends_at: null,
  events: [...events],
});
const heldAt = (at: number): SeatNotice => ({ seq: 4, at, kind: "stopped", reason: "fire alarm" });

const sitting = async (language: Language = "en", changes: object = {}) => {
  const told = { stopped_at: null, room: { ...update(3), given: [], read_seq: 0 }, ...changes };
  scene = await begin({ server: server(), kind: "fixed", language }, told);
  await until(() => scene.stage.see().heading !== null && scene.stage.see().timer !== null, "the question is shown");
};
const seen = () => scene.stage.see();
/** Lets time pass until the next heartbeat, which is answered like this. */
const hears = async (changes: object) => {
  const before = scene.stage.beats.length;
  beats(scene, changes);
  // none goes out while an earlier one is under way
  await until(async () => {
    await scene.stage.pass(second);
    return scene.stage.beats.length > before;
  }, "a heartbeat goes out");
};

describe("a clock that the invigilator has stopped", () => {
  const words = {
    en: {
      title: "The invigilator has stopped the time",
      text: "Your time does not run, and your answers stay. The test goes on here by itself.",
      left: "You have 9:54 left.",
      reason: "Reason: fire alarm",
      given: "+1:30, fire alarm",
    },
    zh: {
      title: "监考老师暂停了计时",
      text: "你的时间不会减少，答案都会保留。测试会在这里自动继续。",
      left: "你还有 9:54。",
      reason: "原因：fire alarm",
      given: "+1:30，fire alarm",
    },
  } as const;

  it.each(["en", "zh"] as const)("stands still under a sheet, and goes on where it stood (%s)", async (language) => {
    await sitting(language);
    const { title, text, left, reason, given } = words[language];
    const stoppedAt = opening + 6 * second;
    await hears({ stopped_at: stoppedAt, room: update(4, heldAt(stoppedAt)) });
    await until(() => seen().cover === `${title}: ${text} ${left} ${reason}`, "the sheet covers the question");
    expect(document.activeElement?.textContent).toBe(title);
    expect(getComputedStyle(screen.getByRole("main", { hidden: true })).visibility).toBe("hidden");
    await scene.stage.pass(80 * second);
    expect([seen().timer, seen().cover]).toEqual(["9:54", `${title}: ${text} ${left} ${reason}`]);
    const credit = { ms: 90 * second, kind: "pause", reason: "fire alarm", at: stoppedAt + 90 * second };
    await hears({
      stopped_at: null,
      deadline: opening + 10 * minute + 90 * second,
      room: { ...update(5, { seq: 5, at: credit.at, kind: "resumed", reason: "fire alarm" }), given: [credit] },
    });
    await until(() => seen().cover === null, "the sheet goes");
    const leftMs = opening + 10 * minute + 90 * second - Date.now();
    expect(seen().timer).toBe(clockText(leftMs));
    await until(() => screen.queryByText(given) !== null, "the time given is shown");
    await scene.stage.press(language === "en" ? "OK" : "知道了");
    expect(screen.queryByText(given)).toBeNull();
  });

  it("stands still from the start where the window opens in the hold, without a time limit too", async () => {
    const room = { ...update(4, heldAt(opening)), given: [], read_seq: 0 };
    scene = await begin({ server: server(), kind: "fixed" }, { stopped_at: opening, room, deadline: null });
    await until(() => seen().cover?.startsWith(words.en.title) === true, "the sheet covers the question");
    expect([seen().cover, seen().timer]).toEqual([`${words.en.title}: ${words.en.text} ${words.en.reason}`, null]);
  });

  it("is learnt of at once by the reply to an answer", async () => {
    await sitting();
    const { stage } = scene;
    await answer(scene);
    const stoppedAt = Date.now();
    beats(scene, { stopped_at: stoppedAt, room: update(4, heldAt(stoppedAt)) });
    const before = stage.beats.length;
    (await stage.take("answerExercise")).envelope(200, receipt({ room_seq: 4, deadline: opening + second }));
    await until(() => stage.beats.length === before + 1, "a heartbeat goes out");
    expect(stage.beats.at(-1)).toMatchObject({ room_seq: 3, read_seq: 0 });
    await until(() => seen().cover?.startsWith(words.en.title) === true, "the sheet covers the question");
  });
});

describe("a message of the invigilator", () => {
  const text = { en: "<b>Please</b> be quiet", zh: "请安静" };
  const message = (more: Partial<Extract<SeatNotice, { kind: "message" }>> = {}): SeatNotice => ({
    seq: 4,
    at: opening,
    kind: "message",
    text,
    ...more,
  });
  const dialog = async (): Promise<HTMLElement> => {
    await until(() => screen.queryByRole("alertdialog") !== null, "the message is shown");
    return screen.getByRole("alertdialog");
  };

  it("is shown as text until it is read, and the mark goes out at once", async () => {
    await sitting();
    await hears({ stopped_at: null, room: update(4, message()) });
    const shown = await dialog();
    expect(shown.textContent).toContain("Message from the invigilator");
    expect(shown.textContent).toContain("<b>Please</b> be quiet");
    expect(shown.querySelector("b")).toBeNull();
    expect(document.activeElement?.textContent).toBe("Message from the invigilator");
    await hears({ stopped_at: null, room: update(5, message({ seq: 5, text: { zh: "还有五分钟" } })) });
    await until(() => shown.textContent?.includes("还有五分钟") === true, "the second message is shown too");
    expect(shown.querySelector("[lang=zh]")?.textContent).toBe("还有五分钟");
    const before = scene.stage.beats.length;
    beats(scene, { stopped_at: null, room: update(5) });
    await scene.stage.press("I have read it");
    await until(() => scene.stage.beats.length === before + 1, "a heartbeat goes out");
    expect(scene.stage.beats.at(-1)).toMatchObject({ room_seq: 5, read_seq: 5 });
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("is in the student's language, and after a reload only if it was not read", async () => {
    const events = [message(), message({ seq: 5, text: { zh: "第二条", en: "Second" } })];
    await sitting("zh", { room: { ...update(5, ...events), given: [], read_seq: 4 } });
    const shown = await dialog();
    expect([...shown.querySelectorAll("p")].map((line) => line.textContent).at(-1)).toBe("第二条");
    expect(shown.textContent).not.toContain("请安静");
    expect(shown.textContent).toContain("我已阅读");
  });
});

describe("a test that goes on after the hand-in", () => {
  it.each([
    ["en", "You may go on with the test. Everything that you handed in is kept.", "Reason: pressed too early"],
    ["zh", "你可以继续测试。之前交上的答案都已保留。", "原因：pressed too early"],
  ] as const)("says so until it is read, and no longer that it ends (%s)", async (language, words, reason) => {
    const ending: SeatNotice = { seq: 4, at: opening, kind: "ending", reason: "feels ill" };
    const reopened: SeatNotice = { seq: 6, at: opening, kind: "reopened", reason: "pressed too early" };
    await sitting(language, { room: { ...update(6, ending, reopened), given: [], read_seq: 3 } });
    await until(() => screen.queryByRole("alertdialog") !== null, "the notice is shown");
    const lines = [...screen.getByRole("alertdialog").querySelectorAll("p")].map((line) => line.textContent);
    expect(lines.slice(1)).toEqual([words, reason]);
    expect([seen().alert, screen.queryByText(/feels ill/)]).toEqual([null, null]);
    beats(scene, { stopped_at: null, room: update(6) });
    await scene.stage.press(language === "en" ? "I have read it" : "我已阅读");
    await until(() => screen.queryByRole("alertdialog") === null, "the notice goes");
    expect(scene.stage.beats.at(-1)).toMatchObject({ read_seq: 6 });
  });
});

describe("an end that comes earlier", () => {
  it("is said before it comes, with its reason", async () => {
    await sitting();
    const ends_at = new Date(2026, 8, 1, 9, 5).getTime();
    const planned: SeatNotice = { seq: 4, at: opening, kind: "endPlanned", ends_at, reason: "lunch" };
    await hears({ stopped_at: null, room: { ...update(4, planned), ends_at } });
    const said = "The test ends for everybody at 09:05. Reason: lunch";
    await until(() => screen.queryByText(said) !== null, "the planned end is said");
    const ending: SeatNotice = { seq: 5, at: opening, kind: "ending", reason: "" };
    await hears({ stopped_at: null, deadline: ends_at, room: { ...update(5, ending), ends_at } });
    await until(() => seen().alert !== null, "the end is announced");
    expect(seen().alert).toBe("The invigilator ends your test at 09:05:00. It is handed in with all your answers.");
  });

  const plans = async (ends_at: number) => {
    const planned: SeatNotice = { seq: 4, at: opening, kind: "endPlanned", ends_at, reason: "lunch" };
    await hears({ stopped_at: null, room: { ...update(4, planned), ends_at } });
  };

  it("is what the clock counts to, and the end by which the window hands in", async () => {
    await sitting();
    const ends_at = opening + 8 * minute;
    await plans(ends_at);
    const shown = () => seen().timer === clockText(ends_at - Date.now());
    await until(shown, "the clock counts to the planned end");
    scene.book.deadline = ends_at;
    await answer(scene);
    scene.book.deadline = opening + 10 * minute;
    // the reply reports the sitting's own end
    (await scene.stage.take("answerExercise")).envelope(200, receipt({ room_seq: 4, deadline: opening + 10 * minute }));
    await scene.stage.pass(second);
    await until(shown, "the clock still counts to the planned end");
    await scene.stage.pass(ends_at - Date.now());
    const { body } = await scene.stage.take("advanceExam");
    expect(JSON.parse(body)).toMatchObject({ reason: "clock", due_at: ends_at });
  });

  it("that is withdrawn gives the clock back its own end", async () => {
    await sitting();
    await plans(opening + 2 * minute);
    await hears({
      stopped_at: null,
      room: update(5, { seq: 5, at: opening, kind: "endPlanned", ends_at: null, reason: "" }),
    });
    await until(
      () => seen().timer === clockText(opening + 10 * minute - Date.now()),
      "the clock counts to its own end",
    );
    expect(screen.queryByText(/ends for everybody/)).toBeNull();
  });

  it("is not said where the student's own time is over before", async () => {
    await sitting();
    const ends_at = opening + 11 * minute;
    const planned: SeatNotice = { seq: 4, at: opening, kind: "endPlanned", ends_at, reason: "lunch" };
    await hears({ stopped_at: null, room: { ...update(4, planned), ends_at } });
    await until(() => scene.stage.beats.length > 0, "a heartbeat is answered");
    expect(screen.queryByText(/ends for everybody/)).toBeNull();
  });
});

it("sends a heartbeat about every five seconds in a room, never in step with others", async () => {
  await sitting();
  const before = scene.stage.beats.length;
  await scene.stage.pass(4_400);
  expect(scene.stage.beats).toHaveLength(before);
  for (let count = 1; count <= 6; count += 1) {
    beats(scene, { stopped_at: null, room: update(3) });
    await scene.stage.pass(5_500);
    await until(() => scene.stage.beats.length === before + count, "a heartbeat goes out");
    await ticks();
  }
  expect(scene.stage.beats.at(-1)).toEqual({
    attempt_id: "a1",
    lease: "lease-1",
    pending: 0,
    room_seq: 3,
    read_seq: 0,
  });
});
