import type { ChangeCode, Reason } from "../reasons";
import type { Html, RecordPiece, Place, QuestionRecord } from "../record";
import { stack, materialWords } from "./material";

interface Introduction {
  readonly where: Place;
  readonly title: string | null;
  readonly ident: string;
  readonly content: Html;
  /** What became of it; null: not known yet. */
  fate: ChangeCode | null;
}

/** What is left out is named by its first words. */
const reasonOf = ({ fate, content }: Introduction): Reason =>
  fate === null ? { code: "introductionLeftOut", detail: materialWords(content.html).slice(0, 60) } : { code: fate };

const pieceOf = (introduction: Introduction): RecordPiece => {
  const { where, title } = introduction;
  return { piece: "unused", question: { where, title, outcome: "changed", reasons: [reasonOf(introduction)] } };
};

/**
 * Texts without a question: shown beside the questions that name them, else put above the next question. Pieces behind
 * one whose fate is not known wait, so that all come out in the file's order.
 */
export class Qti1Introductions {
  readonly #byIdent = new Map<string, Introduction>();
  #waiting: (RecordPiece | Introduction)[] = [];

  add(where: Place, title: string | null, ident: string, content: Html): void {
    const introduction: Introduction = { where, title, ident, content, fate: null };
    this.#byIdent.set(ident, introduction);
    this.#waiting.push(introduction);
  }

  /** Lets a piece pass, or wait. */
  *pass(piece: RecordPiece): Generator<RecordPiece> {
    if (this.#waiting.length === 0) yield piece;
    else this.#waiting.push(piece);
  }

  /** The question with the texts that belong to it, and before it what waited. */
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

  /** What still waits at the end of a test. */
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
