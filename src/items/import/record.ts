import type { ImportFormat } from "../../contract/importing/import-formats";
import type { Language } from "../../contract/item/content";
import type { StoredMedia } from "./media";
import type { Reason } from "./reasons";

/** A format that can be read; `format` of a report. */
export type Format = ImportFormat;

/** A place in a file: file in the archive, line (from 1) and identifier; at least one is given. */
export interface Place {
  readonly file?: string;
  readonly line?: number;
  readonly identifier?: string;
}

/**
 * A text as HTML that is not sanitised yet. Pictures refer to files by the format's own references, which
 * `QuestionRecord.files` resolves; LaTeX stands between \( \) or \[ \]; `gapMark(id)` marks the place of a gap.
 */
export interface Html {
  readonly html: string;
}

/** Marks the place of a gap in an `Html`. No file can hold these characters: readers remove them from its text. */
export const gapMark = (gapId: string): string => `\u{F0000}${gapId}\u{F0001}`;
/** Finds every gap mark; the first group is the id of the gap. */
export const gapMarks = /\u{F0000}([^\u{F0001}]*)\u{F0001}/gu;

/** An option of a question; `id` comes from the file and is unique within its list. */
export interface OptionRecord {
  readonly id: string;
  readonly content: Html;
  /** The option keeps its place when the others are shuffled. */
  readonly fixed?: boolean;
  /** Reference to its recording, for `QuestionRecord.files`; only in lists of options to choose from. */
  readonly recording?: string;
}

/** A recording that is played for a question; `reference` is for `QuestionRecord.files`. */
export interface RecordingRecord {
  readonly reference: string;
  /** It starts automatically when the question is shown. */
  readonly autoplay: boolean;
  /** Number of times that it may be played; absent: without limit. */
  readonly mostPlays?: number;
  /** The voice is synthetic. */
  readonly synthetic?: true;
}

/** An accepted form with its share of the points: 1 is right, below 1 earns less, below 0 loses. */
export interface FormRecord {
  readonly text: string;
  readonly share: number;
}

/** The numbers from `low` to `high`, both included, earn `share`; `value` is shown as the answer. */
export interface IntervalRecord {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly share: number;
}

/** How the parts of an answer add up: each earns its share, or all must be right. */
export type Marking = "shares" | "whole";

/** One option may be chosen; `shares` is by option id, and missing options earn 0. Exactly one share must be 1. */
export interface SingleChoiceRecord {
  readonly kind: "single_choice";
  readonly options: readonly OptionRecord[];
  readonly shuffle: boolean;
  readonly shares: Readonly<Record<string, number>>;
}

/**
 * Several options may be chosen. With `whole` exactly the options with shares above 0 must be chosen; with `shares` the
 * sum over the chosen ones counts, between `lowest` and 1.
 */
export interface MultipleChoiceRecord {
  readonly kind: "multiple_choice";
  readonly options: readonly OptionRecord[];
  readonly shuffle: boolean;
  /** The greatest number of options that may be chosen; 0: no limit. */
  readonly most: number;
  readonly marking: Marking;
  readonly shares: Readonly<Record<string, number>>;
  /** With `shares`, the right options, if others earn something too; absent: all options with shares above 0. */
  readonly right?: readonly string[];
}

export interface TextRecord {
  readonly kind: "text_entry";
  readonly forms: readonly FormRecord[];
  readonly caseSensitive: boolean;
  /** The length of the field that the file asks for, in characters. */
  readonly length?: number;
}

export interface NumberRecord {
  readonly kind: "numeric_entry";
  /** The first one is shown as the answer. */
  readonly intervals: readonly IntervalRecord[];
  /** The unit behind the field. */
  readonly unit?: string;
  /** Further accepted forms as text, such as 3/4. */
  readonly forms?: readonly string[];
}

/** A gap of a text, marked in the stem by `gapMark(id)`; `weight` is its part of the points beside the others. */
export type GapRecord = { readonly id: string; readonly weight: number } & (
  | (Omit<TextRecord, "kind"> & { readonly kind: "text" })
  | (Omit<NumberRecord, "kind"> & { readonly kind: "number" })
  | {
      readonly kind: "choice";
      readonly options: readonly OptionRecord[];
      readonly shares: Readonly<Record<string, number>>;
    }
);

export interface GapsRecord {
  readonly kind: "gaps";
  readonly gaps: readonly GapRecord[];
  readonly marking: Marking;
}

/** Pairs of a source and a target; targets without a source are spare. */
export interface MatchRecord {
  readonly kind: "match";
  readonly sources: readonly OptionRecord[];
  readonly targets: readonly OptionRecord[];
  readonly pairs: readonly (readonly [source: string, target: string])[];
  readonly marking: Marking;
}

export interface CategoriseRecord {
  readonly kind: "categorise";
  readonly options: readonly OptionRecord[];
  readonly categories: readonly OptionRecord[];
  /** By option id; an option that is missing belongs to no category. */
  readonly placements: Readonly<Record<string, string>>;
  readonly marking: Marking;
}

