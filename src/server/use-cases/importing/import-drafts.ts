import type { ImportChoices } from "../../../contract/importing/importing";
import type { Language, Localized } from "../../../contract/item/content";
import type { Item } from "../../../contract/item/item";
import type { SectionReading } from "../../../items/import/report";
import type { ReadTest } from "../../db/shapes";
import type { TestDraft } from "../publishing/draft";
import { chosenTest } from "./chosen-test";
import { importedDefinition } from "./imported-definition";

/** An item of an import with the place of its section in the file. */
export interface PlacedItem {
  readonly section: number;
  readonly item: Item;
}

const isText = (value: unknown, language: Language): value is Localized =>
  typeof value === "object" &&
  value !== null &&
  Object.keys(value).length === 1 &&
  typeof (value as Localized)[language] === "string";

/** Moves the texts of a value, which are all in the language `from`, to the language `to`. */
function relabelled<Value>(value: Value, from: Language, to: Language): Value {
  if (isText(value, from)) return { [to]: value[from] } as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => relabelled(one, from, to)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, relabelled(one, from, to)])) as Value;
}

function itemAs({ key, ...item }: Item, read: ReadTest, language: Language, subject: string): Item {
  const { body, explanation } = item;
  const texts = { body, ...(explanation === undefined ? {} : { explanation }) };
  const other = language === "en" ? "zh" : "en";
  return { ...item, key, subject, ...(read.language === language ? {} : relabelled(texts, other, language)) };
}

/** A section of the test, made of one or several sections of the file. */
interface JoinedSection extends SectionReading {
  readonly draws: boolean;
}

/** Number of questions of a section that a student gets. */
const servedOf = ({ draw, items }: Pick<SectionReading, "draw" | "items">): number =>
  Math.min(draw ?? items.length, items.length);

/** Joins two sections; the result draws as many questions as both together. */
function join(first: JoinedSection, second: JoinedSection): JoinedSection {
  const directions = [first.directions, second.directions].filter((one) => one !== undefined);
  const limits = [first.timeLimitMs, second.timeLimitMs].filter((one) => one !== undefined);
  const draws = first.draws || second.draws;
  return {
    title: first.title,
    items: [...first.items, ...second.items],
    draws,
    ...(draws ? { draw: servedOf(first) + servedOf(second) } : {}),
    ...(first.shuffle === true || second.shuffle === true ? { shuffle: true } : {}),
    ...(directions.length === 0 ? {} : { directions: directions.join("") }),
    ...(limits.length === 0 ? {} : { timeLimitMs: limits.reduce((sum, limit) => sum + limit, 0) }),
  };
}

/** The sections of the file after renaming and merging, without empty ones. */
export function chosenSections(
  read: ReadTest,
  { sections: chosen = {} }: ImportChoices,
  itemsOf: (section: number) => readonly string[],
): SectionReading[] {
  const list: JoinedSection[] = [];
  for (const [place, section] of read.sections.entries()) {
    const items = itemsOf(place);
    const draws = section.draw !== undefined && section.draw < items.length;
    const own = { ...section, title: chosen[place]?.title ?? section.title, items, draws };
    const last = chosen[place]?.merged === true ? list.pop() : undefined;
    list.push(last === undefined ? own : join(last, own));
  }
  return list.flatMap(({ draws: _draws, ...section }) => (section.items.length === 0 ? [] : [section]));
}

/** The draft of one test of an import; null: none of its questions is imported. */
export function importDraft(
  read: ReadTest,
  choices: ImportChoices,
  given: readonly PlacedItem[],
  { menuId, sourceDigest }: Pick<TestDraft, "menuId" | "sourceDigest">,
): TestDraft | null {
  const idsOf = (place: number) => given.filter(({ section }) => section === place).map(({ item }) => item.item_id);
  const sections = chosenSections(read, choices, idsOf);
  if (sections.length === 0) return null;
  const { subject, ...chosen } = chosenTest(read, choices, sections);
  const byId = new Map(given.map(({ item }) => [item.item_id, itemAs(item, read, chosen.language, subject)] as const));
  const { timeLimitMs, attempts, ...titled } = chosen;
  return {
    menuId,
    family: "custom",
    ...importedDefinition({ ...titled, sections }, subject, { timeLimitMs, attempts }),
    sourceDigest,
    items: sections.flatMap(({ items }) => items.flatMap((itemId) => byId.get(itemId) ?? [])),
  };
}
