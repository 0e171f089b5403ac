import type { Language } from "../../../contract/item/content";
import type { QuestionRecord } from "../record";

/** The language to which most letters of the questions' texts belong. */
export const letterLanguage = (questions: readonly QuestionRecord[]): Language => {
  const texts = questions.map(({ stem }) => stem.html.slice(0, 20_000));
  const count = (letter: RegExp): number => texts.reduce((sum, text) => sum + (text.match(letter)?.length ?? 0), 0);
  const han = count(/\p{Script=Han}/gu);
  return han > 0 && han * 3 > count(/\p{L}/gu) ? "zh" : "en";
};
