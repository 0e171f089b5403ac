import { describe, expect, it, vi } from "vitest";
import type { SavedAnswer } from "../../../../src/contract/attempt/attempt";
import { newDevice } from "../device";
import {
  answer,
  asksToStart,
  beats,
  choose,
  confirmed,
  cut,
  goesOut,
  hasLease,
  presents,
  recordOf,
  rereads,
  settles,
} from "../scene";
import { adaptive, detail, fixed, minute, next, opening as nine, receipt } from "../school";
import { openStage } from "../stage";
import { ticks, until } from "../ticks";
import type { Opening } from "./opening";

const third = { number: 3, exercise: "e3", isLast: true } as const;
const zinc: SavedAnswer = {
  exercise_id: "e3",
  answer: { type: "text_entry", text: "Zinc" },
  revision: 1,
  seq: 3,
  saved_at: nine,
  elapsed_ms: 900,
  check_status: 0,
  epoch: 1,
  held: false,
};
const iron: SavedAnswer = { ...zinc, exercise_id: "e1", answer: { type: "text_entry", text: "Iron" } };

const describeClosed = (opening: Opening): void => {
  describe("a page that is closed before its answer has arrived", () => {
    it.each([
      ["nothing of it", []],
      ["the answer, whose receipt was lost", [zinc]],
    ])("sends it with the same key as soon as it is open again, where the server has %s", async (_, answers) => {
      const device = newDevice();
      const first = await opening.begin({ kind: "fixed", device });
      await settles(first);
      await first.stage.press("Question 3, open");
      first.book.question = third;
      await answer(first, "Zinc");
      await settles(first);
      await cut(first);
      await settles(first);
      expect(first.stage.see().saving).toBe("Offline. 1 answer is kept on this device.");
      first.stage.close();

      const second = await opening.arrive({ kind: "fixed", device });
      const { stage, book } = second;
      book.owed = first.book.owed;
      book.chosen = { e3: "Zinc" };
      await until(() => stage.sent.length === 2, "both are asked");
      expect(stage.sent.toSorted()).toEqual(["answer e3 r1 Zinc key-0002 lease-1/1", "detail m1"]);
      book.sent = [...stage.sent];
      book.isUnderWay = true;
      (await stage.take("menuDetail")).envelope(200, detail(true));
      book.attempt = "a1";
      asksToStart(second);
      expect(book.sent.at(-1)).toMatch(/attempt_id=a1 lease=lease-1$/);
      await settles(second);
      (await stage.take("startExam")).envelope(200, recordOf(second, { answers }));
      hasLease(second);
      book.page = "question";
      book.question = third;
      await settles(second);
      await confirmed(second);
      await settles(second);
      expect(stage.see().saving).toMatch(/^Saved \d\d:\d\d:\d\d$/);
      await stage.pass(20_000);
      await settles(second);
    });
  });

  describe("F26: a page that is opened again after the server was restored", () => {
    it("shows answers that the device has confirmed but the server lacks, and sends them again", async () => {
      const device = newDevice();
      const first = await opening.begin({ kind: "fixed", device });
      await answer(first);
      await settles(first);
      await confirmed(first);
      await settles(first);
      first.stage.close();

      const second = await opening.begin({ kind: "fixed", device });
      const { stage, book } = second;
      const [lost] = first.book.settled;
      if (lost === undefined) throw new Error("an answer was confirmed");
      const { standing: _gone, ...again } = lost;
      book.owed = [again];
      book.chosen = { e1: "A" };
      goesOut(second);
      await until(() => stage.sent.length === book.sent.length, "it goes out");
      expect(stage.see().saving).toBe("Saving");
      await confirmed(second);
      await settles(second);
    });
  });
};

