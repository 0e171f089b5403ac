import { describe, expect, it } from "vitest";
import type { Received } from "../../../support/patient-server";
import {
  answer,
  asksToStart,
  beats,
  confirmed,
  goesOut,
  hasLease,
  onItsWay,
  recordOf,
  settles,
  type Scene,
} from "../scene";
import { detail } from "../school";
import { serverReply } from "../wire";
import type { Opening } from "./opening";

const second = 1_000;

/** Replies that do not come from the server, by content and status. */
const strangers: readonly (readonly [string, (request: Received) => void])[] = [
  ['{"code":401} with HTTP 200', (request) => request.answer(200, '{"code":401}')],
  ['{"code":401} with HTTP 401', (request) => request.answer(401, '{"code":401}')],
  ['{"code":403} with HTTP 200', (request) => request.answer(200, '{"code":403,"msg":"forbidden"}')],
  ["an empty 404", (request) => request.answer(404, "")],
  ['{"code":200} with nothing in it', (request) => request.answer(200, '{"code":200,"data":null}')],
  [
    "a page to sign in to a network",
    (request) => request.answer(200, "<html></html>", { "content-type": "text/html" }),
  ],
];

/**
 * Whether a reply has a status that only an intermediary sends: the page then checks whether the server can be reached,
 * and tries again.
 */
const isTriedAtOnce = (name: string): boolean => / 4\d\d$/.test(name);

const isUnreached = ({ book }: Scene): void => {
  book.trouble = "unreached";
  book.isUnderWay = false;
};

const outOfOrder: readonly (readonly [string, (request: Received) => void])[] = [
  ["503", (request) => serverReply(request, 503)],
  ["502 with HTML", (request) => request.answer(502, "<html>Bad gateway</html>", { "content-type": "text/html" })],
  ["404 of a proxy", (request) => request.answer(404, "nothing here", { "content-type": "text/plain" })],
  ["nothing at all", (request) => request.hangUp()],
];

export const describeStrangers = (opening: Opening): void => {
  describe("F51: another machine that answers in place of the server", () => {
    it.each(strangers)(
      "an answer with %s deletes nothing and does not sign out, and is sent again",
      async (name, strange) => {
        const scene = await opening.begin({ kind: "fixed" });
        const { stage, book } = scene;
        await answer(scene);
        await settles(scene);
        strange(await onItsWay(scene));
        isUnreached(scene);
        if (isTriedAtOnce(name)) goesOut(scene);
        await settles(scene);
        expect(stage.see().saving).toBe("Offline. 1 answer is kept on this device.");
        if (!isTriedAtOnce(name)) {
          await stage.wake();
          goesOut(scene);
          await settles(scene);
        }
        await confirmed(scene);
        await settles(scene);
        expect(book.sent.slice(-2)).toEqual(["answer e1 r1 A key-0002 lease-1/1", "answer e1 r1 A key-0002 lease-1/1"]);
      },
    );

    it.each(strangers)("a sign of life with %s takes nothing from the student", async (_, strange) => {
      const scene = await opening.begin({ kind: "fixed" });
      const { stage } = scene;
      await settles(scene);
      stage.answerBeatsBy(strange);
      await stage.wake();
      await settles(scene);
      await answer(scene);
      await settles(scene);
      await confirmed(scene);
      await settles(scene);
    });

    it.each(strangers)("a hand-in with %s waits, reports this and continues automatically", async (_, strange) => {
      const scene = await opening.begin({ kind: "fixed" }, { stage: "s2" });
      const { stage, book } = scene;
      book.section = "s2";
      book.question = { number: 1, exercise: "e4", isLast: true };
      await settles(scene);
      for (const name of ["Review", "Submit", "Submit"]) await stage.press(name);
      book.page = "bare";
      book.cover = "submitting";
      book.sent.push("advance s2 lease-1 []");
      await settles(scene);
      strange(await stage.take("advanceExam"));
      book.isHeldUp = true;
      await settles(scene);
      await stage.pass(2 * second);
      book.isHeldUp = false;
      book.sent.push("advance s2 lease-1 []");
      await settles(scene);
    });
  });

  describe("F52: a gateway that asks for an hour", () => {
    it.each([
      ["an hour", "3600"],
      ["a date far off", "Fri, 31 Dec 2099 23:59:59 GMT"],
    ])("by %s is asked again after half a minute", async (_, patience) => {
      const scene = await opening.begin({ kind: "fixed" });
      const { stage, book } = scene;
      await answer(scene);
      await settles(scene);
      stage.muteBeats();
      (await onItsWay(scene)).answer(503, "<html></html>", { "retry-after": patience, "content-type": "text/html" });
      book.trouble = "busy";
      book.isUnderWay = false;
      await settles(scene);
      expect(stage.see().saving).toBe("Server busy. 1 answer waits on this device.");
      await stage.blur();
      await stage.pass(30 * second - 1);
      await settles(scene);
      await stage.pass(second);
      goesOut(scene);
      await settles(scene);
    });

    it("is requested immediately when a heartbeat is answered", async () => {
      const scene = await opening.begin({ kind: "fixed" });
      const { stage, book } = scene;
      await answer(scene);
      await settles(scene);
      serverReply(await onItsWay(scene), 503, { "retry-after": "3600" });
      book.trouble = "busy";
      book.isUnderWay = false;
      await settles(scene);
      await stage.wake();
      goesOut(scene);
      await settles(scene);
      await confirmed(scene);
      await settles(scene);
    });
  });

  describe("F63: a test that is opened while the server answers with", () => {
    it.each(outOfOrder)("%s opens by itself within one try, with the same key", async (_, strange) => {
      const scene = await opening.arrive({ kind: "fixed" });
      const { stage, book } = scene;
      await settles(scene);
      strange(await stage.take("menuDetail"));
      book.page = "unreached";
      await settles(scene);
      await stage.pass(1_500);
      book.sent.push("detail m1");
      book.page = "loading";
      await settles(scene);
      (await stage.take("menuDetail")).envelope(200, detail(false));
      book.page = "briefing";
      await settles(scene);
      await stage.press("Start the test");
      asksToStart(scene);
      await settles(scene);
      strange(await stage.take("startExam"));
      book.page = "unreached";
      await settles(scene);
      await stage.pass(2_500);
      asksToStart(scene);
      await settles(scene);
      expect(new Set(stage.bodies.flatMap((body) => body["idempotency_key"] ?? []))).toEqual(new Set(["key-0001-0"]));
      (await stage.take("startExam")).envelope(200, recordOf(scene));
      hasLease(scene);
      book.page = "question";
      beats(scene);
      await settles(scene);
    });
  });
};
