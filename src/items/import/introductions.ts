import type { Reason } from "./reasons";
import type { FoundFile, Html, RecordPiece, Place, QuestionRecord } from "./record";

/** A text before a question that asks nothing itself. */
export interface Introduction {
  readonly where: Place;
  readonly title: string | null;
  readonly content: Html;
  readonly files: (reference: string) => FoundFile;
  /** Changes made while the text was read; absent: none. */
  readonly changed?: readonly Reason[];
}

const unused = ({ where, title }: Introduction, code: "introductionMoved" | "introductionLeftOut"): RecordPiece => ({
  piece: "unused",
  question: { where, title, outcome: "changed", reasons: [{ code }] },
});

const withIntroduction = (question: QuestionRecord, introductions: readonly Introduction[]): QuestionRecord => ({
  ...question,
  stem: {
    html: [...introductions.map(({ content }) => content), question.stem]
      .map(({ html }) => `<div>${html}</div>`)
      .join(""),
  },
  files: (reference) =>
    [question.files, ...introductions.map(({ files }) => files)]
      .map((find) => find(reference))
      .find((found) => found !== "missing") ?? "missing",
  changed: [
    ...question.changed,
    { code: "introductionAdded" },
    ...introductions.flatMap(({ changed = [] }) => changed),
  ],
});

/**
 * Puts introductions above the next question that can be read. Pieces wait until that question is known, so that their
 * order stays that of the file.
 */
export class Introductions {
  #waiting: (RecordPiece | Introduction)[] = [];

  add(introduction: Introduction): void {
    this.#waiting.push(introduction);
  }

  /** Takes the next piece and returns the pieces that need not wait any longer. */
  next(piece: RecordPiece): RecordPiece[] {
    if (piece.piece === "question") {
      const introductions = this.#waiting.filter((one): one is Introduction => !("piece" in one));
      const question = introductions.length > 0 ? withIntroduction(piece.question, introductions) : piece.question;
      return [...this.#release("introductionMoved"), { piece: "question", question }];
    }
    if (piece.piece === "unused" && this.#waiting.length > 0) {
      this.#waiting.push(piece);
      return [];
    }
    return [...this.end(), piece];
  }

  /** Returns the waiting pieces at the end of a section or of the file. */
  end(): RecordPiece[] {
    return this.#release("introductionLeftOut");
  }

  #release(code: "introductionMoved" | "introductionLeftOut"): RecordPiece[] {
    const waiting = this.#waiting;
    this.#waiting = [];
    return waiting.map((one) => ("piece" in one ? one : unused(one, code)));
  }
}
