import { describe, expect, it } from "vitest";
import { faults } from "../../../../src/contract/calls/faults";
import { newDevice } from "../device";
import { answer, asksToStart, choose, confirmed, cut, declined, goesOut, hasLease, recordOf, settles } from "../scene";
import { detail } from "../school";
import { until } from "../ticks";
import type { Opening } from "./opening";

export const describePeople = (opening: Opening): void => {
  describe("another person who signs in on the same device", () => {
    it.each([
      ["has signed out here", true],
      ["is still signed in", false],
    ])("finds nothing of the first person, who %s, and whose answers wait sealed", async (_, isOut) => {
      const scene = await opening.begin({ kind: "fixed" });
      const { stage, book } = scene;
      await choose(scene, "A");
      await settles(scene);
      if (isOut) {
        await stage.signOut();
        book.cover = "signedOut";
        await settles(scene);
      }
      await stage.signInAs("ben");
      book.sent.push("detail m1");
      await until(() => stage.sent.length === book.sent.length, "the test is asked for by Ben");
      const asked = await stage.take("menuDetail");
      expect([stage.sent, asked.headers.authorization?.includes("ben")]).toEqual([book.sent, true]);
      asked.envelope(200, detail(false));
      book.page = "briefing";
      book.cover = null;
      await settles(scene);
      await stage.pass(20_000);
      await settles(scene);

      await stage.signOut();
      await stage.signIn();
      const sent = ["answer e1 r1 A key-0002 lease-1/1", "detail m1"];
      await until(() => stage.sent.length === book.sent.length + 2, "Ann's answer goes out");
      expect(stage.sent.slice(-2).toSorted()).toEqual(sent);
      const request = await stage.take("answerExercise");
      expect(request.headers.authorization).toMatch(/token-ann/);
    });
  });

  describe("a person who signs out and comes back", () => {
    it.each(["while an answer is on its way", "while an answer waits for the server", "when all is saved"])(
      "%s goes on, and nothing is lost or sent in between",
      async (when) => {
        const scene = await opening.begin({ kind: "fixed" });
        const { stage, book } = scene;
        await answer(scene);
        await settles(scene);
        if (when === "when all is saved") await confirmed(scene);
        if (when === "while an answer waits for the server") await cut(scene);
        await settles(scene);
        await stage.signOut();
        book.cover = "signedOut";
        book.isUnderWay = false;
        await settles(scene);
        await stage.pass(20_000);
        await settles(scene);
        await stage.signIn();
        book.trouble = null;
        asksToStart(scene);
        goesOut(scene);
        await until(() => stage.sent.length === book.sent.length, "what is due is asked");
        expect(stage.sent.toSorted()).toEqual(book.sent.toSorted());
      },
    );
  });

  describe("a server that no longer knows the token", () => {
    it("keeps waiting answers; they are sent after the same person signs in again", async () => {
      const device = newDevice();
      const scene = await opening.begin({ kind: "fixed", device });
      const { stage, book } = scene;
      await answer(scene);
      await settles(scene);
      await declined(scene, faults.tokenInvalid.code);
      book.cover = "signedOut";
      await settles(scene);
      await stage.pass(20_000);
      await settles(scene);
      await stage.signOut();
      await settles(scene);
      await stage.signIn();
      asksToStart(scene);
      goesOut(scene);
      await until(() => stage.sent.length === book.sent.length, "both are asked");
      expect(stage.sent.toSorted()).toEqual(book.sent.toSorted());
      book.sent = [...stage.sent];
      (await stage.take("startExam")).envelope(200, recordOf(scene));
      hasLease(scene);
      book.page = "question";
      await settles(scene);
      await confirmed(scene);
      await settles(scene);
    });
  });
};
