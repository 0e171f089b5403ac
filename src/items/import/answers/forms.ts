import { comparable } from "../../../contract/item/comparable";
import type { FormRecord } from "../record";
import { Refusal } from "../refusal";
import { isWhole } from "./shares";

const most = 1000;
/** An unescaped star, which stands for any text. */
const star = /(?<!\\)\*/;

/**
 * The accepted forms of a typed text. The first form that equals an entry counts; the form `*` stands for any other
 * text and must earn nothing. Throws Refusal for a form with a star beside other text.
 */
export const formsOf = (answers: readonly FormRecord[], caseSensitive: boolean): FormRecord[] => {
  if (answers.length > most) throw new Refusal("answersTooMany");
  const taken = new Map<string, FormRecord>();
  let isOver = false;
  for (const answer of answers) {
    const text = answer.text.trim();
    if (text === "") {
      if (answer.share !== 0) throw new Refusal("answerEmpty");
      continue;
    }
    if (isOver && answer.share !== 0) throw new Refusal("answerBehindOthers", text.slice(0, 100));
    if (/^\*+$/.test(text)) {
      if (answer.share !== 0) throw new Refusal("anyAnswerEarns");
      isOver = true;
    } else addForm(taken, { text, share: isWhole(answer.share) ? 1 : answer.share }, caseSensitive);
  }
  const forms = [...taken.values()].filter(({ share }) => share !== 0);
  if (!forms.some(({ share }) => share === 1)) {
    throw new Refusal(forms.some(({ share }) => share > 0) ? "noFullCredit" : "keyMissing");
  }
  return forms;
};

function addForm(taken: Map<string, FormRecord>, answer: FormRecord, caseSensitive: boolean): void {
  if (star.test(answer.text)) throw new Refusal("wildcardUnsupported", answer.text.slice(0, 100));
  const text = answer.text.replaceAll(String.raw`\*`, "*");
  const name = comparable(text, caseSensitive);
  const before = taken.get(name);
  if (!before) taken.set(name, { text, share: answer.share });
  else if (before.share !== answer.share && !isSameEntry(before.text, text, caseSensitive)) {
    throw new Refusal("formsAlike", `${before.text}, ${text}`.slice(0, 100));
  }
}

const isSameEntry = (one: string, other: string, caseSensitive: boolean): boolean => {
  const [first, second] = [one.normalize("NFC"), other.normalize("NFC")];
  return caseSensitive ? first === second : first.toLowerCase() === second.toLowerCase();
};
