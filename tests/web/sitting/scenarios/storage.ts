import { deleteDB } from "idb";
import { describe, expect, it } from "vitest";
import { warning } from "../book-words";
import { newDevice, type Mood } from "../device";
import { answer, choose, confirm, confirmed, cut, gathered, goesOut, presents, settles, type Scene } from "../scene";
import { detail, next } from "../school";
import { ticks, until } from "../ticks";
import type { Opening } from "./opening";

const second = 1_000;
const patience = 2 * second;
const isStored = async ({ stage }: Scene, rows: readonly string[]) =>
  until(
    async () => JSON.stringify((await stage.kept())?.operations) === JSON.stringify(rows),
    `${rows.join()} is kept`,
  );

/** Changes the behaviour of the device's storage. */
const becomes = ({ stage, book }: Scene, mood: Mood): void => {
  stage.device.mood = mood;
  book.keeps = mood === "works";
};

const third = { number: 3, exercise: "e3", isLast: true } as const;

export const describeStorage = (opening: Opening): void => {
  describe("F35 F56: a device whose database", () => {
    it.each<[string, Mood]>([
      ["may not be opened", "forbidden"],
      ["fails to open", "fails"],
      ["never answers", "hangs"],
    ])("%s is reported, and answers are sent all the same; it stores again when it can", async (_, mood) => {
      const scene = await opening.begin({ kind: "fixed", device: newDevice(mood) });
      const { stage, book } = scene;
      if (mood === "hangs") {
        book.page = "loading";
        await settles(scene);
        await stage.pass(patience);
        book.page = "question";
      }
      await settles(scene);
      expect([stage.see().alert, stage.asksBeforeLeaving()]).toEqual([`${warning}Understood`, false]);
      await choose(scene, "A");
      await settles(scene);
      expect([stage.see().saving, stage.asksBeforeLeaving()]).toEqual([
        "1 answer is being sent. Keep this page open.",
        true,
      ]);
      await stage.pass(gathered);
      goesOut(scene);
      await settles(scene);
      await cut(scene);
      await settles(scene);
      expect([stage.see().saving, stage.asksBeforeLeaving()]).toEqual([
        "Offline. 1 answer is only in this window. Keep it open.",
        true,
      ]);
      await stage.wake();
      goesOut(scene);
      await settles(scene);
      await confirmed(scene);
      await settles(scene);
      expect(stage.asksBeforeLeaving()).toBe(false);
      becomes(scene, "works");
      // advances in small steps, so that work in real time does not exceed its time limit
      for (let passed = 0; passed < 12 || (stage.see().alert !== null && passed < 60); passed += 1) {
        await stage.pass(second);
        await ticks();
        await ticks();
      }
      await settles(scene);
      expect(stage.see().alert).toBe(null);
    });
  });

  describe("F35: a device that is full", () => {
    it("reports that it stores nothing new, and sends the rows that an earlier window left", async () => {
      const device = newDevice();
      const first = await opening.begin({ kind: "fixed", device });
      await answer(first);
      await settles(first);
      await cut(first);
      await settles(first);
      first.stage.close();
      device.mood = "full";

      const scene = await opening.arrive({ kind: "fixed", device });
      const { stage, book } = scene;
      book.owed = first.book.owed;
      await until(() => stage.sent.length === 2, "both are asked");
      expect(stage.sent.toSorted()).toEqual(["answer e1 r1 A key-0002 lease-1/1", "detail m1"]);
      book.sent = [...stage.sent];
      book.isUnderWay = true;
      await confirmed(scene);
      (await stage.take("menuDetail")).envelope(200, detail(false));
      book.page = "briefing";
      await settles(scene);
      expect(stage.see().alert).toBe(warning);
    });
  });

  describe("F56: a database that stops in mid-sitting, because it", () => {
    it.each<[string, Mood]>([
      ["fails", "fails"],
      ["never answers", "hangs"],
    ])("%s: answers go on, and are written down when it works", async (_, mood) => {
      const scene = await opening.begin({ kind: "fixed" });
      const { stage, book } = scene;
      await answer(scene);
      await settles(scene);
      await confirmed(scene);
      await settles(scene);
      stage.device.mood = mood;
      await stage.press("Next");
      book.question = { number: 2, exercise: "e2", isLast: false };
      await choose(scene, "B");
      if (mood === "hangs") {
        await until(() => stage.see().saving === "Saving", "it is being saved");
        expect(stage.asksBeforeLeaving()).toBe(true);
        await stage.pass(gathered);
        goesOut(scene);
        await until(() => stage.sent.length === book.sent.length, "it goes out");
        // an earlier write may take until its time limit
        for (let passed = 0; passed < 2 * patience && stage.see().alert === null; passed += 500) {
          await stage.pass(500);
          await ticks();
        }
      }
      becomes(scene, mood);
      await settles(scene);
      expect([stage.see().saving, stage.see().alert, stage.asksBeforeLeaving()]).toEqual([
        "1 answer is being sent. Keep this page open.",
        `${warning}Understood`,
        true,
      ]);
      if (mood !== "hangs") await stage.pass(gathered);
      goesOut(scene);
      await settles(scene);
      await cut(scene);
      await settles(scene);
      expect(stage.see().saving).toBe("Offline. 1 answer is only in this window. Keep it open.");
      becomes(scene, "works");
      stage.muteBeats();
      await stage.pass(5 * second);
      goesOut(scene);
      await settles(scene);
      expect(stage.asksBeforeLeaving()).toBe(false);
      await confirmed(scene);
      await settles(scene);
      expect((await stage.kept())?.operations).toEqual([
        "answer e1 r1 A key-0002 confirmed 3",
        "answer e2 r1 B key-0003 confirmed 4",
      ]);
    });
  });

  describe("F56: a database that fails while there is no connection", () => {
    it("loses none of the answers that are given meanwhile", async () => {
      const scene = await opening.begin({ kind: "fixed" });
      const { stage, book } = scene;
      stage.muteBeats();
      becomes(scene, "fails");
      await answer(scene);
      await until(() => stage.sent.length === book.sent.length, "it goes out");
      await cut(scene);
      await settles(scene);
      await stage.press("Next");
      book.question = { number: 2, exercise: "e2", isLast: false };
      await choose(scene, "B");
      book.owed.reverse();
      goesOut(scene);
      await settles(scene);
      await stage.press("Next");
      book.question = third;
      await choose(scene, "Zinc");
      await settles(scene);
      expect(stage.see().saving).toBe("Offline. 3 answers are only in this window. Keep it open.");
      await confirmed(scene);
      book.isUnderWay = false;
      await until(() => stage.sent.length > book.sent.length - 1, "the next goes out");
      expect(stage.sent.slice(-2)).toEqual([
        "answer e2 r1 B key-0003 lease-1/1",
        "answer e3 r1 Zinc key-0004 lease-1/1",
      ]);
    });
  });

  describe("F68: a database that is deleted in mid-sitting", () => {
    it.each([true, false])("is written again with all data of this window, online: %s", async (isOnline) => {
      const scene = await opening.begin({ kind: "fixed" });
      const { stage, book } = scene;
      await answer(scene);
      await settles(scene);
      await confirmed(scene);
      await settles(scene);
      await stage.press("Question 3, open");
      book.question = third;
      await answer(scene, "Zinc");
      await settles(scene);
      if (!isOnline) {
        stage.muteBeats();
        await stage.network(false);
        book.isOffline = true;
        await cut(scene);
        await settles(scene);
      }
      await deleteDB("invigil");
      await isStored(scene, ["answer e1 r1 A key-0002 confirmed 3", "answer e3 r1 Zinc key-0003 waiting"]);
      await settles(scene);
      expect(stage.asksBeforeLeaving()).toBe(false);
    });

    it("gets the choice that is not confirmed yet again as well", async () => {
      const scene = await opening.begin({ kind: "adaptive" });
      const { stage } = scene;
      await settles(scene);
      await stage.press("Begin");
      presents(scene, next("e1", 0));
      await choose(scene, "Iron");
      await settles(scene);
      await deleteDB("invigil");
      await until(async () => (await stage.kept())?.choice === "e1 Iron", "the choice is kept again");
      await settles(scene);
      await confirm(scene);
      await settles(scene);
      await deleteDB("invigil");
      await isStored(scene, ["answer e1 r1 Iron key-0002 waiting"]);
      await settles(scene);
    });

    it("and cannot be written: the label reports that waiting answers are only in this window", async () => {
      const scene = await opening.begin({ kind: "fixed" });
      const { stage } = scene;
      await answer(scene);
      await settles(scene);
      await cut(scene);
      await settles(scene);
      const gone = deleteDB("invigil");
      becomes(scene, "forbidden");
      await gone;
      await settles(scene);
      expect([stage.see().saving, stage.asksBeforeLeaving()]).toEqual([
        "Offline. 1 answer is only in this window. Keep it open.",
        true,
      ]);
    });
  });
};
