import * as blackboard from "../qti1/blackboard-samples";
import { assessment, canvas, equal, field, html, lid, metadata, not, plain, rule } from "../qti1/samples";
import type { Sample } from "./reading";

const options = { a: "frog", b: "pike", c: "duck" };
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
).toString("base64");
const bound = (name: string, value: number) => `<var${name} respident="r">${value}</var${name}>`;
const add = (value: string, response: string) => rule(equal(value, response), 50, "Add");
const row = (ident: string, text: string, cardinality = "Single") =>
  lid(ident, { x: "sea", y: "wood" }, { prompt: plain(text), cardinality });
const gap = (name: string) => lid(`response_${name}`, { x: "sea", y: "wood" });
const picture = `<material><matimage uri="data:image/png;base64,${png}" width="200" height="100"/></material>`;
const spots =
  `<response_xy ident="r" rcardinality="Single"><render_hotspot>${picture}` +
  '<response_label ident="a" rarea="Ellipse">20,20,5</response_label>' +
  '<response_label ident="b" rarea="Rectangle">40,20,50,60</response_label></render_hotspot></response_xy>';

/** An item of each kind of a course system. */
const courseItems: Readonly<Record<string, string>> = {
  "a choice with credit": canvas(
    "multiple_choice",
    html("<p>Which?</p>") + lid("r", options, { render: 'shuffle="Yes"' }),
    rule(equal("a"), 100) + rule(equal("b"), 50),
    `<itemfeedback ident="general_fb">${html("Frogs.")}</itemfeedback>`,
  ),
  "true or false": canvas("true_false", html("So?") + lid("r", { t: "True", f: "False" }), rule(equal("f"), 100)),
  "several choices, all or nothing": canvas(
    "multiple_answers",
    html("All?") + lid("r", options, { cardinality: "Multiple", render: 'maxnumber="2"' }),
    rule(`<and>${equal("a")}${equal("b")}${not(equal("c"))}</and>`, 100),
  ),
  "several choices that add up": canvas(
    "multiple_answers",
    html("Some?") + lid("r", options, { cardinality: "Multiple" }),
    add("a", "r") + add("b", "r") + rule(equal("c"), 50, "Subtract"),
  ),
  "a text": canvas(
    "short_answer",
    html("Name.") + field("r", 'maxchars="9"'),
    rule(equal("tadpole", "r", 'case="Yes"'), 100) + rule(equal("polliwog", "r", 'case="Yes"'), 50),
  ),
  "a number": canvas("numerical", html("How many?") + field(), rule(bound("gte", 9) + bound("lte", 12), 100)),
  "a number with its answer": canvas(
    "numerical",
    html("How many?") + field(),
    rule(`<or>${equal("10")}<and>${bound("gte", 9)}${bound("lte", 12)}</and></or>`, 100),
  ),
  pairs: canvas("matching", html("Where?") + row("m", "whale") + row("n", "deer"), add("x", "m") + add("y", "n")),
  "chosen gaps": canvas(
    "multiple_dropdowns",
    html("[p] [q]") + gap("p") + gap("q"),
    add("x", "response_p") + add("y", "response_q"),
  ),
  "typed gaps": canvas(
    "fill_in_multiple_blanks",
    html("[p] [q]") + lid("response_p", { x: "sea" }) + lid("response_q", { x: "wood" }),
    add("x", "response_p") + add("x", "response_q"),
  ),
  "an order": canvas(
    "ordering",
    html("Order.") + lid("r", options, { cardinality: "Ordered" }),
    rule(equal("b") + equal("a") + equal("c"), 100),
  ),
  categories: canvas(
    "categorization",
    html("Sort.") +
      lid("m", { x: "frog", y: "oak" }, { prompt: plain("Animals"), cardinality: "Multiple" }) +
      lid("n", { x: "frog", y: "oak" }, { prompt: plain("Plants"), cardinality: "Multiple" }),
    add("x", "m") + add("y", "n"),
  ),
  "spots on a picture": canvas("hot_spot", html("Click.") + spots, rule(equal("a"), 100)),
};

