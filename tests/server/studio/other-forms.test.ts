import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { BlueprintDraftTest, FixedDraftTest } from "../../../src/contract/studio/draft-test";
import { otherForm, type Filing } from "../../../src/web/studio/test/form-b";
import { blueprintOf, draftTestOf } from "../../support/drafts";
import { openSchool, type School } from "../../support/sittings";
import { authorOf, type NamedTest } from "../../support/studio";
import { newcomer } from "../rights/world";

let school: School;
let author: ReturnType<typeof authorOf>;
let bank = 0;
beforeAll(async () => {
  school = await openSchool();
  author = authorOf(school, await newcomer(school, { role: ["teacher"] }));
});

const linesOf = async (test: NamedTest) =>
  (await school.call("fillBlueprint", test, author.token)).body.data.sections.flatMap(({ lines }) => lines);
const idsOf = async (test: NamedTest) =>
  (await linesOf(test)).flatMap(({ items }) => items.map(({ item_id }) => item_id));
const grow = async (skill: string, count: number) => {
  for (let number = 1; number <= count; number += 1) await author.question(`${skill} ${number}?`, { skill });
};
const formBOf = (
  test: FixedDraftTest | BlueprintDraftTest,
  { test_id }: NamedTest,
  filings: ReadonlyMap<string, Filing> = new Map(),
) => otherForm(test, { testId: test_id, title: "Form B", language: "en", filings });
const publish = async (test: NamedTest) => {
  await school.call("checkTest", test, author.token);
  return (await author.publish(test)).body.code;
};

describe("a second form with other questions", () => {
  it("has none of the first and names each line that is short, also after the bank has grown", async () => {
    const skills = ["one", "two"] as const;
    const sizes = fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 }));
    const counts = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }));
    await fc.assert(
      fc.asyncProperty(sizes, counts, sizes, fc.boolean(), async (size, count, more, isPublished) => {
        bank += 1;
        const skillAt = (place: number) => `bank-${bank}-${skills[place]}`;
        const growAll = async (by: readonly number[]) => {
          for (const [place, number] of by.entries()) await grow(skillAt(place), number);
        };
        await growAll(size);
        const lines = count.map((wanted, place) => ({
          count: wanted,
          filter: { from: "own" as const, skill: skillAt(place) },
        }));
        const first = blueprintOf(lines);
        const a = await author.save(first);
        if (isPublished) await publish(a);
        const b = await author.save(formBOf(first, a));
        const expectApart = async (inBank: readonly number[]) => {
          const [ofA, ofB] = [await idsOf(a), await linesOf(b)];
          expect(ofB.flatMap(({ items }) => items).filter(({ item_id }) => ofA.includes(item_id))).toEqual([]);
          for (const [place, { items, wanted }] of ofB.entries()) {
            const left = (inBank[place] ?? 0) - Math.min(count[place] ?? 0, inBank[place] ?? 0);
            if (!isPublished) expect(items).toHaveLength(Math.min(wanted, left));
          }
          const { findings } = (await school.call("checkTest", b, author.token)).body.data;
          expect(findings.filter(({ code }) => code === "lineShort").map(({ line, detail }) => [line, detail])).toEqual(
            ofB.flatMap(({ items, wanted }, place) =>
              items.length < wanted ? [[place + 1, `${items.length} / ${wanted}`]] : [],
            ),
          );
        };
        await expectApart(size);
        await publish(b);
        await growAll(more);
        await expectApart(size.map((number, place) => number + (more[place] ?? 0)));
      }),
      { numRuns: 8 },
    );
  });

  it("of a fixed test asks for as many questions of each kind as it has, none of them its own", async () => {
    const stems = ["a", "b", "c", "d", "e"];
    const ids: string[] = [];
    for (const stem of stems) ids.push(await author.question(`kind ${stem}?`, { skill: "kinds" }));
    const level = await author.question("level?", { skill: "kinds", level: "hard" });
    const fixed = draftTestOf([ids[0] ?? "", level, ids[1] ?? ""]) as FixedDraftTest;
    const a = await author.save(fixed);
    const filing = { subject: "general", skill: "kinds", level: null, type: "single_choice" } as const;
    const filings = new Map<string, Filing>([
      ...ids.map((id) => [id, filing] as const),
      [level, { ...filing, level: "hard" }],
    ]);
    const made = formBOf(fixed, a, filings);
    expect(made.sections.map(({ lines }) => lines.map(({ count, filter }) => [count, filter]))).toEqual([
      [
        [2, { from: "own", subject: "general", skill: "kinds", type: "single_choice" }],
        [1, { from: "own", subject: "general", skill: "kinds", type: "single_choice", level: "hard" }],
      ],
    ]);
    const lines = await linesOf(await author.save(made));
    expect(lines.map(({ items, wanted }) => [items.length, wanted])).toEqual([
      [2, 2],
      [0, 1],
    ]);
    const used = new Set(fixed.sections.flatMap(({ items }) => items));
    expect(lines.flatMap(({ items }) => items).filter(({ item_id }) => used.has(item_id))).toEqual([]);
  });
});
