import { describe, expect, it } from "vitest";
import { giftReader } from "../../../src/items/import/gift/reader";
import { asText, askedOf, entriesOf, piecesOf } from "./pieces";
import { html, numbers, one, option, options, plainQuestion, typed } from "./records";

const entries = (text: string) => entriesOf(giftReader, asText(text));
const asked = (text: string) => askedOf(giftReader, asText(text));

describe("answers of GIFT", () => {
  it("are one of several choices where one is marked as right, with the weights of the others", async () => {
    expect(await entries("Which?{~%50%half ~%-33.33333%minus =%100%full ~none}")).toEqual([
      {
        ...plainQuestion(1, 1, null, "Which?"),
        asked: one({ 1: 0.5, 2: -0.3333333, 3: 1 }, "half", "minus", "full", "none"),
        lowest: -0.3333333,
      },
    ]);
    expect(
      await asked("A?{=a =b ~c}\n\nB?{~a ~b}\n\nC?{~%50%a =%50%b}\n\nD?{~%250%a ~b}\n\nE?{~%5,5%a ~b}\n\nF?{x ~a =b}"),
    ).toEqual([
      [["tooManyCorrect", "2"]],
      ["keyMissing"],
      [["weightUnreadable", "=%50%b"]],
      [["weightUnreadable", "250"]],
      [["weightUnreadable", "5,5"]],
      [["answerUnclear", "x"]],
    ]);
  });

  it("make a multiple choice if only weights mark the right answers", async () => {
    expect(
      await asked("Which?{~%33.33333%a ~%33.33333%b ~%33.33333%c ~%-100%d ~e}\n\nHalf?{~%50%a ~%25%b ~c}"),
    ).toEqual([
      {
        kind: "multiple_choice",
        options: options("a", "b", "c", "d", "e"),
        shuffle: true,
        most: 0,
        marking: "shares",
        shares: { 1: 0.3333333, 2: 0.3333333, 3: 0.3333333, 4: -1 },
      },
      ["noFullCredit"],
    ]);
  });

  it("are true or false in any case of letters", async () => {
    const truth = (shares: Record<string, number>, ...words: string[]) => ({
      ...one(shares, ...words),
      shuffle: false,
    });
    expect(await asked("A{T}\n\nB{FALSE}\n\nC{true#no#yes}\n\nD { f }\n\n水是湿的。{TRUE}")).toEqual([
      truth({ 1: 1 }, "True", "False"),
      truth({ 2: 1 }, "True", "False"),
      truth({ 1: 1 }, "True", "False"),
      truth({ 2: 1 }, "True", "False"),
      truth({ 1: 1 }, "正确", "错误"),
    ]);
  });

  it("are texts; a lone star stands for any other text", async () => {
    expect(await asked("A?{=one =%50%two =%-25%three =%0%*}\n\nB?{four}\n\nC?{=a =A =%50%A}\n\nD?{=5\\\\*6}")).toEqual([
      typed(["one", 1], ["two", 0.5], ["three", -0.25]),
      typed(["four", 1]),
      typed(["a", 1]),
      typed(["5*6", 1]),
    ]);
    expect(await asked("A?{=ab*}\n\nB?{=a =%50%*}\n\nC?{=%50%a}\n\nD?{=a =%0%* =b}\n\nE?{=1–2 =%50%1-2}")).toEqual([
      [["wildcardUnsupported", "ab*"]],
      ["anyAnswerEarns"],
      ["noFullCredit"],
      [["answerBehindOthers", "b"]],
      [["formsAlike", "1–2, 1-2"]],
    ]);
  });

  it("are numbers with tolerances, ranges, exponents and weights", async () => {
    const text =
      "A{#3}\n\nB{#3:2~#wrong}\n\nC{#1.5e3:10}\n\nD{#-1..5}\n\nE{#=%100%3:0 =%50%3:1#near}\n\nF{#=1.1:0.1}\n\nG{#5..1}";
    expect(await asked(text)).toEqual([
      numbers([3, 3, 3, 1]),
      numbers([3, 1, 5, 1]),
      numbers([1500, 1490, 1510, 1]),
      numbers([2, -1, 5, 1]),
      numbers([3, 3, 3, 1], [3, 2, 4, 0.5]),
      numbers([1.1, 1, 1.2, 1]),
      numbers([3, 1, 5, 1]),
    ]);
    expect((await entries(text)).map((entry) => ("changed" in entry ? entry.changed : entry))).toEqual([
      [],
      [{ code: "feedbackLeftOut", detail: "wrong" }],
      [],
      [],
      [{ code: "feedbackLeftOut", detail: "near" }],
      [],
      [{ code: "rangeReversed", detail: "5..1" }],
    ]);
    expect(await asked("A{#}\n\nB{#three}\n\nC{#1,5}\n\nD{#=%50%3:2 =3:0}\n\nE{#3 ~%50%4}")).toEqual([
      ["keyMissing"],
      [["numberUnreadable", "three"]],
      [["numberUnreadable", "1,5"]],
      [["answerBehindOthers", "3"]],
      [["answerUnclear", "%50%4"]],
    ]);
  });

  it("make one interval if a number and an interval around it earn the same", async () => {
    expect(await asked("A{#=10:0 =11:2}\n\nB{#=10:0 =%50%11:2}\n\nC{#=10:0 =10:0 =20:1}")).toEqual([
      numbers([10, 9, 13, 1]),
      numbers([10, 10, 10, 1], [11, 9, 13, 0.5]),
      numbers([10, 10, 10, 1], [10, 10, 10, 1], [20, 19, 21, 1]),
    ]);
  });

  it("are pairs, with spare targets, equal ones merged, and no target beside its row", async () => {
    expect(await asked("Join{=a -> x =b -> y =c->x =-> z}\n\nNo arrow{=a -> x =b}")).toEqual([
      {
        kind: "match",
        sources: [option("s1", "a"), option("s2", "b"), option("s3", "c")],
        targets: [option("t3", "z"), option("t2", "y"), option("t1", "x")],
        pairs: [
          ["s1", "t1"],
          ["s2", "t2"],
          ["s3", "t1"],
        ],
        marking: "shares",
      },
      [["pairWithoutTarget", "b"]],
    ]);
  });

  it("are longer texts where the braces are empty, and feedback for all explains them", async () => {
    const essay = { asked: { kind: "extended_text" }, changed: [{ code: "answerPlain" }] };
    expect(await entries("Write.{}\n\nWrite more.{ #### Look at the length. }\n\nFill {} in.")).toEqual([
      { ...plainQuestion(1, 1, null, "Write."), ...essay },
      { ...plainQuestion(3, 2, null, "Write more."), ...essay, explanation: html("Look at the length.") },
      { ...plainQuestion(5, 3, null, "Fill _____ in."), ...essay },
    ]);
  });

  it("give feedback that is the same for all as explanation, and other feedback is noted", async () => {
    const found = await entries(
      "A?{=a#so ~b#so ####It is so.}\n\nB?{=a ~b####[html]<i>why</i>}\n\nC?{=a#yes ~b}\n\nD?{TRUE####}",
    );
    expect(found.map((entry) => ("changed" in entry ? [entry.explanation, entry.changed] : entry))).toEqual([
      [html("<div>It is so.</div><div>so</div>"), []],
      [html("<i>why</i>"), []],
      [undefined, [{ code: "feedbackLeftOut", detail: "yes" }]],
      [undefined, []],
    ]);
  });

  it("may contain embedded pictures, but none on another server", async () => {
    const [, , piece] = await piecesOf(giftReader, asText('[html]<img src\\="x">{T}'));
    const files = piece?.piece === "question" ? piece.question.files : () => null;
    expect(files("data:image/png;base64,iVBORw0=")).toEqual({
      name: "picture.png",
      bytes: Buffer.from("iVBORw0=", "base64"),
    });
    expect(files("data:image/svg+xml,%3Csvg/%3E")).toEqual({ name: "picture.svg", bytes: Buffer.from("<svg/>") });
    expect([files("https://a.example/b.png"), files("//a.example/b.png"), files("x")]).toEqual([
      "remote",
      "remote",
      "missing",
    ]);
  });
});
