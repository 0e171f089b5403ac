import { expect } from "vitest";
import type { Reader, Source } from "../../../src/items/import/reader";
import type { RecordPiece, QuestionRecord, UnusedQuestion } from "../../../src/items/import/record";

export const asText = (text: string): Source => ({ kind: "text", text, encoding: "utf-8" });

/** All pieces of a source. */
export const piecesOf = async (reader: Reader, source: Source): Promise<RecordPiece[]> => {
  const pieces: RecordPiece[] = [];
  for await (const piece of reader.read(source, { flatten: false })) pieces.push(piece);
  return pieces;
};

type Entry = Omit<QuestionRecord, "files"> | UnusedQuestion;

/** The questions of a source without their `files` function, and the entries for unused ones. */
export const entriesOf = async (reader: Reader, source: Source): Promise<Entry[]> =>
  (await piecesOf(reader, source)).flatMap((piece): Entry[] => {
    if (piece.piece === "unused") return [piece.question];
    if (piece.piece !== "question") return [];
    const { files, ...question } = piece.question;
    expect(files("elsewhere.png")).toBe("missing");
    return [question];
  });

/** The `asked` part of each question, or the codes of the reasons why it cannot be used. */
export const askedOf = async (reader: Reader, source: Source): Promise<unknown[]> =>
  (await entriesOf(reader, source)).map((entry) =>
    "asked" in entry
      ? entry.asked
      : entry.reasons.map(({ code, detail }) => (detail === undefined ? code : [code, detail])),
  );
