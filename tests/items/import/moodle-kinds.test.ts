import { describe, expect, it } from "vitest";
import { answer, moodleAsked, moodleChanges, moodleEntries, moodleQuestion } from "./moodle-file";
import { html, numbers, one, options, typed } from "./records";

const feedback = (text: string) => `<feedback><text>${text}</text></feedback>`;
const choice = (...answers: string[]) => moodleQuestion("multichoice", "Which?", answers.join(""));

describe("multiple choice of Moodle", () => {
  const answers = [answer("100", "cork"), answer("-33.33333", "iron"), answer("12.5", "wood"), answer("0", "sand")];
  it("of one option keeps every fraction as it is written", async () => {
    expect(
      await moodleEntries(choice("<single>true</single><shuffleanswers>true</shuffleanswers>", ...answers)),
    ).toEqual([
      {
        where: { line: 3 },
        identity: "1",
        title: "q",
        stem: html("Which?"),
        asked: one({ 1: 1, 2: -0.3333333, 3: 0.125 }, "cork", "iron", "wood", "sand"),
        points: 1,
        lowest: -0.3333333,
        changed: [],
      },
    ]);
    expect(
      await moodleAsked(choice("<shuffleanswers>0</shuffleanswers>", ...answers), choice(...answers)),
    ).toMatchObject([{ shuffle: false }, { shuffle: false }]);
  });

  it("of several options earns the sum of their fractions, but never less than 0", async () => {
    const several = choice(
      "<single>false</single><shuffleanswers>1</shuffleanswers>",
      answer("33.33333", "a"),
      answer("33.33333", "b"),
      answer("33.33333", "c"),
      answer("-100", "d"),
    );
    const [entry] = await moodleEntries(several);
    expect(entry).not.toHaveProperty("lowest");
    expect(entry).toMatchObject({
      asked: {
        kind: "multiple_choice",
        options: options("a", "b", "c", "d"),
        shuffle: true,
        most: 0,
        marking: "shares",
        shares: { 1: 0.3333333, 2: 0.3333333, 3: 0.3333333, 4: -1 },
      },
    });
  });

  it("is refused unless one option is certainly right", async () => {
    const several = "<single>0</single>";
    expect(
      await moodleAsked(
        choice(answer("90", "a"), answer("0", "b")),
        choice(answer("100", "a"), answer("100", "b")),
        choice(answer("0", "a"), answer("0", "b")),
        choice(answer("100", "a")),
        choice(answer("101", "a"), answer("0", "b")),
        choice(answer("much", "a"), answer("0", "b")),
        choice(answer("100", "a"), answer("50", ""), answer("0", "b")),
        choice(several, answer("50", "a"), answer("25", "b")),
        choice(several, answer("-50", "a"), answer("0", "b")),
        choice(answer("99.99999", "a"), answer("0", ""), answer("0", "b")),
        choice("<answer><text>a</text><fraction>1</fraction></answer>", answer("0", "b")),
      ),
    ).toEqual([
      ["noFullCredit"],
      [["tooManyCorrect", "2"]],
      ["keyMissing"],
      [["choicesOutOfRange", "1"]],
      [["weightUnreadable", "101"]],
      [["weightUnreadable", "much"]],
      ["answerEmpty"],
      ["noFullCredit"],
      ["keyMissing"],
      { ...one({ 1: 1 }, "a", "b"), shuffle: false },
      [["weightUnreadable", "1"]],
    ]);
  });

  it("takes feedback that is the same for all options as explanation, and notes other feedback", async () => {
    const general = "<generalfeedback><text>So it is.</text></generalfeedback>";
    const alike = choice(answer("100", "a", feedback("Why.")), answer("0", "b", feedback("Why.")), general);
    const other = choice(answer("100", "a", feedback("Yes.")), answer("0", "b"), general);
    expect(await moodleEntries(alike + other)).toMatchObject([
      { explanation: html("<div>So it is.</div><div>Why.</div>"), changed: [] },
      { explanation: html("So it is."), changed: [{ code: "feedbackLeftOut", detail: "Yes." }] },
    ]);
  });
});

describe("the all-or-nothing multiple choice of Moodle", () => {
  const all = (...answers: string[]) => moodleQuestion("multichoiceset", "Which?", answers.join(""));
  it("requires all right options and no other", async () => {
    const answers = [answer("100", "a"), answer("0", "b"), answer("100", "c", feedback("Yes."))];
    expect(await moodleEntries(all("<shuffleanswers>true</shuffleanswers>", ...answers))).toEqual([
      {
        where: { line: 3 },
        identity: "1",
        title: "q",
        stem: html("Which?"),
        asked: {
          kind: "multiple_choice",
          options: options("a", "b", "c"),
          shuffle: true,
          most: 0,
          marking: "whole",
          shares: { 1: 1, 3: 1 },
        },
        points: 1,
        changed: [{ code: "feedbackLeftOut", detail: "Yes." }],
      },
    ]);
  });

  it("is refused with partial credit, like the type that subtracts wrong options from right ones", async () => {
    expect(
      await moodleAsked(
        all(answer("100", "a"), answer("50", "b")),
        all(answer("0", "a"), answer("0", "b")),
        moodleQuestion("oumultiresponse", "Which?", answer("100", "a") + answer("0", "b")),
      ),
    ).toEqual([[["pointsUnreadable", "50"]], ["keyMissing"], [["kindUnsupported", "oumultiresponse"]]]);
  });
});

