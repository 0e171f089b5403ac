import { describe, expect, test } from "vitest";
import type { Item } from "../../src/contract/item/item";
import { catBank } from "../../src/items/cat/bank";
import { catLevels, type Subtest } from "../../src/items/cat/engine/model";
import { refOfSeed, salted } from "../../src/items/identity";
import { mathBank } from "../../src/items/maths/bank";
import { plannedBanks } from "../../src/items/review/plan";
import { reviewOf } from "../../src/items/review/review";
import { soundSalt } from "../../src/items/review/sound-salt";
import { satMathBank } from "../../src/items/sat/math/bank";
import { satMathPanels } from "../../src/items/sat/math/panels";
import { look } from "./cat/solver/seen";
import { solvers } from "./cat/solver/solvers";

/** Draws a bank once for each salt and caches it for all tests. */
const onceForEachSalt = (bank: (salt?: string) => readonly Item[]) => {
  const drawn = new Map<string, readonly Item[]>();
  return (salt = ""): readonly Item[] => {
    const items = drawn.get(salt) ?? bank(salt);
    drawn.set(salt, items);
    return items;
  };
};

const bySkill = ({ skill }: Item): string => skill;
const banks = [
  ["MAP Mathematics", onceForEachSalt(mathBank), undefined],
  ["CAT, level A", onceForEachSalt((salt) => catBank("A", salt)), bySkill],
  ["CAT, level D", onceForEachSalt((salt) => catBank("D", salt)), bySkill],
  ["SAT Math", onceForEachSalt(satMathBank), undefined],
] as const;
const salts = ["one", "two"];

/** The question with its right answer, as a reader of the public source could note it. */
const notes = ({ body: { stem, interaction }, key }: Item): readonly [question: string, answer: string] => {
  const options = "options" in interaction ? interaction.options : [];
  const said = (id: string) => options.find(({ option_id }) => option_id === id)?.content.en ?? id;
  const answer = "option_id" in key ? said(key.option_id) : JSON.stringify(key);
  return [`${stem.en ?? ""} ${options.map(({ content }) => content.en).join(" ")}`, answer];
};

describe.each(banks)("%s of an installation", (name, bank, areaOf) => {
  const planned = plannedBanks.find((one) => one.name === name);
  const bankOf = (salt: string): readonly Item[] => bank(soundSalt(bank, salt, areaOf));

  test.each(salts)("meets its plan and keeps every rule, salt %s", (salt) => {
    if (planned === undefined) throw new Error(`no plan for ${name}`);
    const own = bankOf(salt);
    const { gaps, broken } = reviewOf({ ...planned, items: () => own });
    expect([gaps, broken]).toEqual([[], []]);
    expect(own).toHaveLength(bank().length);
    expect(own.filter(({ source }) => source.ref !== refOfSeed(source.ref))).toEqual([]);
  });

  test("is not answered by notes from the source or another installation", () => {
    const sound = salts.map(bankOf);
    for (const own of sound)
      for (const foreign of [bank(), ...sound].filter((other) => other !== own)) {
        const ids = new Set(foreign.map(({ item_id }) => item_id));
        expect(own.filter(({ item_id }) => ids.has(item_id))).toEqual([]);
        const known = new Map(foreign.map(notes));
        const answered = own.map(notes).filter(([question, answer]) => known.get(question) === answer);
        expect(answered.length / own.length).toBeLessThan(0.1);
      }
  });
});

test("the two SAT panels of a salt use its bank", () => {
  const salt = soundSalt(satMathBank, "one");
  const ids = new Set(satMathBank(salt).map(({ item_id }) => item_id));
  const used = satMathPanels(salt).flatMap(({ first, easier, harder }) => [...first, ...easier, ...harder]);
  expect([used.length, new Set(used).size, used.every((id) => ids.has(id))]).toEqual([132, 132, true]);
});

test.each(catLevels)("each CAT item of a salt has one answer, its key, at level %s", (level) => {
  const faults = catBank(level, "one").filter((item) => {
    const right = solvers[item.skill as Subtest](look(item)).map((place) => "ABCDE".charAt(place));
    return item.key.type !== "single_choice" || right.join() !== item.key.option_id;
  });
  expect(faults.map(({ source }) => source.ref)).toEqual([]);
});

test("the first variant of a salt with a sound bank is taken, the empty salt unchecked", () => {
  const [same = mathBank()[0]] = mathBank();
  if (same === undefined) throw new Error("the bank is empty");
  const broken = [same, same];
  expect(soundSalt((salt) => (salt === "s.2" ? [same] : broken), "s")).toBe("s.2");
  expect(soundSalt(() => broken, "")).toBe("");
  expect(() => soundSalt(() => broken, "s")).toThrow("no salt");
  expect([salted("a:1", ""), salted("a:1", "x"), refOfSeed("a:1@x"), refOfSeed("a:1")]).toEqual([
    "a:1",
    "a:1@x",
    "a:1",
    "a:1",
  ]);
});
