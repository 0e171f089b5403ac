import type { Language, Localized } from "../../../../contract/item/content";
import type { DraftItem } from "../../../../contract/studio/draft-item";

/** A part of a question that differs between two versions; null: it is not in that version. */
export interface DraftDifferenceLine {
  /** The path of the part, such as `body.interaction.options.2`. */
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is Localized =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([name, text]) => (name === "zh" || name === "en") && typeof text === "string");

/** The names by which entries of a list are compared. */
const nameIn = (entry: unknown, place: number): string => {
  if (!isRecord(entry)) return String(place);
  const id = entry["option_id"] ?? entry["gap_id"] ?? entry["spot_id"] ?? entry["media_id"];
  return typeof id === "string" ? id : String(place);
};

const idFields = new Set(["option_id", "gap_id", "spot_id", "media_id"]);

/** Whether a part is only the id by which an entry of a list is named. */
const isName = (path: string, value: string | undefined): boolean => {
  const [name, field = ""] = path.split(".").slice(-2);
  return idFields.has(field) && name === value;
};

const mostLines = 200;

const leaves = (value: unknown, language: Language, path: string, into: Map<string, string>): void => {
  if (isText(value)) {
    for (const one of ["zh", "en"] as const) {
      const words = value[one];
      if (words !== undefined && words !== "") into.set(one === language ? path : `${path}.${one}`, words);
    }
  } else if (Array.isArray(value))
    value.forEach((entry, place) => leaves(entry, language, `${path}.${nameIn(entry, place)}`, into));
  else if (isRecord(value))
    for (const [name, inside] of Object.entries(value))
      leaves(inside, language, path === "" ? name : `${path}.${name}`, into);
  else if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    into.set(path, String(value));
};

/** A version of a question: a draft, or a revision as it is served. */
export type ComparedQuestion = Pick<DraftItem, "body"> & Partial<Omit<DraftItem, "body">>;

/** The parts in which two versions of a question differ, in the order in which they stand. */
export function differencesOf(
  before: ComparedQuestion,
  after: ComparedQuestion,
  language: Language,
): DraftDifferenceLine[] {
  const [old, next] = [new Map<string, string>(), new Map<string, string>()];
  leaves(before, language, "", old);
  leaves(after, language, "", next);
  return [...new Set([...old.keys(), ...next.keys()])]
    .filter((path) => old.get(path) !== next.get(path) && !isName(path, old.get(path) ?? next.get(path)))
    .slice(0, mostLines)
    .map((path) => ({ path, before: old.get(path) ?? null, after: next.get(path) ?? null }));
}