export interface OrderRecord {
  readonly kind: "order";
  readonly options: readonly OptionRecord[];
  /** All option ids in the right order. */
  readonly order: readonly string[];
  readonly marking: Marking;
}

/** A shape on a picture, in pixels of the picture or in the units of `size`. */
export type ShapeRecord = { readonly id: string } & (
  | {
      readonly shape: "rect";
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
  | { readonly shape: "circle"; readonly x: number; readonly y: number; readonly radius: number }
  | { readonly shape: "polygon"; readonly points: readonly (readonly [x: number, y: number])[] }
);

export interface HotSpotRecord {
  readonly kind: "hot_spot";
  /** Reference to the picture, for `QuestionRecord.files`. */
  readonly picture: string;
  /** Width and height of the picture in the units of the shapes; absent: its size in pixels. */
  readonly size?: readonly [width: number, height: number];
  readonly spots: readonly ShapeRecord[];
  readonly right: readonly string[];
  readonly most: number;
}

/** A longer answer that a person marks; `guide` is for whoever marks it. */
export interface ExtendedTextRecord {
  readonly kind: "extended_text";
  /** The greatest number of characters; absent: without limit. */
  readonly length?: number;
  /** The height of the field in lines. */
  readonly lines?: number;
  readonly guide?: Html;
}

export type AskedRecord =
  | SingleChoiceRecord
  | MultipleChoiceRecord
  | TextRecord
  | NumberRecord
  | GapsRecord
  | MatchRecord
  | CategoriseRecord
  | OrderRecord
  | HotSpotRecord
  | ExtendedTextRecord;

/** A file that a question refers to: its bytes, what is already stored, or why there is none. */
export type FoundFile =
  | { readonly bytes: Buffer; readonly name: string }
  | { readonly stored: StoredMedia }
  | "missing"
  | "remote";

/** The content of one question in a file. */
export interface QuestionRecord {
  readonly where: Place;
  /** Identifies the question within its file and never changes: the same file always gives the same item ids. */
  readonly identity: string;
  readonly title: string | null;
  /** The language given for this question; null: none. */
  readonly language?: Language | null;
  readonly stem: Html;
  /** The recording of the question, which is played above the stem. */
  readonly recording?: RecordingRecord;
  readonly asked: AskedRecord;
  /** The points of a right answer, above 0. */
  readonly points: number;
  /** The least share of the points that an answer can earn, at most 0; absent: 0. */
  readonly lowest?: number;
  /** Feedback that is the same for all answers. */
  readonly explanation?: Html;
  /** A passage that several questions share; questions with the same `id` in a file share it. */
  readonly stimulus?: { readonly id: string; readonly title: string | null; readonly content: Html };
  readonly calculator?: boolean;
  /** Finds a file by its reference in the stem, in an option or in a hot spot. */
  readonly files: (reference: string) => FoundFile;
  /** Changes by the reader; a question without any is "exact" unless something is changed later. */
  readonly changed: readonly Reason[];
}

/** A question or an introduction that makes no item; `changed`: it is in the file but is not a question. */
export interface UnusedQuestion {
  readonly where: Place;
  readonly title: string | null;
  readonly outcome: "refused" | "changed";
  readonly reasons: readonly Reason[];
}

/** The header of a section. A test has at least one section. */
export interface SectionHeader {
  /** null: it has none. */
  readonly title: string | null;
  /** Titles of the sections around it, outermost first; they precede its title if another section has the same one. */
  readonly within?: readonly string[];
  /** Directions for the student before its questions. */
  readonly directions?: Html;
  /** The number of questions drawn for each attempt; absent: all. */
  readonly draw?: number;
  /** The order of its questions is drawn for each attempt. */
  readonly shuffle?: boolean;
  readonly timeLimitMs?: number;
  readonly files?: (reference: string) => FoundFile;
}

/** The header of a test. */
export interface TestHeader {
  readonly title: string | null;
  readonly language: Language | null;
  readonly timeLimitMs?: number;
  /** Attempts allowed; null: without limit; absent: not stated. */
  readonly attempts?: number | null;
  readonly directions?: Html;
  readonly files?: (reference: string) => FoundFile;
}

/**
 * A piece of a file, in the file's order. `test` opens a test, to which all that follows belongs; `section` opens a
 * section of it. A `test.more` or `section.more` adds to the header of the open one, for facts that come after the
 * questions. `remark` is about the whole test; `left out` about the file (the pages of a course, for example).
 */
export type RecordPiece =
  | { readonly piece: "test"; readonly header: TestHeader }
  | { readonly piece: "test.more"; readonly header: Partial<TestHeader> }
  | { readonly piece: "section"; readonly header: SectionHeader }
  | { readonly piece: "section.more"; readonly header: Partial<SectionHeader> }
  | { readonly piece: "question"; readonly question: QuestionRecord }
  | { readonly piece: "unused"; readonly question: UnusedQuestion }
  | { readonly piece: "remark"; readonly kind: "kept" | "changed"; readonly remark: Reason }
  /** The test as a whole cannot be used. */
  | { readonly piece: "refusal"; readonly remark: Reason };
