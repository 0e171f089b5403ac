import { describe, expect, it } from "vitest";
import { passesBlocked } from "../blocked";
import { answer, choose, cut, goesOut, mark, gathered, onItsWay, recordOf, settles } from "../scene";
import { asksToGoOn, handIn } from "../scene-end";
import { until } from "../ticks";
import type { Opening } from "./opening";

export const describeBlockedAddresses = (opening: Opening): void => {
  describe("F38: the address of answers is blocked, and no other", () => {
    it("asks after a while, hands in without undelivered answers, and reports that they are sent later", async () => {
      const scene = await opening.begin({ kind: "fixed" });
      const { stage, book } = scene;
      await answer(scene);
      await settles(scene);
      await handIn(scene);
      await passesBlocked(scene, 28);
      await settles(scene);
      await passesBlocked(scene, 14);
      book.isAsking = true;
      await settles(scene);
      expect(stage.see().cover).toBe(
        "Submitting: The server is there, but 1 answer does not get through. Keep trying, or hand in now: " +
          "your teacher is told what is missing; it stays on this device and is sent later.",
      );
      await stage.press("Keep trying");
      book.isAsking = false;
      await settles(scene);
      await passesBlocked(scene, 42);
      book.isAsking = true;
      await settles(scene);
      await stage.press("Hand in now");
      const advance = await stage.take("advanceExam");
      expect(stage.sent).toContain("advance s1 lease-1 [] without [e1:1 key-0002]");
      advance.envelope(
        200,
        recordOf(scene, { status: "finished", finish_reason: "submitted", answered: 0, lease: null }),
      );
      await until(() => stage.see().heading === "The test is finished", "it is over");
      expect(stage.see().told).toBe(
        "No questions were answered. " +
          "1 answer has not reached the server yet. Kept on this device, and sent by itself. " +
          "If they do not get through, save a copy and give the file to your teacher. Save a copy of my answers ",
      );
      expect((await stage.kept())?.operations).toEqual(["answer e1 r1 A key-0002 waiting"]);
    });
  });

  describe("F65: the address of marks is blocked", () => {
    it("answers are confirmed, only the mark waits, and the test can be handed in", async () => {
      const scene = await opening.begin({ kind: "fixed" });
      const { stage, book } = scene;
      stage.muteBeats();
      await mark(scene);
      await stage.pass(gathered);
      goesOut(scene);
      await settles(scene);
      await cut(scene);
      await settles(scene);
      await choose(scene, "A");
      const [marked, given] = book.owed;
      if (marked === undefined || given === undefined) throw new Error("both are owed");
      book.owed = [given, marked];
      goesOut(scene);
      await settles(scene);
      const request = await onItsWay(scene);
      book.owed = [marked, given];
      request.envelope(200, {
        exercise_id: "e1",
        revision: 2,
        seq: 3,
        saved_at: Date.now(),
        server_time: Date.now(),
        deadline: book.deadline,
        stage_deadline: null,
        applied: true,
        lease_held: true,
        next: null,
      });
      book.owed = [marked];
      book.seq = 3;
      book.settled.push({ ...given, standing: "confirmed 3" });
      book.savedAt = Date.now();
      book.isUnderWay = false;
      book.trouble = null;
      await settles(scene);
      expect(stage.see().saving).toBe("Saved. A mark for review is on its way.");
      await handIn(scene);
      for (let tries = 2; tries <= 4; tries += 1) {
        goesOut(scene);
        await settles(scene);
        await cut(scene);
        if (tries === 4) asksToGoOn(scene, "e1:2");
        await settles(scene);
        if (tries < 4) await stage.pass(9_000);
      }
    });
  });
};
