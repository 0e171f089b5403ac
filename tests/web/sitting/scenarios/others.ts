import { describe, expect, it } from "vitest";
import type { SavedAnswer } from "../../../../src/contract/attempt/attempt";
import { superseded } from "../book-words";
import { newDevice } from "../device";
import { answer, asksToStart, beats, confirmed, cut, goesOut, hasLease, recordOf, rereads, settles } from "../scene";
import { detail, opening as nine } from "../school";
import { until } from "../ticks";
import type { Opening } from "./opening";

const second = { number: 2, exercise: "e2", isLast: false } as const;

/** The answer given on another device. */
const others: SavedAnswer = {
  exercise_id: "e1",
  answer: { type: "single_choice", option_id: "B" },
  revision: 1,
  seq: 5,
  epoch: 2,
  saved_at: nine,
  elapsed_ms: 900,
  check_status: 0,
  held: false,
};

export const describeOthers = (opening: Opening): void => {
  describe("F54: an older answer of this device after a newer one of another", () => {
    it("is superseded when this device returns under the cover, which shows the current answer", async () => {
      const scene = await opening.begin({ kind: "fixed" });
      const { stage, book } = scene;
      await answer(scene);
      await settles(scene);
      await stage.network(false);
      book.isOffline = true;
      await cut(scene);
      await settles(scene);
      beats(scene, { lease_held: false, last_seq: 5 });
      await stage.network(true);
      book.isOffline = false;
      goesOut(scene);
      book.cover = "takenOver";
      book.sent.push("record a1");
      await until(() => stage.sent.length === book.sent.length, "both are asked");
      expect(stage.sent.slice(-2).toSorted()).toEqual(book.sent.slice(-2));
      book.sent = [...stage.sent];
      book.seq = 5;
      await confirmed(scene, { applied: false, lease_held: false });
      book.sent.push("record a1");
      await until(() => stage.sent.length === book.sent.length, "the record is asked for anew");
      (await stage.take("examItemDetail")).envelope(200, recordOf(scene, { answers: [others] }));
      book.chosen["e1"] = "B";
      book.superseded = ["e1"];
      await settles(scene);
      await stage.press("Continue here");
      asksToStart(scene, true);
      await settles(scene);
      (await stage.take("startExam")).envelope(200, recordOf(scene, { lease: "lease-3", epoch: 3, answers: [others] }));
      hasLease(scene);
      book.hold = "lease-3/3";
      book.superseded = [];
      book.page = "question";
      await settles(scene);
    });

    it("is reported at the question until it is left, and again until it is answered again", async () => {
      const device = newDevice();
      const first = await opening.begin({ kind: "fixed", device });
      await answer(first);
      await settles(first);
      first.stage.close();

      const scene = await opening.arrive({ kind: "fixed", device });
      const { stage, book } = scene;
      book.owed = first.book.owed;
      goesOut(scene);
      await until(() => stage.sent.length === 2, "both are asked");
      (await stage.take("menuDetail")).envelope(200, detail(true));
      book.attempt = "a1";
      asksToStart(scene);
      const stands = { epoch: 3, lease: "lease-3", last_seq: 5, answers: [others] };
      (await stage.take("startExam")).envelope(200, recordOf(scene, stands));
      hasLease(scene);
      book.hold = "lease-3/3";
      book.seq = 5;
      beats(scene);
      book.page = "question";
      book.chosen["e1"] = "B";
      book.revisions["e1"] = 1;
      book.sent = [...stage.sent];
      await settles(scene);
      await confirmed(scene, { applied: false });
      book.superseded = ["e1"];
      await rereads(scene, { ...stands, last_seq: book.seq });
      await settles(scene);
      expect([stage.see().alert, stage.see().chosen]).toEqual([superseded, "B"]);
      await stage.press("Next");
      book.question = second;
      book.superseded = [];
      await settles(scene);
      await stage.press("Back");
      book.question = { number: 1, exercise: "e1", isLast: false };
      await settles(scene);
      expect(stage.see().alert).toBe(null);
    });
  });
};
