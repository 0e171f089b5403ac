import type { Option } from "../../contract/item/item";
import type { Random } from "../../psychometrics/random";
import type { Rename } from "./interaction-scoring";

export const isDistinct = (names: readonly string[]): boolean => new Set(names).size === names.length;

export const areAmong = (options: readonly Option[], ids: readonly string[]): boolean => {
  const known = new Set(options.map((option) => option.option_id));
  return ids.every((id) => known.has(id));
};

/** Whether at most `most` options are chosen; 0 means no limit. */
export const isWithin = (most: number, chosen: readonly string[]): boolean => most === 0 || chosen.length <= most;

export const renamedOptions = (options: readonly Option[], list: string, rename: Rename): Option[] =>
  options.map((option) => ({ ...option, option_id: rename(list, option.option_id) }));

/** The same answer or key with the ids of its credit, if it has one, renamed. */
export const withRenamedCredit = <Given extends object>(given: Given, list: string, rename: Rename): Given => {
  if (!("credit" in given) || typeof given.credit !== "object" || given.credit === null) return given;
  const renamed = Object.entries(given.credit).map(([id, share]) => [rename(list, id), share]);
  return { ...given, credit: Object.fromEntries(renamed) };
};

export const randomOf = <One>(list: readonly One[], random: Random): One | undefined =>
  list[Math.floor(random() * list.length)];

/** The id of a random option other than the given one. */
export const anotherThan = (optionId: string | undefined, options: readonly Option[], random: Random): string =>
  randomOf(
    options.filter(({ option_id }) => option_id !== optionId),
    random,
  )?.option_id ?? "";
