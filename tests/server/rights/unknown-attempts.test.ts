import { beforeAll, describe, expect, it } from "vitest";
import { addresses, type CallName } from "../../../src/contract/calls/addresses";
import { namedId } from "../../support/made-ids";
import { openSchool, type School } from "../../support/sittings";
import { rights } from "./table";
import { callers, makeWorld, type World } from "./world";

let school: School;
let world: World;
beforeAll(async () => {
  school = await openSchool();
  world = await makeWorld(school);
});

/** Every `attempt_id` of an input, however deep. */
const namedIn = (input: unknown): string[] =>
  typeof input !== "object" || input === null
    ? []
    : Object.entries(input).flatMap(([name, value]) =>
        name === "attempt_id" && typeof value === "string" ? [value] : namedIn(value),
      );

const withAttempt = (input: object, to: (attemptId: string) => string): object =>
  JSON.parse(JSON.stringify(input), (name, value: unknown) =>
    name === "attempt_id" && typeof value === "string" ? to(value) : value,
  ) as object;

const ways: readonly (readonly [string, (attemptId: string) => string])[] = [
  ["is a word", () => "nothing"],
  ["is a number", () => "7"],
  ["is the id of no row", () => "00000000-0000-0000-0000-000000000000"],
  ["is in capitals", (attemptId) => attemptId.toUpperCase()],
  ["lacks its hyphens", (attemptId) => attemptId.replaceAll("-", "")],
  ["is longer", (attemptId) => `${attemptId}0`],
];

describe("an attempt whose id", () => {
  const names = Object.keys(addresses) as CallName[];

  it.each(ways)("%s does not exist for any call, like one that nobody has", async (_, to) => {
    let asked = 0;
    for (const name of names)
      for (const [place, who] of callers.entries()) {
        const input = rights[name].input(world, who, place);
        if (namedIn(input).length === 0) continue;
        const answer = async (other: (attemptId: string) => string) => {
          const { status, body } = await school.call(name, withAttempt(input, other), world.tokens[who]);
          return { status, body };
        };
        const unknown = await answer(() => namedId("nobody's"));
        expect(unknown.status, name).toBeLessThan(500);
        expect(await answer(to), `${name} by ${who}`).toEqual(unknown);
        asked += 1;
      }
    expect(asked).toBeGreaterThan(100);
  });
});
