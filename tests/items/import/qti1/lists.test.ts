import { describe, expect, it } from "vitest";
import { canvas, equal, field, html, labels, lid, plain, readOne, rule, item, processing } from "./samples";

const option = (id: string, text: string) => ({ id, content: { html: text } });
const homes = { x: "sea", y: "wood" };
const row = (ident: string, text: string, offered: Record<string, string> = homes) =>
  lid(ident, offered, { prompt: plain(text) });
const rows = html("Where?") + row("m1", "whale") + row("m2", "deer");
const add = (value: string, response: string, score: number | string) => rule(equal(value, response), score, "Add", "");
const matched = (marking: string, more = {}) => ({
  stem: "Where?",
  asked: {
    kind: "match",
    sources: [option("m1", "whale"), option("m2", "deer")],
    targets: [option("t1", "sea"), option("t2", "wood")],
    pairs: [
      ["m1", "t1"],
      ["m2", "t2"],
    ],
    marking,
  },
  points: 2,
  ...more,
});

describe("matching in QTI 1.2", () => {
  it("reads one row for each response, with its share", async () => {
    expect(await readOne(canvas("matching", rows, add("x", "m1", 50) + add("y", "m2", 50)))).toEqual(matched("shares"));
  });

  it("reads one condition over all rows as all or nothing", async () => {
    const joined = rule(`<and>${equal("x", "m1")}${equal("y", "m2")}</and>`, 100);
    expect(await readOne(canvas("matching", rows, joined))).toEqual(matched("whole"));
  });

  it("reads options by their row, as their identifiers repeat", async () => {
    const turned = html("Where?") + row("m1", "whale") + row("m2", "deer", { y: "sea", x: "wood" });
    expect(await readOne(canvas("matching", turned, add("x", "m1", 50) + add("x", "m2", 50)))).toEqual(
      matched("shares"),
    );
  });

  it("is refused for rows of other choices, rows without key, and rows that earn different points", async () => {
    const other = html("Where?") + row("m1", "whale") + row("m2", "deer", { x: "sea", z: "sky" });
    expect(await readOne(canvas("matching", other, add("x", "m1", 50) + add("x", "m2", 50)))).toBe(
      "refused rowsDiffer: sea wood",
    );
    expect(await readOne(canvas("matching", rows, add("x", "m1", 100)))).toBe("refused keyMissing: deer");
    expect(await readOne(canvas("matching", rows, add("x", "m1", 70) + add("y", "m2", 30)))).toBe(
      "refused pairsUnequal",
    );
    expect(await readOne(canvas("matching", rows, add("x", "m1", 50) + add("q", "m2", 50)))).toBe(
      "refused keyUnknown: q",
    );
  });
});

const gap = (id: string) => `\u{F0000}${id}\u{F0001}`;
const form = (text: string, share = 1) => ({ text, share });

