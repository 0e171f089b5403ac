import type { Published, SavedTestVersion } from "../../../../machines/studio/publishing-facts";
import { publishingMachine } from "../../../../machines/studio/publishing.machine";
import type { Forecast } from "../../../contract/studio/forecast";
import type { TestFinding } from "../../../contract/studio/studio-tests";
import { callInPlace } from "../call";
import { effectActor } from "../effect-actor";

const versionOf = (test: SavedTestVersion | null) => {
  if (test === null) throw new Error("the test is not saved");
  return { test_id: test.testId, version: test.version };
};

/** Publishing with its calls. */
export const wiredPublishing = publishingMachine.provide({
  actors: {
    check: effectActor(
      async ({ test }, signal): Promise<readonly TestFinding[]> =>
        (await callInPlace("checkTest", versionOf(test), { signal })).findings,
    ),
    forecast: effectActor(
      async ({ test }, signal): Promise<Forecast> =>
        (await callInPlace("simulateTest", versionOf(test), { signal })).forecast,
    ),
    publish: effectActor(async ({ test }, signal): Promise<Published> => {
      const { menu_id: menuId, version } = await callInPlace("publishDraftTest", versionOf(test), { signal });
      return { menuId, edition: version };
    }),
  },
});
