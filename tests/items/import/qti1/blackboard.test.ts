import { describe, expect, it } from "vitest";
import { block, each, equal, feedback, field, item, label, lid, pool, right, unscored } from "./blackboard-samples";
import { brief, packed, questionsOf, readFile, readPackaged } from "./samples";

const read = async (xml: string) => {
  const [first] = questionsOf(await readFile(pool(xml)));
  return first && brief(first);
};
const option = (id: string, html: string) => ({ id, content: { html } });
const pond = [label("i1", "<b>frog</b>"), label("i2", "pike"), label("i3", "duck")];
const pondOptions = [option("i1", "<b>frog</b>"), option("i2", "pike"), option("i3", "duck")];
const gap = (id: string) => `\u{F0000}${id}\u{F0001}`;

describe("a pool of Blackboard", () => {
  it("is a test with its directions", async () => {
    expect(
      (await readFile(pool(""))).map((piece) => ("header" in piece ? { ...piece.header, files: 0 } : piece)),
    ).toEqual([
      { title: "Pond pool", language: null, files: 0 },
      { directions: { html: "Take care." }, files: 0 },
    ]);
  });

  it("keeps a multiple choice with its points and the feedback that is the same for all", async () => {
    const more = feedback("correct", "A frog.") + feedback("incorrect", "A frog.");
    expect(
      await read(
        item("Multiple Choice", lid("response", each(pond), { shuffle: "Yes" }), right(equal("i1")), { more }),
      ),
    ).toEqual({
      stem: "Ask.",
      asked: { kind: "single_choice", options: pondOptions, shuffle: true, shares: { i1: 1, i2: 0, i3: 0 } },
      points: 4,
      explanation: { html: "A frog." },
    });
    const other = feedback("correct", "Yes!") + feedback("incorrect", "No.") + feedback("i2", "A fish.");
    expect(
      await read(
        item("Multiple Choice", lid("response", each(pond)), right(equal("i1")), {
          more: other,
          fields: { qmd_absolutescore_max: "10.0", bbmd_is_extracredit: "true" },
        }),
      ),
    ).toMatchObject({ points: 10, changed: ["extraPointsLeftOut", "feedbackLeftOut: 3"] });
  });

  it("keeps true or false, and either-or by its words", async () => {
    const two = (code: string) =>
      `<flow_label class="Block">${["true", "false"]
        .map(
          (ident) =>
            `<response_label ident="${code}${ident}"><flow_mat class="Block"><material>` +
            `<mattext texttype="text/plain">${code}${ident}</mattext></material></flow_mat></response_label>`,
        )
        .join("")}</flow_label>`;
    expect(await read(item("True/False", lid("response", two("")), right(equal("false"))))).toMatchObject({
      asked: { options: [option("true", "true"), option("false", "false")], shares: { true: 0, false: 1 } },
    });
    expect(await read(item("Either/Or", lid("response", two("yes_no.")), right(equal("yes_no.true"))))).toMatchObject({
      asked: {
        options: [option("yes_no.true", "Yes"), option("yes_no.false", "No")],
        shares: { "yes_no.true": 1, "yes_no.false": 0 },
      },
      changed: ["twoWordsRead"],
    });
  });

  it("keeps multiple answers as all or nothing, and refuses unstated partial credit", async () => {
    const key = `<and>${equal("i1")}<not>${equal("i2")}</not>${equal("i3")}</and>`;
    const answers = lid("response", each(pond), { cardinality: "Multiple" });
    expect(await read(item("Multiple Answer", answers, right(key)))).toMatchObject({
      asked: { kind: "multiple_choice", options: pondOptions, marking: "whole", shares: { i1: 1, i2: 0, i3: 1 } },
    });
    expect(await read(item("Multiple Answer", answers, right(key), { fields: { bbmd_partialcredit: "true" } }))).toBe(
      "refused partialCredit",
    );
  });

  it("keeps a blank with accepted forms without scores", async () => {
    const rules = unscored(equal("frog"), "A1") + unscored(equal("toad"), "A2");
    expect(await read(item("Fill in the Blank", field(), rules))).toEqual({
      stem: "Ask.",
      asked: {
        kind: "text_entry",
        forms: [
          { text: "frog", share: 1 },
          { text: "toad", share: 1 },
        ],
        caseSensitive: false,
      },
      points: 4,
    });
    const contains = right(equal("frog"), "A1", '<setvar action="Set" variablename="EvaluationType">CONTAINS</setvar>');
    expect(await read(item("Fill in the Blank", field(), contains))).toBe(
      "refused patternAnswer: EvaluationType CONTAINS",
    );
  });

  it("keeps several blanks, whole or in parts", async () => {
    const key = `<and><or>${equal("red", "a")}${equal("crimson", "a")}</or><or>${equal("sky", "b")}</or></and>`;
    const answers = field("a") + field("b");
    const text = { kind: "text", weight: 1, caseSensitive: false };
    const gaps = [
      {
        id: "a",
        ...text,
        forms: [
          { text: "red", share: 1 },
          { text: "crimson", share: 1 },
        ],
      },
      { id: "b", ...text, forms: [{ text: "sky", share: 1 }] },
    ];
    const question = "A [a] [b].";
    expect(await read(item("Fill in the Blank Plus", answers, right(key), { question }))).toEqual({
      stem: `A ${gap("a")} ${gap("b")}.`,
      asked: { kind: "gaps", gaps, marking: "whole" },
      points: 4,
    });
    const partly = { question, fields: { bbmd_partialcredit: "true" } };
    expect(await read(item("Fill in the Blank Plus", answers, right(key), partly))).toMatchObject({
      asked: { gaps, marking: "shares" },
    });
  });

  it("keeps a jumbled sentence as chosen gaps", async () => {
    const words = `<flow_label class="Block">${label("i1", "red")}${label("i2", "blue")}</flow_label>`;
    const key = `<and>${equal("i2", "a")}${equal("i1", "b")}</and>`;
    const options = [option("i1", "red"), option("i2", "blue")];
    expect(
      await read(
        item("Jumbled Sentence", lid("a", words) + lid("b", words), right(key), { question: "[a] sky, [b] sun" }),
      ),
    ).toEqual({
      stem: `${gap("a")} sky, ${gap("b")} sun`,
      asked: {
        kind: "gaps",
        gaps: [
          { id: "a", weight: 1, kind: "choice", options, shares: { i1: 0, i2: 1 } },
          { id: "b", weight: 1, kind: "choice", options, shares: { i1: 1, i2: 0 } },
        ],
        marking: "whole",
      },
      points: 4,
    });
  });

  const rowOf = (ident: string, text: string) =>
    `<flow class="Block">${block(text)}${lid(ident, label(`${ident}a`, null) + label(`${ident}b`, null))}</flow>`;
  const rows = rowOf("r1", "whale") + rowOf("r2", "deer");
  const inBlock = (content: string) => `<flow class="Block">${content}</flow>`;
  const columns = `<flow class="RIGHT_MATCH_BLOCK">${inBlock(block("wood"))}${inBlock(block("sea"))}</flow>`;
  const pairs = unscored(equal("r1b", "r1")) + unscored(equal("r2a", "r2"));
  const matched = (marking: string) => ({
    stem: "Ask.",
    asked: {
      kind: "match",
      sources: [option("r1", "whale"), option("r2", "deer")],
      targets: [option("t1", "wood"), option("t2", "sea")],
      pairs: [
        ["r1", "t2"],
        ["r2", "t1"],
      ],
      marking,
    },
    points: 4,
  });

  it("keeps matching by the place of the options in the right column", async () => {
    const asked = (partial: string) =>
      item("Matching", rows, pairs, { columns, fields: { bbmd_partialcredit: partial } });
    expect(await read(asked("false"))).toEqual(matched("whole"));
    expect(await read(asked("true"))).toEqual(matched("shares"));
    expect(await read(asked(""))).toEqual({ ...matched("shares"), changed: ["partsAssumed"] });
  });

  it("keeps an order and a number", async () => {
    const answers = lid("response", each(pond), { cardinality: "Ordered" });
    const key = `<and>${equal("i2")}${equal("i3")}${equal("i1")}</and>`;
    expect(await read(item("Ordering", answers, right(key)))).toMatchObject({
      asked: { kind: "order", options: pondOptions, order: ["i2", "i3", "i1"], marking: "whole" },
    });
    const near = '<vargte respident="response">29.0</vargte><varlte respident="response">31.0</varlte>';
    const number =
      '<response_num ident="response" rcardinality="Single"><render_fib fibtype="Decimal"/></response_num>';
    expect(await read(item("Numeric", number, unscored(near + equal("30.0"))))).toMatchObject({
      asked: { kind: "numeric_entry", intervals: [{ value: 30, low: 29, high: 31, share: 1 }] },
      points: 4,
    });
  });

  it("refuses, by type, files to hand in, formulas and opinions", async () => {
    const refused = async (type: string) => read(item(type, field(), ""));
    expect({
      upload: await refused("File Upload"),
      formula: await refused("Calculated"),
      bowl: await refused("Quiz Bowl"),
      opinion: await refused("Opinion Scale"),
      unknown: await refused("Crossword"),
    }).toEqual({
      upload: "refused kindUnsupported: File Upload",
      formula: "refused formulaQuestion",
      bowl: "refused kindUnsupported: Quiz Bowl",
      opinion: "refused opinionQuestion",
      unknown: "refused questionTypeUnknown: crossword",
    });
  });

  it("refuses questions that are disabled, deduct points, or give full points to all", async () => {
    const asked = (fields: Record<string, string>) =>
      read(item("Multiple Choice", lid("response", each(pond)), right(equal("i1")), { fields }));
    expect(await asked({ bbmd_is_disabled: "true" })).toBe("refused questionDisabled");
    expect(await asked({ bbmd_negative_points_ind: "Q" })).toBe("refused wrongCosts");
    expect(await asked({ bbmd_all_fullcredit_ind: "true" })).toBe("refused anythingRight");
  });

  it("is found in a package by its content, with its pictures by number and by place", async () => {
    const question =
      '<img src="@X@EmbeddedFile.requestUrlStub@X@bbcswebdav/xid-12_1" alt="">' +
      '<img src="@X@EmbeddedFile.location@X@a%20b.png" alt="">';
    const files = packed({
      "imsmanifest.xml":
        '<manifest xmlns:bb="http://www.blackboard.com/content-packaging/"><resources>' +
        '<resource bb:file="res00001.dat" bb:title="Pond pool" identifier="res00001" ' +
        'type="assessment/x-bb-qti-pool" xml:base="res00001"/><resource bb:file="res00002.dat" ' +
        'identifier="res00002" type="course/x-bb-coursesetting" xml:base="res00002"/></resources></manifest>',
      "res00001.dat": pool(item("True/False", lid("response", each(pond)), right(equal("i1")), { question })),
      "res00002.dat": "<COURSE/>",
      "csfiles/home_dir/pond__xid-12_1.png": "one",
      "csfiles/home_dir/pond__xid-12_1.png.xml": "<lom/>",
      "res00001/a b.png": "two",
    });
    const pieces = await readPackaged(files);
    const [first] = questionsOf(pieces);
    if (first?.piece !== "question") throw new Error(JSON.stringify(first));
    const { files: find, where, identity } = first.question;
    expect({ where, identity }).toEqual({
      where: { file: "res00001.dat", line: 1, identifier: "_7_1" },
      identity: "res00001.dat#_7_1",
    });
    expect(find("@X@EmbeddedFile.requestUrlStub@X@bbcswebdav/xid-12_1")).toEqual({
      bytes: Buffer.from("one"),
      name: "pond__xid-12_1.png",
    });
    expect(find("@X@EmbeddedFile.location@X@a%20b.png")).toEqual({ bytes: Buffer.from("two"), name: "a b.png" });
    expect(find("https://example.org/a.png")).toBe("remote");
    expect(find("none.png")).toBe("missing");
  });
});
