import type { ClassResults, Estimate, MemberResult, ResultCell } from "../../../../contract/classes/class-results";
import type { RegradeRule } from "../../../../contract/classes/regrades";
import type { Language, Localized } from "../../../../contract/item/content";
import { textInLanguage } from "../../../../items/export/question";
import type { Table } from "../../exporting/table-files";
import {
  byCode,
  columnWords,
  correctedMark,
  markWords,
  ruleWords,
  sheetWords,
  memberStateWords,
  yes,
} from "./export-words";

/** The results of an assignment with what only their export shows. */
export interface ExportedResults {
  readonly results: ClassResults;
  /** The school's number of each member, by member. */
  readonly numbers: ReadonlyMap<string, string>;
  /** The words of a member's answer to a question; "" for none. */
  readonly answerOf: (attemptId: string, itemId: string) => string;
  /** The rules that stand for corrected questions, by question. */
  readonly corrections: ReadonlyMap<string, { readonly rule: RegradeRule; readonly reason: string }>;
  readonly language: Language;
}

type Column = keyof typeof columnWords;
type Row = Table["rows"][number];

const digits = 4;
const rounded = (value: number | null): number | null => (value === null ? null : Number(value.toFixed(digits)));
const estimated = ({ value, low, high, n }: Estimate): Row => [rounded(value), rounded(low), rounded(high), n];

const cellsOf = ({ cells }: MemberResult): ReadonlyMap<string, ResultCell> =>
  new Map(cells.map((cell) => [cell.item_id, cell]));

/** Writes the tables of one export in its language. */
class ResultTables {
  private readonly exported: ExportedResults;

  constructor(exported: ExportedResults) {
    this.exported = exported;
  }

  private words(text: Localized): string {
    return textInLanguage(text, this.exported.language);
  }

  private head(...columns: readonly Column[]): string[] {
    return columns.map((column) => this.words(columnWords[column]));
  }

  /** The numbers of the questions after a word; corrected ones say so. */
  private numbered(word: string): string[] {
    const { results, corrections } = this.exported;
    return results.items.map(({ item_id: itemId }, index) =>
      [word, index + 1, ...(corrections.has(itemId) ? [this.words(correctedMark)] : [])].join(" "),
    );
  }

  private corrected(itemId: string): Row {
    const correction = this.exported.corrections.get(itemId);
    return correction === undefined ? ["", ""] : [this.words(ruleWords[correction.rule]), correction.reason];
  }

  private member({ member_id: memberId, name, by_code: isByCode }: MemberResult): [string, string] {
    return [isByCode ? name + this.words(byCode) : name, this.exported.numbers.get(memberId ?? "") ?? ""];
  }

  /** A row for each member, with the points of each question. */
  results(): Table {
    const { items, members } = this.exported.results;
    const place = this.words(columnWords.place);
    return {
      title: this.words(sheetWords.results),
      head: [
        ...this.head("name", "number", "state", "attempts", "score", "low", "high", "points", "most"),
        ...this.numbered(place),
      ],
      rows: members.map((member) => {
        const cells = cellsOf(member);
        return [
          ...this.member(member),
          this.words(memberStateWords[member.state]),
          member.attempts,
          rounded(member.score),
          rounded(member.band?.low ?? null),
          rounded(member.band?.high ?? null),
          rounded(member.points),
          rounded(member.points_total),
          ...items.map(({ item_id: itemId }) => rounded(cells.get(itemId)?.points ?? null)),
        ];
      }),
    };
  }

  /** The same with the answers in words, for a file that holds one table. */
  whole(): Table {
    const { items, members } = this.exported.results;
    const { title, head, rows } = this.results();
    const answer = this.words(columnWords.answer);
    return {
      title,
      head: [...head, ...items.map((_, index) => `${answer} ${index + 1}`)],
      rows: rows.map((row, place) => [
        ...row,
        ...items.map(({ item_id: itemId }) => this.exported.answerOf(members[place]?.attempt_id ?? "", itemId)),
      ]),
    };
  }

  questions(): Table {
    return {
      title: this.words(sheetWords.questions),
      head: [
        ...this.head("place", "question", "skill", "most", "share", "shareLow", "shareHigh", "answersCounted"),
        ...this.head("correction", "reason"),
      ],
      rows: this.exported.results.items.map(({ item_id: itemId, words, skill, points, facility }, index) => [
        index + 1,
        words,
        this.words(skill),
        points,
        ...estimated(facility),
        ...this.corrected(itemId),
      ]),
    };
  }

  skills(): Table {
    const { skills, members } = this.exported.results;
    const shares = skills.map((skill) => new Map(skill.members.map((one) => [one.attempt_id, one.share])));
    return {
      title: this.words(sheetWords.skills),
      head: [...this.head("name", "number"), ...skills.map(({ skill }) => this.words(skill))],
      rows: members.map((member) => [
        ...this.member(member),
        ...shares.map((share) => rounded(share.get(member.attempt_id ?? "")?.value ?? null)),
      ]),
    };
  }

  /** A row for each answer. */
  answers(): Table {
    const { items, members } = this.exported.results;
    const places = new Map(items.map(({ item_id: itemId }, index) => [itemId, index + 1]));
    return {
      title: this.words(sheetWords.answers),
      head: this.head("name", "number", "place", "answer", "mark", "points", "seconds", "changes", "rapid"),
      rows: members.flatMap((member) =>
        member.cells.map((cell): Row => [
          ...this.member(member),
          places.get(cell.item_id) ?? null,
          this.exported.answerOf(member.attempt_id ?? "", cell.item_id),
          this.words(markWords[cell.mark]),
          rounded(cell.points),
          cell.elapsed_ms / 1_000,
          cell.changes,
          cell.rapid ? this.words(yes) : "",
        ]),
      ),
    };
  }
}

/** The sheets of a workbook: members, questions, skills and answers. */
export function resultSheets(exported: ExportedResults): Table[] {
  const tables = new ResultTables(exported);
  return [tables.results(), tables.questions(), tables.skills(), tables.answers()];
}

/** Members with their points and answers in one table. */
export const resultTable = (exported: ExportedResults): Table => new ResultTables(exported).whole();
