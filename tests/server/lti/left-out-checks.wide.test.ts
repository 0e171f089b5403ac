import { beforeAll, describe, expect, it } from "vitest";
import { launchRefusals, type LaunchRefusalName } from "../../../src/contract/integrations/launch-refusals";
import { launchChecks, withoutChecks } from "../../support/left-out-checks";
import { openMisbehaviours, refusedBy } from "../../support/lti-misbehaviours";

let tries: Awaited<ReturnType<typeof openMisbehaviours>>["further"];
beforeAll(async () => {
  const { misbehaviours, further } = await openMisbehaviours();
  const first = (Object.keys(misbehaviours) as LaunchRefusalName[]).map((name) => [name, misbehaviours[name]] as const);
  tries = [...first, ...further];
});

const checks = launchChecks();
/** A launch is taken once by its phase, and again by the row that moves: each of them alone is enough. */
const madeTwice: ReadonlySet<string> = new Set(["stateUsed"]);
const placesOf = ({ place, reason }: (typeof checks)[number]): readonly string[] =>
  reason !== null && madeTwice.has(reason)
    ? checks.filter((one) => one.reason === reason).map((one) => one.place)
    : [place];

describe("the checks of a launch", () => {
  it("are found in the sources, each reason among them", () => {
    const reasons = new Set(checks.map(({ reason }) => reason));
    const unnamed = Object.keys(launchRefusals).filter((name) => !reasons.has(name));
    expect(unnamed).toEqual(["issuerMissing", "loginHintMissing", "stateMissing"]);
    expect(checks.filter(({ reason }) => reason === null).map(({ place }) => place)).toEqual([
      "launch.ts:1",
      "login.ts:1",
    ]);
  });

  it.each(checks.map((check) => [`${check.reason ?? "several"} (${check.place})`, check] as const))(
    "%s: without it a misbehaviour is answered otherwise",
    async (_name, check) => {
      const concerned = tries.filter(([reason]) => check.reason === null || reason === check.reason);
      const noticed: string[] = [];
      for (const [reason, misbehave] of concerned) {
        const reply = await withoutChecks(placesOf(check), misbehave);
        const [status, found] = refusedBy(reply);
        if (status !== launchRefusals[reason] || found !== reason) noticed.push(reason);
      }
      expect(noticed).not.toEqual([]);
    },
  );
});
