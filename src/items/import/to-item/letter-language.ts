import type { Language } from "../../../contract/item/content";
import type { QuestionRecord } from "../record";

/** The language to which most letters of the questions' texts belong. */
export const letterLanguage = (questions: readonly QuestionRecord[]): Language => {
  let letters = 0;
  let han = 0;
  for (const { stem } of questions) {
    const text = stem.html.slice(0, 20_000);
    letters += text.match(/\p{L}/gu)?.length ?? 0;
    han += text.match(/\p{Script=Han}/gu)?.length ?? 0;
  }
  return han > 0 && han * 3 > letters ? "zh" : "en";
};
