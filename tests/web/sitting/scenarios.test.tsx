import { afterEach, describe, expect, it, vi } from "vitest";
import type { SavedAnswer } from "../../../src/contract/exam";
import { onStage } from "./follow";
import {
  answer,
  begin,
  choose,
  confirmed,
  cut,
  goesOut,
  handIn,
  isOver,
  presents,
  recordOf,
  refused,
  settles,
  type Scene,
} from "./scene";
import { adaptive, detail, fixed, minute, next, opening, receipt } from "./school";
import { newDevice, openStage } from "./stage";
import { turns, until } from "./turns";

const server = onStage();
const open: Scene[] = [];
const opened = <One extends Scene>(scene: One): One => {
  open.push(scene);
  return scene;
};
afterEach(() => {
  for (const { stage } of open.splice(0)) stage.close();
  vi.clearAllTimers();
});

const third = { number: 3, exercise: "e3", isLast: true } as const;
const zinc: SavedAnswer = {
  exercise_id: "e3",
  answer: { type: "text_entry", text: "Zinc" },
  revision: 1,
  seq: 1,
  saved_at: opening,
  elapsed_ms: 900,
  check_status: 0,
  epoch: 1,
  held: false,
};
const iron: SavedAnswer = { ...zinc, exercise_id: "e1", answer: { type: "text_entry", text: "Iron" } };

describe("a page that is closed before its answer has arrived", () => {
  it.each([
    ["nothing of it", []],
    ["the answer, whose receipt was lost", [zinc]],
  ])(
    "finds it again, sends it once with the same key and calls it saved, where the server has %s",
    async (_, answers) => {
      const device = newDevice();
      const first = await begin({ server: server(), kind: "fixed", device });
      await settles(first);
      await first.stage.press("Question 3, open");
      first.book.question = third;
      await answer(first, "Zinc");
      await cut(first);
      await settles(first);
      expect(first.stage.see().saving).toBe("Offline. 1 answer is kept on this device.");
      first.stage.close();

      const second = opened(await begin({ server: server(), kind: "fixed", device }, { answers }));
      const { stage, book } = second;
      book.sent[1] = "start menu_id=m1 mode=full lease=lease-1";
      book.owed = first.book.owed;
      book.chosen = { e3: "Zinc" };
      await settles(second);
      await stage.press("Question 3, answered");
      book.question = third;
      await settles(second);
      await stage.pass(500);
      goesOut(second);
      expect(book.sent.at(-1)).toBe("answer e3 r1 Zinc key-0001 lease-1");
      await settles(second);
      await confirmed(second);
      await settles(second);
      expect(stage.see().saving).toMatch(/^Saved \d\d:\d\d:\d\d$/);
      await stage.pass(20_000);
      await settles(second);
    },
  );
});

describe("an answer that the server does not accept", () => {
  it("is said to need attention, and is named by the hand-in beside those that were", async () => {
    const scene = opened(await begin({ server: server(), kind: "fixed" }));
    const { stage, book } = scene;
    await settles(scene);
    await answer(scene);
    await settles(scene);
    await refused(scene, "answerMismatched");
    await settles(scene);
    expect(stage.see()).toMatchObject({
      saving: "1 answer was not accepted. Please tell your teacher.",
      alert: "Your answer to this question was not saved: This answer does not fit the question, so it was not saved.",
    });
    await stage.press("Next");
    book.question = { number: 2, exercise: "e2", isLast: false };
    await answer(scene, "B");
    await settles(scene);
    await confirmed(scene);
    await settles(scene);
    await handIn(scene);
    const request = await stage.take("advanceExam");
    expect(stage.sent.at(-1)).toBe("advance s1 lease-1 [e1:1 e2:1]");
    request.envelope(200, recordOf(scene, { stage: "s2" }));
    await until(() => stage.see().heading === "Question 1", "the next section is there");
    expect(stage.see()).toMatchObject({ cover: null, chosen: null, buttons: ["Hide the clock", "Check"] });
  });
});

describe("a sitting that another window takes over", () => {
  it("takes no answer any more as soon as the other window says so", async () => {
    const scene = opened(await begin({ server: server(), kind: "fixed" }));
    const { stage, book } = scene;
    await settles(scene);
    await choose(scene, "A");
    await settles(scene);
    stage.tellFromOtherWindow("lease-2");
    book.cover = "takenOver";
    await settles(scene);
    await stage.key("b");
    await settles(scene);
    await stage.answer("B");
    await settles(scene);
    expect(stage.beats).toEqual([]);
  });

  it("goes on where its own words are heard", async () => {
    const scene = opened(await begin({ server: server(), kind: "fixed" }));
    await settles(scene);
    scene.stage.tellFromOtherWindow("lease-1");
    await settles(scene);
    await scene.stage.wake();
    expect(scene.stage.beats).toMatchObject([{ attempt_id: "a1", lease: "lease-1" }]);
    await settles(scene);
  });
});

