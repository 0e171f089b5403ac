import { describe, expect, it } from "vitest";
import { faults } from "../../../../src/contract/calls/faults";
import {
  answer,
  asksToStart,
  beats,
  choose,
  confirmed,
  cut,
  gathered,
  goesOut,
  hasLease,
  recordOf,
  settles,
} from "../scene";
import { asksToGoOn, isOver } from "../scene-end";
import { minute, opening as nine } from "../school";
import type { Opening } from "./opening";

const second = 1_000;

export const describeTime = (opening: Opening): void => {
  describe("F64: a key after the deadline while there is no connection", () => {
    it("is stored beside the answer given in time, and both are sent", async () => {
      const scene = await opening.begin({ kind: "fixed" });
      const { stage, book } = scene;
      await answer(scene);
      await settles(scene);
      stage.muteBeats();
      await stage.network(false);
      book.isOffline = true;
      await cut(scene);
      await settles(scene);
      const [inTime] = book.owed;
      if (inTime === undefined) throw new Error("an answer is owed");
      stage.sleep(11 * minute);
      await stage.answer("B");
      book.chosen["e1"] = "B";
      book.owed = [inTime, { ...inTime, revision: 2, value: "B", key: "key-0003", isLate: true }];
      await stage.pass(second);
      book.cover = "timeUp";
      book.sent.push("answer e1 r2 B key-0003 lease-1/1");
      await settles(scene);
      (await stage.take("answerExercise")).hangUp();
      await settles(scene);
      await stage.network(true);
      book.isOffline = false;
      goesOut(scene);
      await settles(scene);
      const first = stage.bodies.at(-1);
      await confirmed(scene);
      await settles(scene);
      const late = stage.bodies.at(-1);
      expect([first?.["answered_at"], late?.["answered_at"]]).toEqual([nine, nine + 11 * minute + gathered]);
      (await stage.take("answerExercise")).envelope(faults.answerHeld.code, { seq: 4, saved_at: Date.now() });
      const [held] = book.owed.splice(0);
      if (held === undefined) throw new Error("the late answer is owed");
      book.settled.push({ ...held, standing: "confirmed 4" });
      book.isUnderWay = false;
      asksToGoOn(scene, "e1:2");
      await settles(scene);
      (await stage.take("advanceExam")).envelope(
        200,
        recordOf(scene, { status: "finished", finish_reason: "expired", answered: 1, held: 1, lease: null }),
      );
      book.page = "over";
      book.cover = null;
      book.reason =
        "The time was over, so the test ended by itself. Your 1 answer is safely stored. " +
        "1 answer arrived after the time was over. Kept beside the result, not counted.";
      await settles(scene);
    });
  });

  describe("time that is over while there is no connection", () => {
    it("ends the test, and earlier answers are delivered afterwards", async () => {
      const scene = await opening.begin({ kind: "fixed" });
      const { stage, book } = scene;
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
      expect(stage.see().cover).toMatch(/Waiting for the server\. 1 answer is kept on this device, and it goes on/);

      await stage.network(true);
      book.isOffline = false;
      goesOut(scene);
      await settles(scene);
      await confirmed(scene);
      asksToGoOn(scene, "e1:1");
      await settles(scene);
      (await stage.take("advanceExam")).envelope(
        200,
        recordOf(scene, { status: "finished", finish_reason: "expired", answered: 1, lease: null }),
      );
      book.page = "over";
      book.cover = null;
      book.reason = "The time was over, so the test ended by itself. Your 1 answer is safely stored.";
      await settles(scene);
      await stage.press("See the result");
      isOver(scene);
      await settles(scene);
    });
  });

  describe("time that is given back after it was over", () => {
    it("brings the questions back, and new answers are sent", async () => {
      const scene = await opening.begin({ kind: "fixed" });
      const { stage, book } = scene;
      await settles(scene);
      stage.answerBeatsBy((request) => request.hangUp());
      await stage.pass(10 * minute);
      book.cover = "timeUp";
      asksToGoOn(scene, "");
      await settles(scene);
      (await stage.take("advanceExam")).hangUp();
      book.isHeldUp = true;
      await settles(scene);
      book.deadline = Date.now() + 5 * minute + second;
      beats(scene);
      await stage.wake();
      book.isHeldUp = false;
      asksToStart(scene);
      await settles(scene);
      (await stage.take("startExam")).envelope(200, recordOf(scene));
      hasLease(scene);
      book.page = "question";
      await settles(scene);
      await answer(scene);
      await settles(scene);
      await confirmed(scene);
      await settles(scene);
    });
  });

  describe("a server of an older version, which sends no deadline of the section", () => {
    it("leaves the clock as it is", async () => {
      const scene = await opening.begin({ kind: "fixed" });
      await answer(scene);
      await settles(scene);
      await confirmed(scene, { stage_deadline: undefined });
      await settles(scene);
      expect(scene.stage.see().timer).toBe("9:59");
    });
  });

  describe("a section with a limit of its own", () => {
    it("ends by itself; the next begins with its own clock", async () => {
      const scene = await opening.begin({ kind: "fixed" }, { stage_deadline: nine + minute });
      const { stage, book } = scene;
      book.deadline = nine + minute;
      beats(scene, { deadline: nine + 10 * minute, stage_deadline: nine + minute });
      await settles(scene);
      expect(stage.see().timer).toBe("1:00");
      await choose(scene, "A");
      await settles(scene);
      await stage.pass(gathered);
      goesOut(scene);
      await settles(scene);
      await confirmed(scene, { deadline: nine + 10 * minute, stage_deadline: nine + minute });
      await settles(scene);
      await stage.pass(minute - gathered);
      book.cover = "timeUp";
      asksToGoOn(scene, "e1:1");
      await settles(scene);
      expect(stage.see().cover).toBe("Time is up: Your answers up to now are kept. The next section follows.");
      book.deadline = nine + 4 * minute;
      (await stage.take("advanceExam")).envelope(
        200,
        recordOf(scene, { stage: "s2", deadline: nine + 10 * minute, stage_deadline: nine + 4 * minute, last_seq: 9 }),
      );
      book.seq = 9;
      beats(scene);
      book.cover = null;
      book.section = "s2";
      book.question = { number: 1, exercise: "e4", isLast: true };
      await settles(scene);
      expect(stage.see().timer).toBe("3:00");
      // the log rows of leaving a section do not cause the record to be read again
      await stage.wake();
      await settles(scene);
      stage.muteBeats();
      await stage.pass(3 * minute);
      book.cover = "timeUp";
      asksToGoOn(scene, "e1:1");
      await settles(scene);
      expect(stage.see().cover).toBe("Time is up: Your answers up to now are kept. The test is being closed.");
    });
  });
};
