import { describe, expect, it } from "vitest";
import { assessment, canvas, equal, field, html, lid, metadata, not, plain, readFile, rule } from "./samples";

const options = { a: "frog", b: "pike", c: "duck" };
const bound = (name: string, value: number) => `<var${name} respident="r">${value}</var${name}>`;
const add = (value: string, response: string) => rule(equal(value, response), 50, "Add");
const row = (ident: string, text: string, cardinality = "Single") =>
  lid(ident, { x: "sea", y: "wood" }, { prompt: plain(text), cardinality });
const gap = (name: string, more = {}) => lid(`response_${name}`, { x: "sea", y: "wood", ...more });
const picture = '<material><matimage uri="pond.png" width="200" height="100"/></material>';

const withoutPoints = (item: string) =>
  item.replace(/<qtimetadatafield><fieldlabel>points_possible<.*?<\/qtimetadatafield>/, "");
const about = metadata({ qmd_timelimit: 45, cc_maxattempts: 2 });
const drawn =
  "<duration>PT5M</duration><selection_ordering><selection><selection_number>2</selection_number>" +
  "<selection_extension><points_per_item>5</points_per_item></selection_extension></selection>" +
  '<order order_type="Random"/></selection_ordering>';
const questions = [
  canvas(
    "multiple_choice",
    html("<p>Which?</p>") + lid("r", options, { render: 'shuffle="Yes"' }),
    rule(equal("a"), 100) + rule(equal("b"), 50),
    `<itemfeedback ident="general_fb">${html("Frogs.")}</itemfeedback>`,
  ),
  canvas(
    "multiple_answers",
    html("All?") + lid("r", options, { cardinality: "Multiple", render: 'maxnumber="2"' }),
    rule(`<and>${equal("a")}${equal("b")}${not(equal("c"))}</and>`, 100),
  ),
  canvas(
    "multiple_answers",
    html("Some?") + lid("r", options, { cardinality: "Multiple" }),
    add("a", "r") + add("b", "r"),
  ),
  canvas("short_answer", html("Name.") + field("r", 'maxchars="9"'), rule(equal("tadpole", "r", 'case="Yes"'), 100)),
  canvas("numerical", html("How many?") + field(), rule(bound("gte", 9) + bound("lte", 12), 100)),
  canvas("matching", html("Where?") + row("m", "whale") + row("n", "deer"), add("x", "m") + add("y", "n")),
  canvas("multiple_dropdowns", html("[p] [q]") + gap("p") + gap("q"), add("x", "response_p") + add("y", "response_q")),
  canvas(
    "fill_in_multiple_blanks",
    html("[p] [q]") + gap("p") + gap("q"),
    add("x", "response_p") + add("y", "response_q"),
  ),
  canvas(
    "ordering",
    html("Order.") + lid("r", options, { cardinality: "Ordered" }),
    rule(equal("b") + equal("a") + equal("c"), 100),
  ),
  canvas(
    "categorization",
    html("Sort.") + row("m", "one", "Multiple") + row("n", "two", "Multiple"),
    add("x", "m") + add("y", "n"),
  ),
  canvas(
    "hot_spot",
    html("Click.") +
      `<response_xy ident="r" rcardinality="Single"><render_hotspot>${picture}` +
      '<response_label ident="a" rarea="Ellipse">20,20,5</response_label></render_hotspot></response_xy>',
    rule(equal("a"), 100),
  ),
  withoutPoints(canvas("text_only", html("Ponds."), "")),
];
const quiz = assessment(
  `${about}<section title="Kept">${questions.join("")}</section>` +
    `<section title="Drawn">${drawn}${withoutPoints(questions[0] ?? "")}</section>`,
);

/** What a teacher could have written otherwise, each with another value. */
const data: readonly (readonly [of: RegExp, other: (value: string) => string])[] = [
  [/(?<=<mattext[^>]*>)[^<]+/g, (text) => `z${text}`],
  [
    /(?<=<varequal[^>]*>)[^<]+/g,
    (value) => (value === "a" ? "c" : value === "x" ? "y" : value === "y" ? "x" : `${value}z`),
  ],
  [/(?<=<var[gl]te[^>]*>)[^<]+/g, (value) => String(Number(value) + 1)],
  [/(?<=<setvar[^>]*>)[^<]+/g, (value) => String(Number(value) / 2)],
  [/(?<=points_possible<\/fieldlabel><fieldentry>)[^<]+/g, (value) => String(Number(value) + 1)],
  [
    /(?<=<fieldlabel>(?:qmd_timelimit|cc_maxattempts)<\/fieldlabel><fieldentry>)[^<]+/g,
    (value) => String(Number(value) + 1),
  ],
  [/(?<=<(?:selection_number|points_per_item)>)[^<]+/g, (value) => String(Number(value) + 1)],
  [/(?<=<duration>)[^<]+/g, () => "PT6M"],
  [/(?<=order_type=")[^"]+/g, () => "Sequential"],
  [/(?<= shuffle=")[^"]+/g, () => "No"],
  [/(?<= (?:maxnumber|maxchars|width|height)=")[^"]+/g, (value) => String(Number(value) + 1)],
  [/(?<= case=")[^"]+/g, () => "No"],
  [/(?<= title=")[^"]+/g, (title) => `${title}z`],
  [/(?<=action=")Add/g, () => "Subtract"],
  [/(?<=rcardinality=")(?:Multiple|Ordered)/g, () => "Single"],
  [/(?<=Ellipse">)[^<]+/g, () => "20,21,5"],
  [/(?<=uri=")[^"]+/g, () => "other.png"],
  [/(?<=<fieldentry>)\w+_question/g, () => "essay_question"],
];

const said = async (xml: string): Promise<string> =>
  JSON.stringify(await readFile(xml), (key, value: unknown) => (key === "line" ? undefined : value));

describe("a quiz of QTI 1.2 with one datum changed", () => {
  it("gives other questions or says something else, whichever datum it is", async () => {
    const before = await said(quiz);
    const silent: string[] = [];
    let tried = 0;
    for (const [of, other] of data) {
      for (const match of quiz.matchAll(of)) {
        const [value] = match;
        const changed = `${quiz.slice(0, match.index)}${other(value)}${quiz.slice(match.index + value.length)}`;
        tried += 1;
        if ((await said(changed)) === before) silent.push(quiz.slice(match.index - 60, match.index + value.length));
      }
    }
    expect(silent).toEqual([]);
    expect(tried).toBeGreaterThan(140);
  });
});