describe("gaps in QTI 1.2", () => {
  const blanks = (text: string) =>
    html(text) +
    lid("response_one", { a: "green" }, { prompt: plain("one") }) +
    lid("response_two", { a: "white" }, { prompt: plain("two") });
  const halves = add("a", "response_one", 50) + add("a", "response_two", 50);

  it("are placed at their names in the text, but not inside tags", async () => {
    expect(
      await readOne(canvas("fill_in_multiple_blanks", blanks('<p title="[one]">[one] [x] [two]</p>'), halves)),
    ).toEqual({
      stem: `<p title="[one]">${gap("response_one")} [x] ${gap("response_two")}</p>`,
      asked: {
        kind: "gaps",
        gaps: [
          { id: "response_one", weight: 1, kind: "text", forms: [form("green")], caseSensitive: false },
          { id: "response_two", weight: 1, kind: "text", forms: [form("white")], caseSensitive: false },
        ],
        marking: "shares",
      },
      points: 2,
    });
  });

  it("keep different weights and chosen answers", async () => {
    const chosen = html("[a] and [b]") + lid("response_a", homes) + lid("response_b", homes);
    const rules = add("x", "response_a", 70) + add("y", "response_b", 30) + add("x", "response_b", 15);
    expect(await readOne(canvas("multiple_dropdowns", chosen, rules))).toEqual({
      stem: `${gap("response_a")} and ${gap("response_b")}`,
      asked: {
        kind: "gaps",
        gaps: [
          {
            id: "response_a",
            weight: 70,
            kind: "choice",
            options: [option("x", "sea"), option("y", "wood")],
            shares: { x: 1, y: 0 },
          },
          {
            id: "response_b",
            weight: 30,
            kind: "choice",
            options: [option("x", "sea"), option("y", "wood")],
            shares: { x: 0.5, y: 1 },
          },
        ],
        marking: "shares",
      },
      points: 2,
    });
  });

  it("are placed at their fields, typed as text or as a number", async () => {
    const number = field("q", 'fibtype="Integer"');
    const flow = `<flow>${plain("A ")}${field("p")}${plain(" has ")}${number}${plain(" legs.")}</flow>`;
    const rules = rule(equal("frog", "p"), 1, "Add") + rule(equal("4", "q"), 1, "Add");
    expect(await readOne(item({ presentation: flow, processing: processing(rules, 'maxvalue="2"') }))).toEqual({
      stem: `A ${gap("p")} has ${gap("q")} legs.`,
      asked: {
        kind: "gaps",
        gaps: [
          { id: "p", weight: 1, kind: "text", forms: [form("frog")], caseSensitive: false },
          { id: "q", weight: 1, kind: "number", intervals: [{ value: 4, low: 4, high: 4, share: 1 }] },
        ],
        marking: "shares",
      },
      points: 2,
    });
  });

  it("read the comparison of a newer export, and refuse patterns", async () => {
    const open = (attributes: string) =>
      html("A [w].") +
      '<response_lid ident="response_w"><render_choice>' +
      `<response_label ident="a" answer_type="openEntry" ${attributes}>` +
      `${plain("Frog")}</response_label></render_choice></response_lid>`;
    const rules = add("a", "response_w", 100);
    const kind = "fill_in_multiple_blanks";
    expect(
      await readOne(canvas(kind, open('scoring_algorithm="TextEquivalence" ignore_case="true"'), rules)),
    ).toMatchObject({
      asked: { gaps: [{ forms: [form("Frog")], caseSensitive: false }] },
    });
    expect(await readOne(canvas(kind, open('scoring_algorithm="TextEquivalence"'), rules))).toMatchObject({
      asked: { gaps: [{ forms: [form("Frog")], caseSensitive: true }] },
      changed: ["caseAssumed"],
    });
    for (const algorithm of ["TextContainsAnswer", "TextCloseEnough", "TextRegex"])
      expect(await readOne(canvas(kind, open(`scoring_algorithm="${algorithm}"`), rules))).toBe(
        `refused patternAnswer: ${algorithm.toLowerCase()}`,
      );
  });

  it("note that words of a bank are chosen from lists", async () => {
    const bank =
      html("[a]") + lid("response_a", homes).replaceAll("<response_label ", '<response_label answer_type="wordbank" ');
    expect(await readOne(canvas("fill_in_multiple_blanks", bank, add("x", "response_a", 100)))).toMatchObject({
      asked: { gaps: [{ kind: "choice", shares: { x: 1, y: 0 } }] },
      changed: ["wordBankListed"],
    });
  });

  it("are refused without a place, or with two", async () => {
    const kind = "fill_in_multiple_blanks";
    expect(await readOne(canvas(kind, blanks("[one]"), halves))).toBe("refused gapMissing: two");
    expect(await readOne(canvas(kind, blanks("[one] [two] [two]"), halves))).toBe("refused gapRepeated: two");
    expect(await readOne(canvas(kind, blanks("[one] [two]"), add("a", "response_one", 100)))).toBe(
      "refused keyMissing: response_two",
    );
  });
});

describe("ordering and sorting in QTI 1.2", () => {
  const steps = { a: "egg", b: "larva", c: "frog" };
  const ordered = (more = "") =>
    html("Order.") +
    `<response_lid ident="r" rcardinality="Ordered"><render_extension>${more}` +
    '<ims_render_object shuffle="No"><flow_label>' +
    `${labels(steps)}</flow_label></ims_render_object></render_extension></response_lid>`;
  const order = (...idents: string[]) => rule(idents.map((ident) => equal(ident)).join(""), 100);

  it("keeps the right order", async () => {
    expect(await readOne(canvas("ordering", ordered(), order("c", "a", "b")))).toEqual({
      stem: "Order.",
      asked: {
        kind: "order",
        options: [option("a", "egg"), option("b", "larva"), option("c", "frog")],
        order: ["c", "a", "b"],
        marking: "whole",
      },
      points: 2,
    });
  });

  it("notes words at the ends of the list, and refuses an order that lacks an option", async () => {
    const top = `<material position="top"><mattext>first</mattext></material>`;
    expect(await readOne(canvas("ordering", ordered(top), order("a", "b", "c")))).toMatchObject({
      changed: ["legendLeftOut"],
    });
    expect(await readOne(canvas("ordering", ordered(), order("a", "b")))).toBe("refused orderKeyIncomplete");
    expect(await readOne(canvas("ordering", ordered(), order("a", "b", "c") + order("b", "a", "c")))).toBe(
      "refused partialCredit",
    );
  });

  const pool = { p: "frog", q: "pike", s: "stone" };
  const category = (ident: string, text: string) => lid(ident, pool, { cardinality: "Multiple", prompt: plain(text) });
  const sorted = html("Sort.") + category("k1", "legs") + category("k2", "fins");

  it("reads one category for each response, and notes that each choice counts", async () => {
    const rules = add("p", "k1", 50) + add("q", "k2", 50);
    expect(await readOne(canvas("categorization", sorted, rules))).toEqual({
      stem: "Sort.",
      asked: {
        kind: "categorise",
        options: [option("p", "frog"), option("q", "pike"), option("s", "stone")],
        categories: [option("k1", "legs"), option("k2", "fins")],
        placements: { p: "k1", q: "k2" },
        marking: "shares",
      },
      points: 2,
      changed: ["categoriesCounted"],
    });
    const twice = rule(equal("p", "k1") + equal("q", "k1"), 50, "Add") + add("q", "k2", 50);
    expect(await readOne(canvas("categorization", sorted, twice))).toBe("refused choiceInTwoCategories: q");
  });
});

