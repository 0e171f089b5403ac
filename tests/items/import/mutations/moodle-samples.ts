import { answer, moodleQuestion } from "../moodle-file";
import type { Sample } from "./reading";

const feedback = (text: string) => `<feedback format="html"><text>${text}</text></feedback>`;
const subquestion = (text: string, target: string) =>
  `<subquestion format="html"><text>${text}</text><answer><text>${target}</text></answer></subquestion>`;
const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** A question of each type. */
const questions: Readonly<Record<string, string>> = {
  "one choice": moodleQuestion(
    "multichoice",
    "Which <b>floats</b> best?",
    answer("100", "cork", feedback("Yes.")) +
      answer("-33.33333", "iron", feedback("No.")) +
      answer("0", "lead") +
      "<defaultgrade>2</defaultgrade><penalty>0.5</penalty><hidden>0</hidden><single>true</single>" +
      "<shuffleanswers>true</shuffleanswers><answernumbering>abc</answernumbering>" +
      '<generalfeedback format="html"><text>Cork is light.</text></generalfeedback>' +
      "<correctfeedback><text>Well done.</text></correctfeedback>" +
      "<hint><text>Think of a bottle.</text></hint><tags><tag><text>sea</text></tag></tags>",
  ),
  "several choices": moodleQuestion(
    "multichoice",
    "Which are boats?",
    answer("50", "ferry") +
      answer("50", "tug") +
      answer("-100", "pier") +
      "<single>false</single><shuffleanswers>false</shuffleanswers>",
  ),
  "true or false": moodleQuestion("truefalse", "Ships sink.", answer("0", "true") + answer("100", "false")),
  "a short answer": moodleQuestion(
    "shortanswer",
    "Left side?",
    `${answer("100", "port")}${answer("50", "larboard")}${answer("0", "*", feedback("No."))}<usecase>0</usecase>`,
  ),
  "a number": moodleQuestion(
    "numerical",
    "How long?",
    answer("100", "1852", "<tolerance>2</tolerance>") +
      answer("25", "1800", "<tolerance>0.5</tolerance>") +
      "<unitgradingtype>0</unitgradingtype><unitsleft>0</unitsleft><units>" +
      "<unit><multiplier>1</multiplier><unit_name>m</unit_name></unit>" +
      "<unit><multiplier>0.001</multiplier><unit_name>km</unit_name></unit></units>",
  ),
  pairs: moodleQuestion(
    "matching",
    "Join.",
    subquestion("sun", "day") +
      subquestion("moon", "night") +
      subquestion("", "noon") +
      "<shuffleanswers>true</shuffleanswers>",
  ),
  "a cloze text": moodleQuestion(
    "cloze",
    "A ship has a {1:MULTICHOICE:=hull#yes~%-50%wheel#no~%25%deck}, {2:NUMERICAL:=2:0.5~%50%3:0} sides " +
      "and {3:SHORTANSWER:=port~%50%larboard} left.",
  ),
  "words to select": moodleQuestion(
    "gapselect",
    "The [[1]] is [[3]].",
    ["sea", "land", "wet", "dry"]
      .map((text, index) => `<selectoption><text>${text}</text><group>${index < 2 ? 1 : 2}</group></selectoption>`)
      .join("") + "<shuffleanswers>0</shuffleanswers>",
  ),
  "words to drag": moodleQuestion(
    "ddwtos",
    "The [[2]] is [[1]].",
    `${["wet", "sea"].map((text) => `<dragbox><text>${text}</text><group>1</group><infinite/></dragbox>`).join("")}`,
  ),
  "an order": moodleQuestion(
    "ordering",
    "Order.",
    ["first", "second", "third"].map((text, index) => answer(String(index + 1), text)).join("") +
      "<layouttype>VERTICAL</layouttype><selecttype>ALL</selecttype><selectcount>3</selectcount>" +
      "<gradingtype>ABSOLUTE_POSITION</gradingtype>",
  ),
  "a picture": moodleQuestion(
    "multichoice",
    '<p>See <img src="@@PLUGINFILE@@/a.png" alt="a sail">.</p>',
    answer("100", "cork") + answer("0", "lead"),
  ).replace("</questiontext>", `<file name="a.png" path="/" encoding="base64">${png}</file></questiontext>`),
  "an essay": moodleQuestion("essay", "Write about the sea."),
};

const inQuiz = (inside: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${inside}\n</quiz>`;

export const moodleSamples: readonly Sample[] = [
  ...Object.entries(questions).map(([name, question]) => ({
    name,
    files: { "q.xml": inQuiz(question) },
    isSingle: true,
  })),
  {
    name: "a question bank",
    files: {
      "q.xml": inQuiz(
        '<question type="category"><category><text>$course$/top/ships</text></category></question>' +
          moodleQuestion("description", "Read this first.") +
          (questions["true or false"] ?? "") +
          '<question type="category"><category><text>$course$/top/boats</text></category></question>' +
          (questions["a short answer"] ?? ""),
      ),
    },
    isSingle: true,
  },
];