const describeWindows = (opening: Opening): void => {
  describe("a sitting that another window takes over", () => {
    it("accepts no answers after the other window has reported the takeover", async () => {
      const scene = await opening.begin({ kind: "fixed" });
      const { stage, book } = scene;
      await settles(scene);
      await choose(scene, "A");
      await settles(scene);
      await stage.tellFromOtherWindow();
      book.cover = "takenOver";
      await rereads(scene);
      // the cover takes the focus, and leaving a field sends its gathered changes
      goesOut(scene);
      await settles(scene);
      await stage.key("b");
      await settles(scene);
      await stage.answer("B");
      await settles(scene);
      expect(stage.beats).toEqual([]);
    });

    it("reads how it ended when it is over there", async () => {
      const scene = await opening.begin({ kind: "fixed" });
      const { stage, book } = scene;
      await settles(scene);
      await stage.tellFromOtherWindow();
      book.cover = "takenOver";
      await rereads(scene);
      await settles(scene);
      beats(scene, { lease_held: false, status: "finished" });
      await stage.wake();
      asksToStart(scene);
      await settles(scene);
      (await stage.take("startExam")).envelope(
        200,
        recordOf(scene, { status: "finished", finish_reason: "expired", answered: 3, lease: null }),
      );
      book.page = "over";
      book.reason = "The time was over, so the test ended by itself. All 3 answers are safely stored.";
      await settles(scene);
    });
  });

  describe("an adaptive sitting without input for a long time", () => {
    it("goes on at the same question with the choice that was made", async () => {
      const scene = await opening.begin({ kind: "adaptive" });
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
      book.cover = "idle";
      await settles(scene);
      await stage.press("Continue");
      asksToStart(scene);
      await settles(scene);
      const presented = adaptive().exercise_list.map((entry) => ({
        ...entry,
        exercise_item: [{ exercise_id: "e2", exercise: next("e2", 1).exercise }],
      }));
      (await stage.take("startExam")).envelope(
        200,
        recordOf(scene, { presented: "e2", answered: 1, exercise_list: presented, answers: [iron] }),
      );
      hasLease(scene);
      presents(scene, next("e2", 1));
      book.chosen["e2"] = "Zinc";
      await settles(scene);
    });
  });
};

const describeRendering = ({ server }: Opening): void => {
  describe("rendering", () => {
    it("starts one sitting however often the page is rendered", async () => {
      const stage = await openStage({ server: server(), mode: "strict" });
      (await stage.take("menuDetail")).envelope(200, detail(true));
      (await stage.take("startExam")).envelope(200, fixed());
      await stage.leaveAndReturn();
      await until(() => stage.see().heading === "Question 1", "the sitting is open");
      expect(stage.sent).toEqual([
        "detail m1",
        "start menu_id=m1 window=window-1 idempotency_key=key-0001-0 mode=full attempt_id=a1",
      ]);
      stage.close();
    });

    it("sends no requests if no effect of the page has run", async () => {
      const stage = await openStage({ server: server(), mode: "hidden" });
      await until(() => stage.see().heading === "Opening the test", "the page is rendered");
      await stage.pass(20_000);
      await ticks();
      expect([stage.sent, stage.beats]).toEqual([[], []]);
      stage.close();
    });
  });

  describe("a test that was handed in before", () => {
    it("shows the time and the result, and may be taken again", async () => {
      const stage = await openStage({ server: server() });
      const { open_attempt, ...test } = detail(true);
      if (open_attempt === null) throw new Error("a sitting is under way");
      const last_attempt = { ...open_attempt, status: "finished" as const, finished_at: nine };
      const state = { ...test.state, status: "finished" as const, open_attempt: null, last_attempt };
      (await stage.take("menuDetail")).envelope(200, { ...test, open_attempt: null, state });
      await until(() => stage.see().heading === "Metals", "the test is told of");
      expect(stage.see()).toMatchObject({
        buttons: ["Take it again", "See the result", "Not now"],
        told: expect.stringMatching(/^You handed this test in on .*\. You have 10 minutes\. /) as string,
      });
      await stage.press("See the result");
      await until(() => stage.see().at === "/examAccess/result?attempt_id=a1", "the result is opened");
      stage.close();
    });
  });

  describe("a student who reads Chinese", () => {
    it("finds the question, the clock, the saving and a cover in Chinese", async () => {
      vi.setSystemTime(nine);
      const stage = await openStage({ server: server(), language: "zh" });
      (await stage.take("menuDetail")).envelope(200, detail(false));
      await until(() => stage.see().heading === "金属", "the test is told of");
      expect(stage.see().buttons).toEqual(["开始测试", "暂不开始"]);
      await stage.press("开始测试");
      (await stage.take("startExam")).envelope(200, fixed());
      await until(() => stage.see().heading === "第 1 题", "the question is there");
      expect(stage.see()).toMatchObject({ saving: "答案会自动保存", timer: "10:00", buttons: ["隐藏时间", "下一题"] });
      await stage.answer("A");
      await until(async () => (await stage.kept())?.operations.length === 1, "the answer is kept");
      await stage.pass(1_000);
      (await stage.take("answerExercise")).envelope(200, receipt({ seq: 3, saved_at: nine }));
      await until(() => stage.see().saving === "已保存 09:00:00", "the answer is saved");
      await stage.tellFromOtherWindow();
      await until(() => stage.see().cover?.startsWith("测试已在别处继续") === true, "the other window has it");
      expect(stage.see().buttons).toEqual(["在这里继续"]);
      stage.close();
    });
  });
};

export const describeReturning = (opening: Opening): void => {
  describeClosed(opening);
  describeWindows(opening);
  describeRendering(opening);
};
