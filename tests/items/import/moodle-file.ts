import { moodleReader } from "../../../src/items/import/moodle/reader";
import type { Source } from "../../../src/items/import/reader";
import { askedOf, entriesOf, piecesOf } from "./pieces";

export const asMoodle = (questions: string): Source => ({
  kind: "xml",
  bytes: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions}\n</quiz>`),
  root: { name: "quiz", attributes: {} },
});

const cdata = (text: string): string => `<text><![CDATA[${text}]]></text>`;

/** A question with a name and a text; `more` are the elements specific to its kind. */
export const moodleQuestion = (type: string, text: string, more = "", format = "html"): string =>
  `<question type="${type}"><name><text>q</text></name>` +
  `<questiontext format="${format}">${cdata(text)}</questiontext>${more}</question>`;

export const answer = (fraction: string, text: string, more = ""): string =>
  `<answer fraction="${fraction}">${cdata(text)}${more}</answer>`;

export const moodlePieces = (questions: string) => piecesOf(moodleReader, asMoodle(questions));
export const moodleEntries = (questions: string) => entriesOf(moodleReader, asMoodle(questions));
export const moodleAsked = (...questions: string[]) => askedOf(moodleReader, asMoodle(questions.join("\n")));

/** The changes to each question. */
export const moodleChanges = async (...questions: string[]) =>
  (await moodleEntries(questions.join("\n"))).map((entry) =>
    "changed" in entry
      ? entry.changed.map(({ code, detail }) => (detail === undefined ? code : [code, detail]))
      : entry.reasons,
  );
