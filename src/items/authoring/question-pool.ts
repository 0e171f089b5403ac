import type { Irt } from "../../contract/item/item";
import type { ItemLevel } from "../../contract/studio/draft-item";
import type { QuestionFilter } from "../../contract/studio/question-filter";

/** A question as a blueprint or an adaptive test chooses it. */
export interface PoolMember {
  /** Of a draft of the author, or of an item of the bank. */
  readonly id: string;
  readonly from: QuestionFilter["from"];
  readonly family: string;
  readonly subject: string;
  readonly skill: string;
  readonly type: string;
  readonly level: ItemLevel | null;
  readonly tags: readonly string[];
  /** Usual response time in ms. */
  readonly expectedMs: number;
  /** null: not calibrated. */
  readonly irt: Irt | null;
  /** Questions with the same name are near-copies of each other; null: none is. */
  readonly model: string | null;
  /** The passage that it is on; null: none. */
  readonly stimulus: string | null;
}

/** The scale of a question's parameters: difficulties on different scales cannot be compared. */
export const scaleOf = ({ from, family, subject }: PoolMember): string =>
  from === "own" ? "own" : `${family} ${subject}`;

const isWithin = (irt: Irt | null, [low, high]: readonly [number, number]): boolean =>
  irt !== null && irt.b >= low && irt.b <= high;

const fitsTags = (filter: QuestionFilter, { level, tags }: PoolMember): boolean =>
  filter.from === "bank" ||
  ((filter.level === undefined || filter.level === level) &&
    (filter.tags ?? []).every((tag) => tags.includes(tag)) &&
    !(filter.without_tags ?? []).some((tag) => tags.includes(tag)));

/** Whether a question fits every field of a filter. */
export const fitsFilter = (filter: QuestionFilter, member: PoolMember): boolean =>
  filter.from === member.from &&
  (filter.subject === undefined || filter.subject === member.subject) &&
  (filter.skill === undefined || filter.skill === member.skill) &&
  (filter.type === undefined || filter.type === member.type) &&
  (filter.difficulty === undefined || isWithin(member.irt, filter.difficulty)) &&
  (filter.from === "own" || filter.family === undefined || filter.family === member.family) &&
  fitsTags(filter, member);
