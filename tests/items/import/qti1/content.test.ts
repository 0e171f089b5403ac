import { describe, expect, it } from "vitest";
import { canvas, equal, html, item, lid, processing, readOne, recordOf, rule } from "./samples";

const answer = lid("r", { a: "frog", b: "pike" });
const key = rule(equal("a"), 100);
const material = (content: string) => `<material>${content}</material>`;
const stemOf = async (presentation: string): Promise<string> =>
  (await recordOf(canvas("multiple_choice", presentation + answer, key))).stem.html;
const asked = (fields: Record<string, string | number>, declared = 'maxvalue="100"') =>
  item({ fields, presentation: html("Which?") + answer, processing: processing(key, declared) });
const pointsOf = async (fields: Record<string, string | number>, declared?: string): Promise<unknown> => {
  const read = await readOne(asked(fields, declared));
  return typeof read === "string"
    ? read
    : [(read as { points: number }).points, (read as { changed?: string[] }).changed];
};

describe("texts of QTI 1.2", () => {
  it("are HTML decoded once, or plain text with its lines", async () => {
    expect(await stemOf(html("<p>1 &lt; 2 &amp;lt; 3</p>"))).toBe("<p>1 &lt; 2 &amp;lt; 3</p>");
    expect(await stemOf(material('<mattext texttype="text/plain">1 &lt; 2\n&lt;b&gt;3</mattext>'))).toBe(
      "1 &lt; 2<br>&lt;b&gt;3",
    );
    expect(await stemOf(material("<mattext>plain</mattext>"))).toBe("plain");
    expect(await stemOf(material('<mattext texttype="text/html"><![CDATA[<i>x</i>]]></mattext>'))).toBe("<i>x</i>");
    expect(await stemOf(material('<mattext texttype="text/xhtml"><b>x</b> &lt; y<br/></mattext>'))).toBe(
      "<b>x</b> &lt; y<br>",
    );
  });

  it("keep emphasis, breaks and pictures in their order", async () => {
    const parts =
      '<mattext>A </mattext><matemtext>b</matemtext><matbreak/><matimage uri="a b.png" width="20" label="Pond"/>';
    expect(await stemOf(material(parts))).toBe('A <em>b</em><br><img src="a b.png" alt="Pond" width="20">');
    const inner = '<matimage imagtype="image/gif" embedded="base64">R0lG\nODlh</matimage>';
    expect(await stemOf(material(inner))).toBe('<img src="data:image/gif;base64,R0lGODlh" alt="">');
  });

  it("keep formulas that a server draws as formulas", async () => {
    const drawn = '<img class="equation_image" title="x&lt;2" src="/equation_images/x" data-equation-content="x&lt;2">';
    expect(await stemOf(html(`<p>${drawn}</p>`))).toBe("<p>\\(x&lt;2\\)</p>");
    expect(await stemOf(html('<img class="plain" src="a.png">'))).toBe('<img class="plain" src="a.png">');
  });

  it("cannot hold the marks of gaps", async () => {
    expect(await stemOf(html("a\u{F0000}x\u{F0001}b"))).toBe("axb");
  });

  it("are stacked, and text after the answers is noted", async () => {
    const inFlow = (text: string) => `<flow>${html(text)}</flow>`;
    const flow = `<flow>${inFlow("One")}${inFlow("Two")}${answer}${inFlow("Three")}</flow>`;
    expect(await readOne(canvas("multiple_choice", flow, key))).toMatchObject({
      stem: "<div>One</div><div>Two</div><div>Three</div>",
      changed: ["textMovedUp: Three"],
    });
  });

  it("refuse sound, film and references to parts elsewhere", async () => {
    for (const part of ["mataudio", "matvideo", "matapplet", "matapplication", "matref"])
      expect(await readOne(canvas("multiple_choice", material(`<${part}/>`) + answer, key))).toBe(
        `refused contentUnsupported: ${part}`,
      );
    expect(
      await readOne(canvas("multiple_choice", material('<mattext texttype="text/rtf">x</mattext>') + answer, key)),
    ).toBe("refused contentUnsupported: text/rtf");
  });
});

