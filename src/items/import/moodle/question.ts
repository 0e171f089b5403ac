import { explanationOf } from "../answers/feedback";
import type { Introduction } from "../introductions";
import type { Place, QuestionRecord } from "../record";
import { takeRecording } from "../recordings";
import { Refusal } from "../refusal";
import { checkSingleParts } from "../single-parts";
import { childElements, type XmlElement } from "../xml";
import { readMultichoice, readMultichoiceSet, readTrueFalse } from "./choices";
import { readCloze } from "./cloze";
import { readNumerical, readShortAnswer } from "./entries";
import { readMoodleEssay } from "./essay";
import { anyTextOf, childOf, valueOf } from "./fields";
import { readDragWords, readGapSelect } from "./gap-words";
import { readDragMatching, readMatching, readOrdering } from "./lists";
import { QuestionReading, type Asked } from "./reading";

const kinds: Readonly<Record<string, (reading: QuestionReading) => Asked>> = {
  multichoice: readMultichoice,
  truefalse: readTrueFalse,
  multichoiceset: readMultichoiceSet,
  shortanswer: readShortAnswer,
  numerical: readNumerical,
  matching: readMatching,
  match: readMatching,
  ddmatch: readDragMatching,
  cloze: readCloze,
  multianswer: readCloze,
  gapselect: readGapSelect,
  ddwtos: readDragWords,
  ordering: readOrdering,
  essay: readMoodleEssay,
};

const longestTitle = 300;

/** The title and the place of a question. */
export interface Named {
  readonly where: Place;
  readonly title: string | null;
}

export const nameOf = (element: XmlElement, line: number): Named => {
  const identifier = valueOf(element, "idnumber") ?? "";
  const title = anyTextOf(childOf(element, "name")).slice(0, longestTitle);
  return {
    where: { line, ...(identifier !== "" && { identifier: identifier.slice(0, longestTitle) }) },
    title: title === "" ? null : title,
  };
};

const readPoints = (element: XmlElement): number => {
  const written = valueOf(element, "defaultgrade") ?? "1";
  const points = Number(written);
  if (written !== "" && points === 0) throw new Refusal("noPoints");
  if (written === "" || !Number.isFinite(points) || points <= 0) {
    throw new Refusal("pointsUnreadable", written.slice(0, 40));
  }
  return points;
};

const singleParts = [
  "questiontext",
  "defaultgrade",
  "single",
  "usecase",
  "generalfeedback",
  "units",
  "gradingtype",
  "graderinfo",
  "responsetemplate",
];

/** A question, and whether Moodle's standard feedback was left out. */
export interface ReadQuestion {
  readonly question: QuestionRecord;
  readonly hasStandardFeedback: boolean;
}

/** `number` is the place of the question in the file. Throws Refusal. */
export const readMoodleQuestion = (element: XmlElement, named: Named, number: number): ReadQuestion => {
  const type = element.attributes["type"] ?? "";
  const read = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  if (!read) throw new Refusal("kindUnsupported", type.slice(0, 60));
  checkSingleParts(element, singleParts);
  for (const answer of childElements(element, "answer")) checkSingleParts(answer, ["text", "tolerance"]);
  for (const row of childElements(element, "subquestion")) checkSingleParts(row, ["text", "answer"]);
  const reading = new QuestionReading(element);
  const { asked, stem, lowest, feedback = [], points } = read(reading);
  reading.leaveOut();
  const explanation = explanationOf(reading.text(childOf(element, "generalfeedback")), feedback, reading.notes);
  const heard = takeRecording((stem ?? reading.stem()).html);
  if (!heard.isFirst) reading.notes.add("recordingMoved");
  const question: QuestionRecord = {
    ...named,
    identity: String(number),
    stem: { html: heard.html },
    ...(heard.recording === null ? {} : { recording: heard.recording }),
    asked,
    points: points ?? readPoints(element),
    ...(lowest !== undefined && { lowest }),
    ...(explanation && { explanation }),
    files: reading.files.find,
    changed: reading.notes.list(),
  };
  return { question, hasStandardFeedback: reading.hasStandardFeedback };
};

/** Reads a description, which is a text without a question; `number` is its place in the file. Throws Refusal. */
export const readIntroduction = (element: XmlElement, named: Named, number: number): Introduction => {
  checkSingleParts(element, ["questiontext"]);
  const reading = new QuestionReading(element, `${number}-`);
  const content = reading.stem();
  return { ...named, content, files: reading.files.find, changed: reading.notes.list() };
};