describe("a place on a picture in QTI 1.2", () => {
  const picture = '<material><matimage uri="pond.png" imagtype="image/png" width="200" height="100"/></material>';
  const spots = (areas: string) =>
    html("Click.") +
    `<response_xy ident="r" rcardinality="Single"><render_hotspot>${picture}${areas}</render_hotspot></response_xy>`;
  const spot = (ident: string, area: string, written: string) =>
    `<response_label ident="${ident}" rarea="${area}">${written}</response_label>`;
  const read = (areas: string, rules: string) => readOne(canvas("hot_spot", spots(areas), rules));
  const placed = (shapes: unknown[], right: string[], more = {}) => ({
    stem: "Click.",
    asked: { kind: "hot_spot", picture: "pond.png", size: [200, 100], spots: shapes, right, most: 1 },
    points: 2,
    ...more,
  });

  it("keeps rectangles, circles and polygons", async () => {
    const areas =
      spot("a", "Rectangle", "50,60,20,30") + spot("b", "Ellipse", "20,20,5") + spot("c", "Bounded", "0,0,9,0,9,9");
    expect(await read(areas, rule(equal("a"), 100))).toEqual(
      placed(
        [
          { id: "a", shape: "rect", left: 50, top: 60, right: 70, bottom: 90 },
          { id: "b", shape: "circle", x: 20, y: 20, radius: 5 },
          {
            id: "c",
            shape: "polygon",
            points: [
              [0, 0],
              [9, 0],
              [9, 9],
            ],
          },
        ],
        ["a"],
      ),
    );
  });

  it("reads areas of the scoring, in percents or parts of the picture", async () => {
    const inside = (written: string) => rule(`<varinside respident="r" areatype="Ellipse">${written}</varinside>`, 100);
    expect(await read("", inside("50%,50%,10%"))).toMatchObject({
      asked: {
        size: [100, 100],
        spots: [{ id: "area 1", shape: "circle", x: 50, y: 50, radius: 10 }],
        right: ["area 1"],
      },
    });
    expect(await read("", inside("0.5,0.5,0.1"))).toMatchObject({ asked: { size: [1, 1] } });
  });

  it("notes ambiguous measures", async () => {
    expect(await read(spot("a", "Rectangle", "10,10,30,40"), rule(equal("a"), 100))).toEqual(
      placed([{ id: "a", shape: "rect", left: 10, top: 10, right: 40, bottom: 50 }], ["a"], {
        changed: ["areaRead: 10 10 30 40"],
      }),
    );
    expect(await read(spot("a", "Rectangle", "100,60,180,90"), rule(equal("a"), 100))).toEqual(
      placed([{ id: "a", shape: "rect", left: 100, top: 60, right: 180, bottom: 90 }], ["a"]),
    );
  });

  it("refuses other areas, unknown keys and a missing picture", async () => {
    expect(await read(spot("a", "Ellipse", "10,10,0,40"), rule(equal("a"), 100))).toBe(
      "refused areaUnsupported: 10 10 0 40",
    );
    expect(await read(spot("a", "Bounded", "1,2"), rule(equal("a"), 100))).toBe("refused areaUnsupported: bounded 1 2");
    expect(await read(spot("a", "Ellipse", "1,2,3"), rule(equal("b"), 100))).toBe("refused keyUnknown");
    const bare = html("Click.") + '<response_xy ident="r"><render_hotspot/></response_xy>';
    expect(await readOne(canvas("hot_spot", bare, rule(equal("a"), 100)))).toBe("refused pictureUnclear");
  });
});