describe("time that is over while there is no connection", () => {
  it("ends the test, and what was answered before is delivered afterwards", async () => {
    const scene = opened(await begin({ server: server(), kind: "fixed" }));
    const { stage, book } = scene;
    await settles(scene);
    await answer(scene);
    await settles(scene);
    stage.muteBeats();
    await stage.network(false);
    book.isOffline = true;
    await cut(scene);
    await settles(scene);
    await stage.pass(book.begun + 10 * minute - Date.now());
    goesOut(scene);
    book.cover = "timeUp";
    await settles(scene);
    await cut(scene);
    await settles(scene);
    expect(stage.see().cover).toMatch(/^Submitting: Waiting for a connection\. 1 answer is kept on this device/);

    await stage.network(true);
    book.isOffline = false;
    book.isUnreached = false;
    goesOut(scene);
    await settles(scene);
    await confirmed(scene);
    book.sent.push("advance s1 lease-1 [e1:1]");
    await settles(scene);
    expect(new Set(stage.sent.filter((one) => one.startsWith("answer")))).toEqual(
      new Set(["answer e1 r1 A key-0001 lease-1"]),
    );
    (await stage.take("advanceExam")).envelope(
      200,
      recordOf(scene, { status: "finished", finish_reason: "expired", answered: 1, lease: null }),
    );
    book.page = "over";
    book.cover = null;
    await settles(scene);
    await stage.press("See the result");
    isOver(scene);
    await settles(scene);
  });
});

describe("an adaptive sitting that nobody has touched for long", () => {
  it("goes on at the same question with the choice that was made", async () => {
    const scene = opened(await begin({ server: server(), kind: "adaptive" }));
    const { stage, book } = scene;
    await settles(scene);
    await stage.press("Begin");
    presents(scene, next("e1", 0));
    await answer(scene, "Iron");
    await settles(scene);
    await confirmed(scene, { next: next("e2", 1) });
    presents(scene, next("e2", 1));
    await settles(scene);
    await choose(scene, "Zinc");
    await settles(scene);
    await stage.pass(26 * minute);
    book.cover = "suspended";
    await settles(scene);
    await stage.press("Continue");
    book.cover = null;
    book.page = "loading";
    book.sent.push("start menu_id=m1 mode=full lease=lease-1");
    await settles(scene);
    const presented = adaptive().exercise_list.map((entry) => ({
      ...entry,
      exercise_item: [{ exercise_id: "e2", exercise: next("e2", 1).exercise }],
    }));
    (await stage.take("startExam")).envelope(
      200,
      recordOf(scene, { presented: "e2", answered: 1, exercise_list: presented, answers: [iron] }),
    );
    presents(scene, next("e2", 1));
    book.chosen["e2"] = "Zinc";
    await settles(scene);
  });
});

describe("rendering", () => {
  it("starts one sitting however often the page is rendered", async () => {
    const stage = await openStage({ server: server(), mode: "strict" });
    (await stage.take("menuDetail")).envelope(200, detail(true));
    (await stage.take("startExam")).envelope(200, fixed());
    await stage.leaveAndReturn();
    await until(() => stage.see().heading === "Question 1", "the sitting is open");
    expect(stage.sent).toEqual(["detail m1", "start menu_id=m1 mode=full"]);
    stage.close();
  });

  it("asks nothing of the server where no effect of the page has run", async () => {
    const stage = await openStage({ server: server(), mode: "hidden" });
    await until(() => stage.see().heading === "Opening the test", "the page is rendered");
    await stage.pass(20_000);
    await turns();
    expect(stage.sent).toEqual([]);
    expect(stage.beats).toEqual([]);
    stage.close();
  });
});

describe("a student who reads Chinese", () => {
  it("finds the question, the clock, the saving and a cover in Chinese", async () => {
    vi.setSystemTime(opening);
    const stage = await openStage({ server: server(), language: "zh" });
    (await stage.take("menuDetail")).envelope(200, detail(false));
    await until(() => stage.see().heading === "金属", "the test is told of");
    expect(stage.see().buttons).toEqual(["开始测试", "暂不开始"]);
    await stage.press("开始测试");
    (await stage.take("startExam")).envelope(200, fixed());
    await until(() => stage.see().heading === "第 1 题", "the question is there");
    expect(stage.see()).toMatchObject({ saving: "答案会自动保存", timer: "10:00", buttons: ["隐藏时间", "下一题"] });
    await stage.answer("A");
    await until(async () => (await stage.kept()).operations.length === 1, "the answer is kept");
    await stage.pass(500);
    (await stage.take("answerExercise")).envelope(200, receipt());
    await until(() => stage.see().saving === "已保存 09:00:00", "the answer is saved");
    stage.tellFromOtherWindow("lease-2");
    await until(() => stage.see().cover === "测试已在别处继续", "the other window has it");
    expect(stage.see().buttons).toEqual(["在这里继续"]);
    stage.close();
  });
});
