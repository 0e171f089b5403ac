import { describe, expect, it, test } from "vitest";
import { lettersOf } from "../../../src/items/content/math-letters";
import { entry, readOne } from "./fixtures";
import { question, text } from "./outcomes";

/** The stem of an imported question with the notes of its report. */
const read = async (body: string) => {
  const { item, report } = await readOne(question(`<p>${body}</p>`));
  return [item?.body.stem.en ?? null, report?.reasons] as const;
};
const math = (inside: string) => `<math xmlns="http://www.w3.org/1998/Math/MathML">${inside}</math>`;
const shown = (inside: string) => `<p><math>${inside}</math></p>`;

describe("a formula of an imported question", () => {
  it.each([
    ["\\(\\overset{2}{x}\\)", "<mrow><mover><mi>x</mi><mn>2</mn></mover></mrow>"],
    [
      "\\(\\overset{\\frown}{AB}\\)",
      "<mrow><mover><mrow><mi>A</mi><mi>B</mi></mrow>" + '<mo lspace="0em" rspace="0em">⌢</mo></mover></mrow>',
    ],
    [
      "\\(\\prescript{14}{6}{\\mathrm{C}}\\)",
      '<mmultiscripts><mrow><mi mathvariant="normal">C</mi><mspace></mspace></mrow><mprescripts></mprescripts>' +
        "<mn>6</mn><mn>14</mn></mmultiscripts>",
    ],
    ["\\(\\varnothing\\)", "<mi>∅</mi>"],
    [
      "\\((3,4)\\)",
      '<mrow><mo fence="true" form="prefix" stretchy="false">(</mo><mn>3</mn><mo separator="true">,</mo><mn>4</mn>' +
        '<mo fence="true" form="postfix" stretchy="false">)</mo></mrow>',
    ],
    ["\\(\\vec{x}\\)", '<mover><mi>x</mi><mo stretchy="false">→</mo></mover>'],
  ])("in LaTeX keeps its meaning: %s", async (latex, mathml) => {
    expect(await read(latex)).toEqual([shown(mathml), []]);
  });

  it.each([
    ['<mi mathvariant="bold">v</mi>', "<mi>𝐯</mi>"],
    ['<mi mathvariant="double-struck">R</mi>', "<mi>ℝ</mi>"],
    ['<mi mathvariant="double-struck">A</mi>', "<mi>𝔸</mi>"],
    ['<mi mathvariant=" bold ">AB</mi>', "<mi>𝐀𝐁</mi>"],
    ['<mn mathvariant="bold">12</mn>', "<mn>𝟏𝟐</mn>"],
    ['<mi mathvariant="bold">α</mi>', "<mi>𝛂</mi>"],
    ['<mi mathvariant="bold-italic">x</mi>', "<mi>𝒙</mi>"],
    ['<mi mathvariant="script">L</mi>', "<mi>ℒ</mi>"],
    ['<mi mathvariant="fraktur">g</mi>', "<mi>𝔤</mi>"],
    ['<mi mathvariant="italic">x</mi>', "<mi>x</mi>"],
    ['<mi mathvariant="italic">ab</mi>', "<mi>𝑎𝑏</mi>"],
    ['<mi mathvariant="normal">d</mi>', '<mi mathvariant="normal">d</mi>'],
    ['<mi mathvariant="normal">sin</mi>', "<mi>sin</mi>"],
    ['<mtext mathvariant="bold">向 量</mtext>', '<mtext style="font-weight:bold">向 量</mtext>'],
    ['<mo mathvariant="bold">+</mo>', '<mo style="font-weight:bold">+</mo>'],
    [
      '<mstyle mathvariant="bold"><mi>u</mi><mo>=</mo><mi mathvariant="normal">v</mi></mstyle>',
      '<mstyle><mi>𝐮</mi><mo style="font-weight:bold">=</mo><mi mathvariant="normal">v</mi></mstyle>',
    ],
    ['<mi mathcolor="red">x</mi>', '<mi style="color:red">x</mi>'],
    ['<mrow mathbackground="#ff0"><mi>x</mi></mrow>', '<mrow style="background:#ff0"><mi>x</mi></mrow>'],
    ['<mstyle mathsize="big"><mi>x</mi></mstyle>', '<mstyle style="font-size:1.2em"><mi>x</mi></mstyle>'],
    [
      "<mfenced><mi>x</mi><mi>y</mi></mfenced>",
      '<mrow><mo fence="true" form="prefix">(</mo><mi>x</mi><mo separator="true">,</mo><mi>y</mi>' +
        '<mo fence="true" form="postfix">)</mo></mrow>',
    ],
    [
      '<mfenced open="[" close="" separators=";&lt; "><mi>x</mi><mi>y</mi><mi>z</mi><mi>w</mi></mfenced>',
      '<mrow><mo fence="true" form="prefix">[</mo><mi>x</mi><mo separator="true">;</mo><mi>y</mi>' +
        '<mo separator="true">&lt;</mo><mi>z</mi><mo separator="true">&lt;</mo><mi>w</mi></mrow>',
    ],
    [
      '<mfenced separators=""><mfenced open="|" close="|"><mi>x</mi></mfenced><mn>2</mn></mfenced>',
      '<mrow><mo fence="true" form="prefix">(</mo><mrow><mo fence="true" form="prefix">|</mo><mi>x</mi>' +
        '<mo fence="true" form="postfix">|</mo></mrow><mn>2</mn><mo fence="true" form="postfix">)</mo></mrow>',
    ],
    ["<ms>abc</ms>", '<mtext>"abc"</mtext>'],
    ['<ms lquote="“" rquote="”">abc</ms>', "<mtext>“abc”</mtext>"],
    [
      '<menclose notation="box"><mi>x</mi></menclose>',
      '<mrow style="padding:0.2em;border:0.065em solid"><mi>x</mi></mrow>',
    ],
    [
      "<mmultiscripts><mi>C</mi><mprescripts/><none/><mn>14</mn></mmultiscripts>",
      "<mmultiscripts><mi>C</mi><mprescripts></mprescripts><mrow></mrow><mn>14</mn></mmultiscripts>",
    ],
  ])("in MathML is drawn as written: %s", async (written, mathml) => {
    expect(await read(math(written))).toEqual([shown(mathml), []]);
  });

  it.each([
    ['<mi>x</mi><mspace linebreak="newline"/><mi>y</mi>', "linebreak"],
    ['<mtable columnlines="solid"><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable>', "columnlines"],
    ['<mtable frame="solid" rowlines="none"><mtr><mtd><mn>1</mn></mtd></mtr></mtable>', "frame"],
    ['<mi mathvariant="double-struck">中</mi>', "mathvariant"],
    ['<mfrac bevelled="true"><mn>1</mn><mn>2</mn></mfrac>', "bevelled"],
  ])("in MathML has a note for each loss: %s", async (written, detail) => {
    const [, reasons] = await read(math(written));
    expect(reasons).toEqual([{ code: "formulaReduced", detail }]);
  });

  it("is refused by name if it cannot be drawn", async () => {
    expect(await read(math('<menclose notation="updiagonalstrike"><mi>x</mi></menclose>'))).toEqual([
      null,
      [{ code: "contentUnsupported", detail: "menclose" }],
    ]);
    expect(await read("\\(\\cancel{x}\\)")).toEqual([null, [{ code: "formulaUnreadable", detail: "\\cancel{x}" }]]);
  });

  it("is the same for an entry as for a choice", async () => {
    const { item } = await readOne({
      declaration: text,
      body: `<p>${math('<mi mathvariant="bold">v</mi>')}</p>${entry}`,
    });
    expect(item?.body.stem.en).toContain("<mi>𝐯</mi>");
  });
});

test("every styled letter of Unicode is the plain letter in that style", () => {
  const plain = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ΑΒΓΔΩαβγδωπ∇∂");
  const variants = (
    "bold italic bold-italic script bold-script fraktur bold-fraktur double-struck sans-serif bold-sans-serif " +
    "sans-serif-italic sans-serif-bold-italic monospace"
  ).split(" ");
  const all = variants.flatMap((variant) =>
    plain.flatMap((letter) => {
      const styled = lettersOf(letter, variant);
      return styled === null ? [] : [{ variant, letter, styled }];
    }),
  );
  expect(all.filter(({ letter, styled }) => styled.normalize("NFKC") !== letter || styled === letter)).toEqual([]);
  expect(new Set(all.map(({ styled }) => styled)).size).toBe(all.length);
  expect(all.filter(({ styled }) => !/^\p{Assigned}$/u.test(styled))).toEqual([]);
});
