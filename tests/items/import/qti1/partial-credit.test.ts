import { describe, expect, it } from "vitest";
import { block, each, equal, item, label, lid, pool, right } from "./blackboard-samples";
import { brief, questionsOf, readFile } from "./samples";

const read = async (xml: string) => {
  const [first] = questionsOf(await readFile(pool(xml)));
  return first && brief(first);
};
const option = (id: string, html: string) => ({ id, content: { html } });
const pond = [label("i1", "frog"), label("i2", "pike"), label("i3", "duck")];
const options = [option("i1", "frog"), option("i2", "pike"), option("i3", "duck")];
const score = (action: string, attribute: string, value: string) =>
  `<setvar action="${action}" ${attribute}="SCORE">${value}</setvar>`;
/** The percentage of an option in Blackboard's notation, with the option in place of the response. */
const percent = (ident: string, value: string) => right(equal("", ident), "x", score("Set", "variablename", value));
const partial = { fields: { bbmd_partialcredit: "true" } };

describe("percentages of the points in Blackboard", () => {
  const several = lid("response", each(pond), { cardinality: "Multiple" });
  const key = right(`<and>${equal("i1")}<not>${equal("i2")}</not>${equal("i3")}</and>`);
  const asked = {
    stem: "Ask.",
    asked: {
      kind: "multiple_choice",
      options,
      shuffle: false,
      most: 0,
      marking: "shares",
      shares: { i1: 0.75, i2: 0, i3: 0.25 },
    },
    points: 4,
  };

  it("are the shares of several answers if partial credit counts", async () => {
    const rules = key + percent("i1", "75.0") + percent("i2", "0") + percent("i3", "25.0");
    expect(await read(item("Multiple Answer", several, rules, partial))).toEqual(asked);
    expect(await read(item("Multiple Answer", several, rules))).toEqual({
      ...asked,
      asked: { ...asked.asked, marking: "whole", shares: { i1: 1, i2: 0, i3: 1 } },
    });
  });

  it("are the shares of one answer", async () => {
    const rules = right(equal("i2")) + percent("i1", "50") + percent("i2", "100") + percent("i3", "0");
    expect(await read(item("Multiple Choice", lid("response", each(pond)), rules, partial))).toEqual({
      stem: "Ask.",
      asked: { kind: "single_choice", options, shuffle: false, shares: { i1: 0.5, i2: 1, i3: 0 } },
      points: 4,
    });
  });

  it("make the question refused if they contradict the key, do not add up to 100, or are below 0", async () => {
    const outcome = (...percents: string[]) => read(item("Multiple Answer", several, key + percents.join(""), partial));
    expect(await outcome(percent("i1", "50"), percent("i2", "50"))).toBe("refused partialCredit");
    expect(await outcome(percent("i1", "50"), percent("i3", "25"))).toBe("refused noFullCredit: 75%");
    expect(await outcome(percent("i1", "50"), percent("i3", "50"), percent("i2", "-50"))).toBe(
      "refused pointsUnreadable: -50%",
    );
    expect(await outcome(percent("i9", "50"))).toBe("refused keyUnknown: i9");
    const single = lid("response", each(pond));
    expect(await read(item("Multiple Choice", single, right(equal("i2")) + percent("i1", "100"), partial))).toBe(
      "refused partialCredit",
    );
  });
});

describe("rows of Blackboard that earn a percentage each", () => {
  const row = (ident: string, text: string) =>
    `<flow class="Block">${block(text)}${lid(ident, label(`${ident}a`, null) + label(`${ident}b`, null))}</flow>`;
  const rows = row("r1", "whale") + row("r2", "deer");
  const inBlock = (content: string) => `<flow class="Block">${content}</flow>`;
  const columns = `<flow class="RIGHT_MATCH_BLOCK">${inBlock(block("wood"))}${inBlock(block("sea"))}</flow>`;
  const pair = (row_: string, target: string, earns: string, costs: string) =>
    right(
      equal(target, row_),
      "x",
      score("Set", "PartialCreditPercent", earns) + score("Set", "NegativeCreditPercent", costs),
    );
  const matching = (rules: string) =>
    read(
      item("Matching", rows, rules, { columns, fields: { bbmd_partialcredit: "true", bbmd_negative_points_ind: "Q" } }),
    );

  it("are kept if wrong rows cost nothing", async () => {
    expect(await matching(pair("r1", "r1b", "50.00", "0.00") + pair("r2", "r2a", "50.00", "0.00"))).toEqual({
      stem: "Ask.",
      asked: {
        kind: "match",
        sources: [option("r1", "whale"), option("r2", "deer")],
        targets: [option("t1", "wood"), option("t2", "sea")],
        pairs: [
          ["r1", "t2"],
          ["r2", "t1"],
        ],
        marking: "shares",
      },
      points: 4,
    });
  });

  it("are refused if wrong rows cost points, or rows earn different shares", async () => {
    expect(await matching(pair("r1", "r1b", "50.00", "10.00") + pair("r2", "r2a", "50.00", "0.00"))).toBe(
      "refused wrongCosts",
    );
    expect(await matching(pair("r1", "r1b", "70.00", "0.00") + pair("r2", "r2a", "30.00", "0.00"))).toBe(
      "refused pairsUnequal",
    );
  });
});

describe("a pool of Blackboard that names no points", () => {
  it("counts one point for each question, with a note", async () => {
    const xml = item("Multiple Choice", lid("response", each(pond)), right(equal("i1"))).replace(' maxvalue="4"', "");
    expect(await read(xml)).toEqual({
      stem: "Ask.",
      asked: { kind: "single_choice", options, shuffle: false, shares: { i1: 1, i2: 0, i3: 0 } },
      points: 1,
      changed: ["pointsAssumed"],
    });
  });
});
