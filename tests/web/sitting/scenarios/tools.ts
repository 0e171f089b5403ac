import { describe, expect, it } from "vitest";
import type { SavedToolState } from "../../../../src/contract/attempt/attempt";
import { faults } from "../../../../src/contract/calls/faults";
import { newDevice } from "../device";
import { answer, asksToStart, confirmed, crossOut, hasLease, recordOf, settles, type Scene } from "../scene";
import { detail } from "../school";
import { until } from "../ticks";
import { serverReply } from "../wire";
import type { Opening } from "./opening";

const crossedOut = ({ stage }: Scene): readonly string[] =>
  ["A", "B"].filter((letter) => stage.canPress(`Bring back option ${letter}`));

const ofFirst = (changes: Partial<SavedToolState>): SavedToolState => ({
  exercise_id: "e1",
  revision: 1,
  epoch: 1,
  state: { eliminated: ["B"], highlights: [] },
  ...changes,
});

/** Opens the attempt again on the same device. */
const opensAgain = async (
  opening: Opening,
  device: ReturnType<typeof newDevice>,
  tools: readonly SavedToolState[] | undefined,
): Promise<Scene> => {
  const scene = await opening.arrive({ kind: "fixed", device });
  const { stage, book } = scene;
  await settles(scene);
  (await stage.take("menuDetail")).envelope(200, detail(true));
  book.attempt = "a1";
  asksToStart(scene);
  await settles(scene);
  (await stage.take("startExam")).envelope(
    200,
    recordOf(scene, tools === undefined ? {} : { tool_states: [...tools] }),
  );
  hasLease(scene);
  book.page = "question";
  await settles(scene);
  return scene;
};

/**
 * Defines the tests of the tools' contents, which are sent beside the answers; no answer waits for them, and the page
 * reports nothing about them.
 */
export const describeTools = (opening: Opening): void => {
  describe("the state of the tools", () => {
    it("is sent once for quick changes, under one key, and does not count as waiting to be saved", async () => {
      const scene = await opening.begin({ kind: "fixed" });
      const { stage, book } = scene;
      await settles(scene);
      await stage.press("Cross out option A");
      await stage.pass(400);
      book.keys += 1;
      await settles(scene);
      await stage.press("Bring back option A");
      await stage.press("Cross out option B");
      book.keys += 2;
      await stage.pass(1_100);
      await until(() => stage.equipped.length === 1, "it is told");
      expect(stage.equipped).toEqual([
        expect.objectContaining({ exercise_id: "e1", revision: 3, state: { eliminated: ["B"], highlights: [] } }),
      ]);
      expect(stage.asksBeforeLeaving()).toBe(false);
      await settles(scene);
    });

    it("comes back on the same device, also from a server that does not know of tools", async () => {
      const device = newDevice();
      const first = await opening.begin({ kind: "fixed", device });
      await settles(first);
      first.stage.answerToolsBy((request) => serverReply(request, faults.unknownCall.status));
      await crossOut(first, "B");
      await crossOut(first, "A");
      await settles(first);
      expect(crossedOut(first)).toEqual(["A", "B"]);
      first.stage.close();

      const second = await opensAgain(opening, device, undefined);
      expect(crossedOut(second)).toEqual(["A", "B"]);
    });

    it("comes back on another device from the server's copy", async () => {
      const scene = await opensAgain(opening, newDevice(), [ofFirst({ revision: 7 })]);
      expect(crossedOut(scene)).toEqual(["B"]);
      await crossOut(scene, "A");
      expect(scene.stage.equipped.at(-1)).toMatchObject({ revision: 8, state: { eliminated: ["B", "A"] } });
    });

    it("is that of the later writer where this device has an older state", async () => {
      const device = newDevice();
      const first = await opening.begin({ kind: "fixed", device });
      await settles(first);
      await crossOut(first, "B");
      await settles(first);
      first.stage.close();
      const second = await opensAgain(opening, device, [ofFirst({ epoch: 2, state: { eliminated: ["A"] } })]);
      expect(crossedOut(second)).toEqual(["A"]);
    });

    it("holds up no answer where it is never taken", async () => {
      const scene = await opening.begin({ kind: "fixed" });
      const { stage } = scene;
      await settles(scene);
      stage.answerToolsBy(() => undefined);
      await crossOut(scene, "B");
      await answer(scene, "A");
      await confirmed(scene);
      await settles(scene);
      expect(stage.see().saving).toMatch(/^Saved \d\d:\d\d:\d\d$/);
      expect(stage.asksBeforeLeaving()).toBe(false);
    });
  });
};