describe("true or false of Moodle", () => {
  const truth = (...answers: string[]) => moodleQuestion("truefalse", "So?", answers.join(""));
  const words = (right: number, ...contents: string[]) => ({ ...one({ [right]: 1 }, ...contents), shuffle: false });
  it("is shown true first, in the words of old files and in the language of the question", async () => {
    expect(
      await moodleAsked(
        truth(answer("0", "true"), answer("100", "false")),
        truth(answer("100", "false"), answer("0", "true")),
        truth(answer("100", "Wahr"), answer("0", "Falsch & <so>")),
        moodleQuestion("truefalse", "水是湿的。", answer("100", "true") + answer("0", "false")),
        truth(answer("0", "true"), answer("0", "false")),
        truth(answer("100", "true"), answer("100", "false")),
        truth(answer("100", "true")),
      ),
    ).toEqual([
      words(2, "True", "False"),
      words(2, "True", "False"),
      words(1, "Wahr", "Falsch &amp; &lt;so&gt;"),
      words(1, "正确", "错误"),
      ["keyMissing"],
      [["tooManyCorrect", "2"]],
      [["choicesOutOfRange", "1"]],
    ]);
  });
});

describe("short answers of Moodle", () => {
  const short = (...answers: string[]) => moodleQuestion("shortanswer", "Name?", answers.join(""));
  it("are forms with fractions; capitals count if the file says so", async () => {
    expect(
      await moodleAsked(
        short("<usecase>0</usecase>", answer("100", "port"), answer("50", "larboard"), answer("0", "*")),
        short("<usecase>1</usecase>", answer("100", "Port"), answer("50", "port"), answer("-10", "left")),
        short(answer("100", "Port"), answer("50", "port"), answer("0", "starboard")),
        short(answer("100", String.raw`2\*3 <b>`)),
      ),
    ).toEqual([
      typed(["port", 1], ["larboard", 0.5]),
      { ...typed(["Port", 1], ["port", 0.5], ["left", -0.1]), caseSensitive: true },
      typed(["Port", 1]),
      typed(["2*3 <b>", 1]),
    ]);
    expect(await moodleEntries(short(answer("100", "a"), answer("-10", "b")))).toMatchObject([{ lowest: -0.1 }]);
  });

  it("are refused if a star stands for part of a text, or any text earns points", async () => {
    expect(
      await moodleAsked(
        short(answer("100", "sea*")),
        short(answer("100", "a"), answer("20", "*")),
        short(answer("0", "*"), answer("100", "a")),
        short(answer("50", "a")),
        short(answer("100", "")),
        short(),
      ),
    ).toEqual([
      [["wildcardUnsupported", "sea*"]],
      ["anyAnswerEarns"],
      [["answerBehindOthers", "a"]],
      ["noFullCredit"],
      ["answerEmpty"],
      ["keyMissing"],
    ]);
  });
});

describe("numbers of Moodle", () => {
  const within = (fraction: string, value: string, tolerance: string) =>
    answer(fraction, value, `<tolerance>${tolerance}</tolerance>`);
  const number = (...answers: string[]) => moodleQuestion("numerical", "How many?", answers.join(""));
  const unit = ([multiplier, name]: readonly [string, string]) =>
    `<unit><multiplier>${multiplier}</multiplier><unit_name>${name}</unit_name></unit>`;
  const units = (...list: (readonly [string, string])[]) => `<units>${list.map(unit).join("")}</units>`;

  it("have a tolerance and a fraction each", async () => {
    expect(
      await moodleAsked(
        number(within("100", "1852", "2"), within("50", "1850", "20"), answer("0", "*")),
        number(within("100", "1.1", "0.1"), within("-25", "-5e2", "-1")),
        number(answer("100", "7")),
        number("<answer fraction='100'>8<tolerance>0.5</tolerance></answer>"),
      ),
    ).toEqual([
      numbers([1852, 1850, 1854, 1], [1850, 1830, 1870, 0.5]),
      numbers([1.1, 1, 1.2, 1], [-500, -501, -499, -0.25]),
      numbers([7, 7, 7, 1]),
      numbers([8, 7.5, 8.5, 1]),
    ]);
    expect(
      await moodleAsked(
        number(within("50", "5", "3"), within("100", "5", "1")),
        number(answer("100", "1,5")),
        number(answer("100", "many")),
        number(within("100", "5", "wide")),
        number(answer("100", "*")),
        number(answer("50", "4")),
      ),
    ).toEqual([
      [["answerBehindOthers", "5"]],
      [["numberUnreadable", "1,5"]],
      [["numberUnreadable", "many"]],
      [["numberUnreadable", "wide"]],
      ["anyAnswerEarns"],
      ["noFullCredit"],
    ]);
  });

  it("have the unit with the factor 1; other units and points for units are noted", async () => {
    const right = answer("100", "7");
    const asked = [
      number(right, units(["1", "m"])),
      number(right, units(["0.001", "km"], ["1.0", "m"], ["100", "cm"])),
      number(right, units(["1", "m"]), "<unitgradingtype>1</unitgradingtype><unitsleft>1</unitsleft>"),
      number(right, "<unitgradingtype>1</unitgradingtype>"),
    ];
    expect(await moodleAsked(...asked)).toEqual([
      { ...numbers([7, 7, 7, 1]), unit: "m" },
      { ...numbers([7, 7, 7, 1]), unit: "m" },
      { ...numbers([7, 7, 7, 1]), unit: "m" },
      numbers([7, 7, 7, 1]),
    ]);
    expect(await moodleChanges(...asked)).toEqual([
      [],
      [["unitsLeftOut", "km, cm"]],
      ["unitGradingLeftOut", ["unitMoved", "m"]],
      [],
    ]);
  });
});