describe("feedback of QTI 1.2", () => {
  const feedback = (ident: string, text: string) =>
    `<itemfeedback ident="${ident}"><flow_mat>${html(text)}</flow_mat></itemfeedback>`;
  const read = (more: string) => readOne(canvas("multiple_choice", html("Which?") + answer, key, more));

  it("is the explanation if it is the same for all answers, else noted as left out", async () => {
    expect(await read(feedback("general_fb", "<p>Frogs.</p>"))).toMatchObject({
      explanation: { html: "<p>Frogs.</p>" },
    });
    expect(await read(feedback("general_fb", "Frogs.") + feedback("a_fb", "Yes."))).toMatchObject({
      explanation: { html: "Frogs." },
      changed: ["feedbackLeftOut: a_fb"],
    });
    expect(await read(feedback("correct_fb", "Same.") + feedback("general_incorrect_fb", "Same."))).toMatchObject({
      explanation: { html: "Same." },
    });
    const both = await read(feedback("correct_fb", "Yes.") + feedback("general_incorrect_fb", "No."));
    expect(both).toMatchObject({ changed: ["feedbackLeftOut: 2"] });
    expect(both).not.toHaveProperty("explanation");
  });

  it("notes hints as left out", async () => {
    const hint = `<itemfeedback ident="h"><hint><hintmaterial>${html("Think.")}</hintmaterial></hint></itemfeedback>`;
    expect(await read(hint)).toMatchObject({ changed: ["hintLeftOut"] });
  });
});

describe("points of QTI 1.2", () => {
  it("come from the course system, else from the cartridge, else from the score", async () => {
    const type = { question_type: "multiple_choice_question" };
    expect(await pointsOf({ ...type, points_possible: "2.5" })).toEqual([2.5, undefined]);
    expect(await pointsOf(type)).toEqual([1, ["pointsAssumed"]]);
    expect(await pointsOf({ cc_profile: "cc.multiple_choice.v0p1" })).toEqual([1, undefined]);
    expect(await pointsOf({ cc_profile: "cc.multiple_choice.v0p1", cc_weighting: 3 })).toEqual([3, undefined]);
    expect(await pointsOf({})).toEqual([100, undefined]);
    expect(await pointsOf({}, 'maxvalue="7"')).toEqual([7, undefined]);
    expect(await pointsOf({ qmd_weighting: 4 })).toEqual([100, ["weightingLeftOut: 4"]]);
  });

  it("refuse the question if they are 0 or cannot be read", async () => {
    const type = { question_type: "multiple_choice_question" };
    expect(await pointsOf({ ...type, points_possible: 0 })).toBe("refused noPoints");
    expect(await pointsOf({ ...type, points_possible: "many" })).toBe("refused pointsUnreadable: many");
    expect(await pointsOf({ ...type, points_possible: -1 })).toBe("refused pointsUnreadable: -1");
  });
});

describe("kinds of QTI 1.2", () => {
  it("that cannot be imported are refused by name, even without choices", async () => {
    const refused = (type: string) =>
      readOne(item({ fields: { question_type: type, points_possible: 1 }, presentation: html("x") }));
    expect(await refused("file_upload_question")).toBe("refused kindUnsupported: file_upload_question");
    expect(await refused("calculated_question")).toBe("refused formulaQuestion");
    expect(await refused("multiple_choice_question")).toBe("refused noInteraction");
    expect(await refused("likert_scale_question")).toBe("refused questionTypeUnknown: likert_scale_question");
    const other = item({ fields: { cc_profile: "cc.drawing.v0p1" }, presentation: html("x") });
    expect(await readOne(other)).toBe("refused questionTypeUnknown: drawing");
  });

  it("are refused with more answers or comparisons than a question can have", async () => {
    const many = canvas("matching", html("x") + lid("r", { a: "frog" }).repeat(201), key);
    expect(await readOne(many)).toBe("refused contentTooLong: 201");
    const compared = `<or>${equal("a").repeat(5_001)}</or>`;
    expect(await readOne(canvas("multiple_choice", html("x") + answer, rule(compared, 100)))).toBe(
      "refused contentTooLong: 5001",
    );
  });

  it("note time limits, attempts and notes of one item", async () => {
    const xml = canvas(
      "multiple_choice",
      html("Which?") + answer,
      key,
      "<duration>PT1M</duration><objectives/>",
    ).replace("<item ", '<item maxattempts="3" ');
    expect(await readOne(xml)).toMatchObject({
      changed: ["itemAttemptsLeftOut: 3", "itemClockLeftOut", "notesLeftOut"],
    });
  });
});
