import { describe, expect, it } from "vitest";
import { entry, outcomeOf } from "./fixtures";
import { moodleEntries, moodleQuestion } from "./moodle-file";
import { asks, response } from "./qti/builders";
import { html as material, item, readOne } from "./qti1/samples";

const field = (attributes = "", inside = "") =>
  `<extendedTextInteraction responseIdentifier="RESPONSE" ${attributes}>${inside}</extendedTextInteraction>`;
const asked = (body: string, right: readonly string[] = []) => asks({ responses: response("string", right), body });
const assumed = ["personMarks", "pointsAssumed"];

describe("a longer answer in QTI", () => {
  it("has its size, its prompt and the guide for whoever marks it", async () => {
    const guide = '<rubricBlock use="scoring" view="scorer"><p>Two reasons.</p></rubricBlock>';
    const size = 'data-max-length="500" expectedLines="6"';
    expect(await asked(`<p>Why?</p>${field(size, "<prompt>Say it.</prompt>")}${guide}`)).toMatchObject({
      asked: { kind: "extended_text", length: 500, lines: 6, guide: { html: "<p>Two reasons.</p>" } },
      changed: assumed,
    });
  });

  it("keeps a model answer as guide, and what cannot be kept is named", async () => {
    const attributes = 'format="xhtml" expectedLength="900" placeholderText="Here" patternMask="x+"';
    expect(await asked(`<p>Why?</p>${field(attributes)}`, ["It is &lt; 3."])).toMatchObject({
      asked: { kind: "extended_text", guide: { html: "<p>It is &lt; 3.</p>" } },
      changed: [
        "patternLeftOut",
        "placeholderLeftOut",
        "fieldSizeLeftOut",
        "answerPlain",
        "personMarks",
        "modelAnswerAsGuide",
        "pointsAssumed",
      ],
    });
  });

  it("is refused beside another answer, and where it is several texts", async () => {
    expect(await asks({ responses: response("string multiple", []), body: `<p>Why?</p>${field()}` })).toBe(
      "responseTypeUnsupported: string multiple",
    );
    expect(
      await outcomeOf({
        declaration:
          '<responseDeclaration identifier="RESPONSE" baseType="string" cardinality="single"/>' +
          '<responseDeclaration identifier="B" baseType="string" cardinality="single"/>',
        body: `<p>x</p>${entry}${field().replace("RESPONSE", "B")}`,
      }),
    ).toMatch(/^refused /);
  });
});

describe("an essay in QTI 1.2", () => {
  const essay = (fields: Record<string, string | number>, presentation = "") =>
    readOne(item({ fields, presentation: material("Write.") + presentation }));
  const read = (points: number) => ({
    stem: "Write.",
    asked: { kind: "extended_text" },
    points,
    changed: ["answerPlain"],
  });

  it("is a longer answer by the names of every system", async () => {
    expect([
      await essay({ question_type: "essay_question", points_possible: 4 }),
      await essay({ cc_profile: "cc.essay.v0p1", cc_weighting: 2 }),
      await essay({ bbmd_questiontype: "Essay", qmd_absolutescore_max: 3 }),
      await essay({ bbmd_questiontype: "Short Response", qmd_absolutescore_max: 3 }),
    ]).toMatchObject([read(4), read(2), { asked: read(3).asked }, { asked: read(3).asked }]);
  });

  it("keeps the size of its field", async () => {
    const sized = '<response_str ident="r" rcardinality="Single"><render_fib rows="8" maxchars="2000"/></response_str>';
    expect(await essay({ question_type: "essay_question", points_possible: 1 }, sized)).toMatchObject({
      asked: { kind: "extended_text", length: 2000, lines: 8 },
    });
  });
});

describe("an essay of Moodle", () => {
  const essay = async (more: string) => {
    const [entryOf] = await moodleEntries(moodleQuestion("essay", "Write.", more));
    if (entryOf === undefined) throw new Error("no question");
    return "stem" in entryOf
      ? [entryOf.asked, entryOf.changed.map(({ code, detail }) => [code, detail].filter(Boolean).join(" "))]
      : entryOf.reasons;
  };

  it("keeps the guide and the height of its field; formatted answers become plain ones", async () => {
    expect(
      await essay(
        "<responseformat>plain</responseformat><responsefieldlines>10</responsefieldlines>" +
          '<graderinfo format="html"><text>&lt;p&gt;Two reasons.&lt;/p&gt;</text></graderinfo>',
      ),
    ).toEqual([{ kind: "extended_text", lines: 10, guide: { html: "<p>Two reasons.</p>" } }, []]);
    expect(await essay("<responseformat>editor</responseformat>")).toEqual([
      { kind: "extended_text" },
      ["answerPlain editor"],
    ]);
  });

  it("names files, limits and templates that are left out, and is refused where files must be handed in", async () => {
    expect(
      await essay(
        "<responseformat>monospaced</responseformat><attachments>2</attachments>" +
          "<responserequired>1</responserequired>" +
          "<minwordlimit>50</minwordlimit><maxwordlimit>90</maxwordlimit>" +
          '<responsetemplate format="html"><text>Dear</text></responsetemplate>',
      ),
    ).toEqual([
      { kind: "extended_text" },
      [
        "styleReduced monospaced",
        "attachmentsLeftOut",
        "answerNotRequired",
        "wordLimitLeftOut minwordlimit 50, maxwordlimit 90",
        "answerTemplateLeftOut",
      ],
    ]);
    expect(await essay("<responseformat>noinline</responseformat>")).toEqual([
      { code: "kindUnsupported", detail: "noinline" },
    ]);
    expect(await essay("<attachmentsrequired>1</attachmentsrequired>")).toEqual([
      { code: "kindUnsupported", detail: "attachments" },
    ]);
  });
});
