import type { ChangeCode, Reason } from "../reasons";
import type { Html, RecordPiece, Place, QuestionRecord } from "../record";
import { stack, materialWords } from "./material";

interface Introduction {
  readonly where: Place;
  readonly title: string | null;
  readonly ident: string;
  readonly content: Html;
  /** The change reported for the text; null: not known yet. */
  fate: ChangeCode | null;
}

/** The reason for the report; a text that is left out is identified by its first words. */
const reasonOf = ({ fate, content }: Introduction): Reason =>
  fate === null ? { code: "introductionLeftOut", detail: materialWords(content.html).slice(0, 60) } : { code: fate };

const pieceOf = (introduction: Introduction): RecordPiece => {
  const { where, title } = introduction;
  return { piece: "unused", question: { where, title, outcome: "changed", reasons: [reasonOf(introduction)] } };
};

/**
 * Texts without a question: shown beside the questions that refer to them, else put above the next question. Pieces
 * after a text whose `fate` is unknown wait, so that all pieces come out in the file's order.
 */
export class Qti1Introductions {
  readonly #byIdent = new Map<string, Introduction>();
  #waiting: (RecordPiece | Introduction)[] = [];

  add(where: Place, title: string | null, ident: string, content: Html): void {
    const introduction: Introduction = { where, title, ident, content, fate: null };
    this.#byIdent.set(ident, introduction);
    this.#waiting.push(introduction);
  }

  /** Returns a piece, or holds it back behind waiting ones. */
  *pass(piece: RecordPiece): Generator<RecordPiece> {
    if (this.#waiting.length === 0) yield piece;
    else this.#waiting.push(piece);
  }

  /** Returns the waiting pieces, and then the question with the texts that belong to it. */
  *question(
    question: QuestionRecord,
    stimulus: string | null,
    identity: (ident: string) => string,
  ): Generator<RecordPiece> {
    const shared = stimulus === null ? undefined : this.#byIdent.get(stimulus);
    if (shared && shared.fate !== "introductionMoved") shared.fate = "introductionShared";
    const above = this.#pending();
    for (const one of above) one.fate = "introductionMoved";
    yield* this.#flush();
    const stem = { html: stack([...above.map(({ content }) => content.html), question.stem.html]) };
    yield {
      piece: "question",
      question: {
        ...question,
        ...(above.length > 0 ? { stem, changed: [...question.changed, { code: "introductionAdded" }] } : {}),
        ...(shared?.fate === "introductionShared"
          ? { stimulus: { id: identity(shared.ident), title: shared.title, content: shared.content } }
          : {}),
      },
    };
  }

  /** Returns the waiting pieces at the end of a test. */
  *end(): Generator<RecordPiece> {
    yield* this.#flush();
    this.#byIdent.clear();
  }

  #pending(): Introduction[] {
    return this.#waiting.flatMap((one) => ("fate" in one && one.fate === null ? [one] : []));
  }

  *#flush(): Generator<RecordPiece> {
    for (const one of this.#waiting) yield "fate" in one ? pieceOf(one) : one;
    this.#waiting = [];
  }
}
