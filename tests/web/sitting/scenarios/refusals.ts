import { describe, expect, it, vi } from "vitest";
import {
  answer,
  beats,
  confirmed,
  cut,
  goesOut,
  gathered,
  onItsWay,
  presents,
  recordOf,
  refused,
  rereads,
  settles,
  type Scene,
} from "../scene";
import { asksToGoOn, handIn } from "../scene-end";
import { next, opening as nine } from "../school";
import { until } from "../ticks";
import { serverReply } from "../wire";
import type { Opening } from "./opening";

const second = { number: 2, exercise: "e2", isLast: false } as const;

const takes = (scene: Scene, changes: Parameters<typeof recordOf>[1]) => {
  scene.book.cover = null;
  return scene.stage
    .take("advanceExam")
    .then((request) => request.envelope(200, recordOf(scene, { stage: "s2", ...changes })));
};

const nextSection = ({ book }: Scene): void => {
  book.section = "s2";
  book.page = "question";
  book.question = { number: 1, exercise: "e4", isLast: true };
};

export const describeRefusals = (opening: Opening): void => {
  describe("F62: an answer that is refused for ever", () => {
    it("is named, offered as a copy, and left out of the hand-in, with three requests at most", async () => {
      const scene = await opening.begin({ kind: "fixed" });
      const { stage, book } = scene;
      const saved: string[] = [];
      const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
        this: HTMLAnchorElement,
      ) {
        saved.push(this.download);
      });
      await answer(scene);
      await settles(scene);
      await refused(scene, "answerMismatched");
      await settles(scene);
      expect(stage.see()).toMatchObject({
        saving: "1 answer was not accepted. Please tell your teacher.",
        alert:
          "Your answer to this question was not saved: This answer does not fit the question, so it was not saved.",
      });
      await stage.press("Save a copy");
      expect(saved).toEqual(["answers-ann-2026-09-01.json"]);
      click.mockRestore();
      await stage.pass(3_000);
      await stage.press("Next");
      book.question = second;
      await answer(scene, "B");
      await settles(scene);
      await confirmed(scene);
      await settles(scene);
      await handIn(scene);
      asksToGoOn(scene, "e2:1", "e1:1 key-0002");
      await settles(scene);
      expect(stage.see().cover).toBe(
        "Submitting: All other answers have arrived. Finishing now. " +
          "1 answer was not accepted. The test is handed in without it, and it is kept for your teacher.",
      );
      const { contested } = stage.bodies.at(-1) ?? {};
      expect(contested).toEqual([
        {
          exercise_id: "e1",
          revision: 1,
          idempotency_key: "key-0002",
          operation: {
            kind: "answer",
            exerciseId: "e1",
            revision: 1,
            answer: { type: "single_choice", option_id: "A" },
            elapsedMs: 0,
            epoch: 1,
            key: "key-0002",
            madeAt: nine,
            isLate: false,
          },
        },
      ]);
      expect(stage.sent.filter((one) => one.startsWith("answer e1")).length).toBeLessThanOrEqual(3);
      await takes(scene, {});
      nextSection(scene);
      await settles(scene);
    });
  });

  describe("F62: an answer of an adaptive test that is refused", () => {
    it("is named beside the next question as well, and offered as a copy", async () => {
      const scene = await opening.begin({ kind: "adaptive" });
      const { stage, book } = scene;
      await settles(scene);
      await stage.press("Begin");
      presents(scene, next("e1", 0));
      await answer(scene);
      await settles(scene);
      await refused(scene, "answerLocked");
      book.sent.push("extract a1");
      await settles(scene);
      (await stage.take("presentedExercise")).envelope(200, next("e2", 1));
      presents(scene, next("e2", 1));
      await settles(scene);
      expect([stage.see().alert, stage.see().buttons]).toEqual([
        "Your answer to an earlier question was not saved: This question has been answered already and is locked.",
        ["Save a copy"],
      ]);
    });
  });

  describe("F62: a hand-in without a refused answer", () => {
    it("reports that it waits for the server while another answer cannot be sent", async () => {
      const scene = await opening.begin({ kind: "fixed" });
      const { stage, book } = scene;
      stage.muteBeats();
      await answer(scene);
      await settles(scene);
      await refused(scene, "answerMismatched");
      await settles(scene);
      await stage.press("Next");
      book.question = second;
      await answer(scene, "B");
      await settles(scene);
      await handIn(scene);
      await settles(scene);
      await cut(scene);
      await settles(scene);
      expect(stage.see().cover).toBe(
        "Submitting: Waiting for the server. " +
          "1 answer is kept on this device, and it goes on by itself. Keep this page open. " +
          "1 answer was not accepted. The test is handed in without it, and it is kept for your teacher.",
      );
    });
  });

  describe("F50: an answer that the server fails at for ever", () => {
    it("keeps no other waiting and does not hold up the hand-in, which names it", async () => {
      const scene = await opening.begin({ kind: "fixed" });
      const { stage, book } = scene;
      stage.muteBeats();
      await answer(scene);
      await settles(scene);
      await handIn(scene);
      for (let tries = 1; tries <= 4; tries += 1) {
        serverReply(await onItsWay(scene), 500);
        book.isUnderWay = false;
        book.trouble = "busy";
        if (tries === 4) asksToGoOn(scene, "", "e1:1 key-0002");
        await settles(scene);
        if (tries === 4) break;
        await stage.pass(9_000);
        goesOut(scene);
      }
      await takes(scene, {});
      nextSection(scene);
      await settles(scene);
      expect(stage.see().saving).toBe("Server busy. 1 answer waits on this device.");
      await handIn(scene);
      asksToGoOn(scene, "", "e1:1 key-0002");
      await settles(scene);
    });
  });

  describe("F26: a server that was restored from a backup", () => {
    it("gets missing answers again, and nothing is reported as saved meanwhile", async () => {
      const scene = await opening.begin({ kind: "fixed" });
      const { stage, book } = scene;
      await answer(scene);
      await settles(scene);
      await confirmed(scene);
      await settles(scene);
      await stage.press("Next");
      book.question = second;
      await answer(scene, "B");
      await settles(scene);
      await confirmed(scene);
      await settles(scene);
      const [, lost] = book.settled;
      if (lost === undefined) throw new Error("two are confirmed");
      beats(scene, { last_seq: 3 });
      await stage.wake();
      await rereads(scene, { last_seq: 3 });
      book.settled = book.settled.slice(0, 1);
      const { standing: _gone, ...again } = lost;
      book.owed = [again];
      book.seq = 3;
      await until(() => stage.see().saving === "Saving", "it is owed again");
      await stage.pass(gathered);
      goesOut(scene);
      await until(() => stage.sent.length === book.sent.length, "it goes out");
      expect([stage.sent.at(-1), stage.see().saving]).toEqual(["answer e2 r1 B key-0003 lease-1/1", "Saving"]);
      await confirmed(scene);
      beats(scene);
      await settles(scene);
    });
  });
};
