import { deliveryOf, families, type FamilyRecord } from "../../../contract/families";
import { counts } from "../../attempts/sections";
import { deliveryRulesOf } from "../../delivery/rules";
import { familyRules } from "../../families/rules";
import type { TestDraft } from "./draft";
import { placeItems } from "./place-items";

type Check = (draft: TestDraft, record: FamilyRecord) => string | null;

const nameOf = ({ title }: FamilyRecord): string => title.en ?? title.zh ?? "";

const firstOutside = (wanted: readonly string[], allowed: readonly string[]): string | undefined =>
  wanted.find((one) => !allowed.includes(one));

/** Checks the stages of a test; "finished" is reserved as the stage of finished attempts. */
const sections: Check = ({ definition }) => {
  const stages = definition.sections.map(({ stage }) => stage);
  if (stages.length === 0) return "it has no section";
  if (stages.includes("finished")) return 'no section may be called "finished"';
  const twice = stages.find((stage, place) => stages.indexOf(stage) !== place);
  return twice === undefined ? null : `two of its sections are called "${twice}"`;
};

const delivery: Check = ({ family, definition }, record) =>
  deliveryOf(family, definition.exam_info).isAvailable
    ? null
    : `the family ${nameOf(record)} cannot be delivered with this exam_info`;

const modes: Check = ({ definition }, record) => {
  const unknown = firstOutside(
    definition.modes.map(({ mode }) => mode),
    record.modes,
  );
  return unknown === undefined
    ? null
    : `the family ${nameOf(record)} knows the modes ${record.modes.join(", ")}, and not "${unknown}"`;
};

const sectionTools: Check = ({ definition }, record) => {
  const unknown = firstOutside(
    definition.sections.flatMap((section) => section.tools),
    record.tools,
  );
  return unknown === undefined ? null : `the family ${nameOf(record)} does not offer the tool "${unknown}"`;
};

/** The number of items that belong to each section, by stage. */
function placedIn(draft: TestDraft): ReadonlyMap<string, number> {
  const placed = new Map<string, number>();
  for (const { stage } of placeItems(draft)) placed.set(stage, (placed.get(stage) ?? 0) + 1);
  return placed;
}

const isFixed = ({ family, definition }: TestDraft): boolean =>
  deliveryOf(family, definition.exam_info).engine === "fixedSections";

/** Checks that the sections of `sectionItems` exist and that each item belongs to exactly one of them. */
const sectionItems: Check = (draft) => {
  const { definition, items, sectionItems: given } = draft;
  if (given === undefined) return null;
  if (!isFixed(draft)) return "its items are chosen by the answers, so that no section has items of its own";
  const stage = firstOutside(
    Object.keys(given),
    definition.sections.map((section) => section.stage),
  );
  if (stage !== undefined) return `it has items for a section "${stage}", which it does not have`;
  const left = new Set(items.map(({ item_id }) => item_id));
  const there = new Set(left);
  for (const itemId of Object.values(given).flat())
    if (!left.delete(itemId))
      return there.has(itemId)
        ? `its item ${itemId} belongs to two sections, or twice to one`
        : `its item ${itemId} is not among those given`;
  const [first] = left;
  return first === undefined ? null : `its item ${first} belongs to no section`;
};

/** Checks that rules for drawing exist only for sections of the test, which serves all its items at the start. */
const sectionRules: Check = (draft) => {
  const {
    definition: { sections: parts, section_rules: rules },
    sectionItems: given,
  } = draft;
  if (rules === undefined) return null;
  if (!isFixed(draft)) return "its items are chosen by the answers, so that no section of it can draw or shuffle them";
  const stage = firstOutside(
    Object.keys(rules),
    parts.map((section) => section.stage),
  );
  if (stage !== undefined) return `it has rules for a section "${stage}", which it does not have`;
  const draws = Object.values(rules).some(({ draw }) => draw !== undefined);
  return draws && parts.length > 1 && given === undefined
    ? "its sections draw from their items, and it does not say which items belong to which"
    : null;
};

const itemCounts: Check = (draft) => {
  const { definition, items } = draft;
  const { sections: parts, exam_info: info } = definition;
  const sum = parts.filter(counts).reduce((count, section) => count + section.items, 0);
  return sum === info.extract_question_number
    ? deliveryRulesOf(draft).faultOf(definition, items.length, placedIn(draft))
    : `its sections add up to ${sum} items and its exam_info says ${info.extract_question_number}`;
};

const formItems: Check = ({ definition: { forms = [], practice = {} }, items }) => {
  const there = new Set(items.map(({ item_id }) => item_id));
  const missing = [...forms.flatMap((form) => form.items), ...Object.values(practice).flat()].find(
    (itemId) => !there.has(itemId),
  );
  return missing === undefined ? null : `its item ${missing} is not among those given`;
};

const sectionAreas: Check = ({ definition: { sections: parts, section_areas: areas }, items }) => {
  if (areas === undefined) return null;
  const stray = items.find(({ area }) => !Object.values(areas).includes(area));
  if (stray !== undefined) return `no section draws from the area "${stray.area}"`;
  const thin = parts.find(
    ({ stage, items: wanted }) => items.filter(({ area }) => area === areas[stage]).length < wanted,
  );
  return thin === undefined ? null : `the area of its section "${thin.stage}" has fewer than ${thin.items} items`;
};

const norms: Check = (draft, record) => {
  const { family, definition, items } = draft;
  const { subject } = definition;
  const known = familyRules[family].norms?.subjects;
  if (known === undefined) {
    if (!deliveryRulesOf(draft).needsNorm) return null;
    const unknown = items.filter(({ irt }) => irt === undefined).length;
    return unknown === 0 ? null : `its items are chosen by their difficulty, and ${unknown} of them have none`;
  }
  if (known.includes(subject)) return null;
  return `the family ${nameOf(record)} has norms for ${known.join(", ")}, and not for "${subject}"`;
};

/** Checks that answers that a person marks stand only where nothing depends on a score at once. */
const markedByPerson: Check = (draft, record) => {
  const { family, definition, items } = draft;
  const written = items.filter(({ body }) => body.interaction.type === "extended_text");
  const [first] = written;
  if (first === undefined) return null;
  if (family !== "custom")
    return `the family ${nameOf(record)} scores at once, and a person marks its item ${first.item_id}`;
  if (!isFixed(draft)) return `its items are chosen by the answers, and a person marks its item ${first.item_id}`;
  const unscored = new Set(definition.sections.filter((section) => !counts(section)).map(({ stage }) => stage));
  const placed = new Map(placeItems(draft).map(({ itemId, stage }) => [itemId, stage]));
  const stray = written.find(({ item_id }) => unscored.has(placed.get(item_id) ?? ""));
  return stray === undefined ? null : `a section without scores has the item ${stray.item_id}, which a person marks`;
};

const checks: readonly Check[] = [
  markedByPerson,
  sections,
  delivery,
  modes,
  sectionTools,
  sectionItems,
  sectionRules,
  itemCounts,
  formItems,
  sectionAreas,
  norms,
];

/** The first fault of a test by the record and rules of its family, as one sentence; null: none. */
export function faultOfDraft(draft: TestDraft): string | null {
  for (const check of checks) {
    const fault = check(draft, families[draft.family]);
    if (fault !== null) return fault;
  }
  return null;
}
