import type { Interval } from "../../../contract/item/credit";
import type { QuestionFile, QuestionWork } from "../question";
import { startTag, xmlElement, escapedXmlText, type Attributes } from "../xml";

/** A piece of a question: XML, or a file to be written in base64. */
export type MoodlePiece = string | QuestionFile;

export const fileReference = (name: string): string => `@@PLUGINFILE@@/${name}`;

const filesIn = (work: QuestionWork, html: string): readonly QuestionFile[] =>
  [...work.files.values()].filter(({ name }) => html.includes(fileReference(name)));

export const plainElement = (name: string, text: string | number | boolean): string =>
  xmlElement(name, {}, escapedXmlText(String(text)));

/** An element with a text in HTML and its files, followed by further content. */
export const htmlElement = (
  work: QuestionWork,
  name: string,
  html: string,
  further: { readonly attributes?: Attributes; readonly after?: readonly MoodlePiece[] } = {},
): MoodlePiece[] => [
  startTag(name, { ...further.attributes, format: "html" }),
  plainElement("text", html),
  ...filesIn(work, html),
  ...(further.after ?? []),
  `</${name}>`,
];

const listed = [1, 0.9, 5 / 6, 0.8, 0.75, 0.7, 2 / 3, 0.6, 0.5, 0.4, 1 / 3, 0.3, 0.25, 0.2, 1 / 6, 1 / 7, 0.125, 1 / 9];
const further = [0.1, 0.05, 0];
const tolerated = 1e-5;

/** Whether a share is on the list of grades that Moodle offers to teachers. */
const isListed = (share: number): boolean =>
  [...listed, ...further].some((one) => Math.abs(one - Math.abs(share)) < tolerated);

/** A share as a percentage. */
export const percentage = (share: number): string => String(Number((share * 100).toFixed(7)));

/** The share of an answer; one that is not on the list is noted. */
export const moodleFraction = (work: QuestionWork, share: number): string => {
  if (!isListed(share)) work.changes.add("shareNotListed");
  return percentage(share);
};

/** A number with a tolerance that earns a share. */
export interface EvenInterval {
  readonly value: number;
  readonly tolerance: number;
  readonly share: number;
}

/**
 * An interval as numbers with even tolerances, the shown one first: an uneven one becomes its value and the interval
 * around its middle.
 */
export const evenIntervals = ({ value, tolerance, low, high }: Interval, share: number): readonly EvenInterval[] =>
  low === undefined || high === undefined
    ? [{ value, tolerance, share }]
    : [
        { value, tolerance: 0, share },
        { value: (low + high) / 2, tolerance: (high - low) / 2, share },
      ];

/** A form with escaped asterisks, which Moodle would otherwise read as wildcards. */
export const withoutWildcards = (form: string): string => form.replaceAll("*", String.raw`\*`);
