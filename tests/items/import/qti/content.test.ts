import { describe, expect, it } from "vitest";
import {
  choices,
  itemOf,
  mapping,
  mapResponse,
  option,
  readOnly,
  response,
  rules,
  set,
  shows,
  asks,
  isRight,
  value,
  when,
  type WrittenItem,
} from "./builders";

const plain = { responses: response("identifier", ["b"]) };
const two = choices(["red", "green"]);
const html = (body: string, more: Partial<WrittenItem> = {}) => shows({ ...plain, body, ...more });

describe("the content of a question of QTI", () => {
  it("keeps the order of text and prompt, and notes text after the choices", async () => {
    const prompted = choices(["red", "green"], 'maxChoices="1"', "Which <b>one</b>?");
    expect(await html(`<p>Look.</p>${prompted}`)).toEqual({
      stem: "<p>Look.</p><div>Which <b>one</b>?</div>",
      changed: [],
    });
    expect(await html(`<div class="x"><p>Look.</p>${prompted}<p>Think.</p></div>`)).toEqual({
      stem: '<div class="x"><p>Look.</p><div>Which <b>one</b>?</div><p>Think.</p></div>',
      changed: [{ code: "textMoved" }],
    });
    expect(await html(`${two}<p><img src="a.png" alt=""/></p>`)).toMatchObject({ changed: [{ code: "textMoved" }] });
  });

  it("shows a prompt once that repeats the text, also in escaped mark-up", async () => {
    expect(await html(`<p>How many?</p>${choices(["a", "b"], "", "How  many?")}`)).toEqual({
      stem: "<p>How many?</p>",
      changed: [{ code: "promptRepeated" }],
    });
    expect(await html(choices(["a", "b"], "", "&lt;p&gt;How &lt;i&gt;many&lt;/i&gt;?&lt;/p&gt;"))).toEqual({
      stem: "<p>How <i>many</i>?</p>",
      changed: [{ code: "escapedMarkupRead" }],
    });
  });

  it("keeps direction and language, of wrappers for the choices too", async () => {
    const body = `<div dir="rtl" xml:lang="ar"><p>سؤال</p>${two}</div>`;
    expect(await html(body)).toEqual({ stem: '<div dir="rtl" lang="ar"><p>سؤال</p></div>', changed: [] });
    expect(await asks({ ...plain, body })).toMatchObject({
      asked: {
        options: [
          option("a", '<div dir="rtl" lang="ar">red</div>'),
          option("b", '<div dir="rtl" lang="ar">green</div>'),
        ],
      },
    });
    const whole = itemOf({ ...plain, body: `<p>x</p>${two}` }).replace("<itemBody>", '<itemBody dir="rtl">');
    expect(await readOnly(whole)).toMatchObject({ stem: { html: '<div dir="rtl"><p>x</p></div>' } });
  });

  it("has the language that it states", async () => {
    const language = async (root: string) => {
      const read = await readOnly({ ...plain, body: `<p>x</p>${two}`, root });
      return typeof read === "string" ? read : read.language;
    };
    expect([await language('xml:lang="zh-CN"'), await language('xml:lang="en-GB"'), await language("")]).toEqual([
      "zh",
      "en",
      null,
    ]);
  });

  it("refers to pictures by their path in the package, from the item and from xml:base", async () => {
    const files = [{ name: "pics/a chair.jpg", data: "jpeg" }];
    const read = await readOnly(
      {
        ...plain,
        body:
          '<p><img src="../pics/a%20chair.jpg" alt="A &lt;chair&gt;" width="20"/>' +
          '<object type="image/jpeg" data="./../pics/a chair.jpg">Again</object>' +
          '<span xml:base="../pics/"><img src="a%20chair.jpg"/></span><img src="gone.png"/>' +
          `<img src="https://example.org/a.png"/><img src="data:image/png;base64,AAAA"/></p>${two}`,
      },
      files,
    );
    expect(read).toMatchObject({
      stem: {
        html:
          '<p><img src="pics/a chair.jpg" alt="A &lt;chair&gt;" width="20"><img src="pics/a chair.jpg" alt="Again">' +
          '<span><img src="pics/a chair.jpg" alt=""></span><img src="q/gone.png" alt="">' +
          '<img src="https://example.org/a.png" alt=""><img src="data:image/png;base64,AAAA" alt=""></p>',
      },
      changed: [],
    });
    const found = typeof read === "string" ? () => read : read.files;
    expect([
      found("pics/a chair.jpg"),
      found("q/gone.png"),
      found("https://example.org/a.png"),
      found("//x/y"),
    ]).toEqual([{ bytes: Buffer.from("jpeg"), name: "pics/a chair.jpg" }, "missing", "remote", "remote"]);
  });

  it("drops a position that moves nothing, and leaves the others for the sanitiser to refuse", async () => {
    expect(
      await html(
        '<p style="position:relative;color:red">x</p><p style="position: static">y</p>' +
          `<p style="position:relative;top:4px">z</p><p style="color:red;position:absolute">w</p>${two}`,
      ),
    ).toMatchObject({
      stem:
        '<p style="color:red">x</p><p style="">y</p>' +
        '<p style="position:relative;top:4px">z</p><p style="color:red;position:absolute">w</p>',
    });
  });

  it("removes the marks of gaps from its own text", async () => {
    expect(await html(`<p>\u{F0000}x\u{F0001}\u{F0002}</p>${two}`)).toEqual({ stem: "<p>x</p>", changed: [] });
  });

  it("shows rubrics for the student and notes others", async () => {
    expect(
      await html(
        '<rubricBlock view="candidate"><p>Read.</p></rubricBlock>' +
          '<rubricBlock view="scorer tutor"><p>Key.</p></rubricBlock>' +
          `<p>x</p>${two}`,
      ),
    ).toEqual({ stem: "<div><p>Read.</p></div><p>x</p>", changed: [{ code: "rubricLeftOut", detail: "Key." }] });
  });

  it("takes feedback that is the same for all answers as explanation, and notes other feedback", async () => {
    const feedback = (identifier: string, text: string, showHide = "show") =>
      `<modalFeedback outcomeIdentifier="F" identifier="${identifier}" showHide="${showHide}">${text}</modalFeedback>`;
    const outcomes =
      '<outcomeDeclaration identifier="SCORE" baseType="float" cardinality="single"/>' +
      '<outcomeDeclaration identifier="F" baseType="identifier" cardinality="single"/>';
    const read = (more: string, actions: string) =>
      readOnly({
        ...plain,
        outcomes,
        body: `<p>x</p>${two}`,
        more,
        processing: rules(when(isRight(), set(value(1))), actions),
      });
    const always = set(value("all", "identifier"), "F");
    expect(await read(feedback("all", "<p>Because.</p>") + feedback("other", "Never."), always)).toMatchObject({
      explanation: { html: "<p>Because.</p>" },
      changed: [],
    });
    const byAnswer = when(isRight(), set(value("right", "identifier"), "F"));
    const shown = await read(feedback("right", "Well done."), byAnswer);
    expect(shown).toMatchObject({ changed: [{ code: "feedbackLeftOut", detail: "Well done." }] });
    expect(shown).not.toHaveProperty("explanation");
    expect(await read(feedback("none", "Because.", "hide"), "")).toMatchObject({ explanation: { html: "Because." } });
    expect(
      await readOnly({
        ...plain,
        outcomes,
        body:
          '<p>x <feedbackInline outcomeIdentifier="F" identifier="all" showHide="show">Since.</feedbackInline></p>' +
          two,
        processing: rules(when(isRight(), set(value(1))), always),
      }),
    ).toMatchObject({ stem: { html: "<p>x </p>" }, explanation: { html: "Since." }, changed: [] });
  });

  it("notes a prefilled answer, a style sheet and unknown parts", async () => {
    expect(
      await shows({
        responses: response("identifier", ["b"], "<defaultValue><value>a</value></defaultValue>"),
        body: `<p>x</p>${two}`,
        more: '<stylesheet href="a.css" type="text/css"/><apipAccessibility/><futureElement/>',
      }),
    ).toMatchObject({
      changed: [
        { code: "styleReduced", detail: "a.css" },
        { code: "catalogLeftOut" },
        { code: "elementLeftOut", detail: "futureElement" },
        { code: "presetAnswerLeftOut", detail: "a" },
      ],
    });
  });

  it("draws molecules, and refuses other scripts", async () => {
    const script = (code: string) => `<p>x</p><canvas id="k"/><script>${code}</script>${two}`;
    expect(await html(script('m.get_mol(smiles="CCO");draw(document.getElementById("k"));'))).toMatchObject({
      stem: expect.stringMatching(/^<p>x<\/p><svg [^>]*aria-label="Structure drawing of a molecule"/),
      changed: [{ code: "scriptRemoved" }, { code: "pictureRedrawn" }],
    });
    expect(await html(script("document.write(1)"))).toBe("pictureByScript");
    expect(await html(`<p onclick="x()">x</p>${two}`)).toMatchObject({ changed: [{ code: "scriptRemoved" }] });
    expect(await html(`<p>x</p><object type="application/java" data="a.jar"/>${two}`)).toBe(
      "contentUnsupported: application/java",
    );
  });

  it("matches keys with leading zeros only when this is unambiguous", async () => {
    const padded = response("identifier", ["c002"], mapping({ c002: 1, c1: 0 }));
    const body = `<p>x</p>${two.replace('"a"', '"c1"').replace('"b"', '"c2"')}`;
    expect(await asks({ responses: padded, body, processing: mapResponse })).toMatchObject({
      asked: { shares: { c2: 1 } },
      changed: ["keyIdentifierPadded"],
    });
    expect(await asks({ responses: padded, body: body.replace('"c1"', '"c02"') })).toBe("keyUnknown: c002");
  });
});