const inAssessment = (items: string): string =>
  assessment(`${metadata({ qmd_timelimit: 45, cc_maxattempts: 2 })}<section ident="root_section">${items}</section>`);

export const qti1ItemSamples: readonly Sample[] = Object.entries(courseItems).map(([name, item]) => ({
  name,
  files: { "q.xml": inAssessment(item) },
  isSingle: true,
}));

const { block, each, feedback, item, label, lid: chosen, pool, right, unscored } = blackboard;
const pond = each([label("i1", "<b>frog</b>"), label("i2", "pike"), label("i3", "duck")]);
const is = blackboard.equal;

const poolItems: Readonly<Record<string, string>> = {
  "a choice of a pool": item("Multiple Choice", chosen("response", pond, { shuffle: "Yes" }), right(is("i1")), {
    more: feedback("correct", "A frog.") + feedback("incorrect", "A fish."),
  }),
  "several choices of a pool": item(
    "Multiple Answer",
    chosen("response", pond, { cardinality: "Multiple" }),
    right(`<and>${is("i1")}<not>${is("i2")}</not>${is("i3")}</and>`),
  ),
  "a text of a pool": item(
    "Fill in the Blank",
    blackboard.field(),
    unscored(is("frog"), "A1") + unscored(is("toad"), "A2"),
  ),
  "gaps of a pool": item(
    "Fill in the Blank Plus",
    blackboard.field("a") + blackboard.field("b"),
    right(`<and><or>${is("red", "a")}${is("crimson", "a")}</or><or>${is("sky", "b")}</or></and>`),
    { question: "A [a] [b]." },
  ),
  "pairs of a pool": item(
    "Matching",
    ["r1", "r2"]
      .map(
        (ident) =>
          `<flow class="Block">${block(ident === "r1" ? "whale" : "deer")}` +
          `${chosen(ident, each([label(`${ident}a`, null), label(`${ident}b`, null)]))}</flow>`,
      )
      .join(""),
    unscored(is("r1a", "r1")) + unscored(is("r2b", "r2")),
    {
      fields: { bbmd_partialcredit: "true" },
      columns:
        `<flow class="RIGHT_MATCH_BLOCK"><flow class="Block">${block("sea")}</flow><flow ` +
        `class="Block">${block("wood")}</flow></flow>`,
    },
  ),
};

export const qti1PoolSamples: readonly Sample[] = Object.entries(poolItems).map(([name, one]) => ({
  name,
  files: { "q.dat": pool(one) },
  isSingle: true,
}));

const withoutPoints = (written: string) =>
  written.replace(/<qtimetadatafield><fieldlabel>points_possible<.*?<\/qtimetadatafield>/, "");
const drawn =
  '<duration>PT5M</duration><rubric view="All"><material><mattext>Go.</mattext></material></rubric>' +
  "<selection_ordering><selection><selection_number>1</selection_number>" +
  "<selection_extension><points_per_item>5</points_per_item></selection_extension></selection>" +
  '<order order_type="Random"/></selection_ordering>';
const course = Object.values(courseItems);
const named = (written: string, ident: string, title: string) =>
  written.replace('<item ident="i"', `<item ident="${ident}" title="${title}"`);

export const qti1TestSample: Sample = {
  name: "a quiz",
  files: {
    "q.xml": assessment(
      `${metadata({ qmd_timelimit: 45, cc_maxattempts: 2 })}` +
        `<section ident="s" title="Kept">${named(course[0] ?? "", "i1", "One")}` +
        `${named(canvas("text_only", html("Ponds."), ""), "i2", "Read")}` +
        `${named(course[4] ?? "", "i3", "Two")}</section>` +
        `<section ident="t" title="Drawn">${drawn}${named(withoutPoints(course[1] ?? ""), "i4", "Three")}` +
        `${named(withoutPoints(course[5] ?? ""), "i5", "Four")}</section>`,
    ),
  },
  isSingle: true,
};
