import { numberIn } from "../numbers";
import { oneLine } from "../one-line";
import type { TestHeader } from "../record";
import { childElements, parseXml, xmlText } from "../xml";
import { isBlankMaterial } from "./material";
import { type Fields } from "./metadata";

/** The settings of a quiz. */
export interface Settings {
  readonly header: Partial<TestHeader>;
  readonly shuffle: boolean;
  readonly survey: boolean;
  /** Settings that cannot be imported, as `name: value`. */
  readonly left: readonly string[];
}

const minutes = (written: string | undefined): { readonly timeLimitMs?: number } => {
  const value = numberIn(written ?? "") ?? 0;
  return value > 0 && value <= 1_000_000 ? { timeLimitMs: Math.round(value * 60_000) } : {};
};

const attempts = (written: string | undefined): { readonly attempts?: number | null } => {
  if (/^(?:unlimited|-1)$/i.test(written ?? "")) return { attempts: null };
  const value = numberIn(written ?? "") ?? 0;
  return Number.isInteger(value) && value > 0 && value <= 1_000 ? { attempts: value } : {};
};

const durationPattern =
  /^P(?:(\d{1,4})Y)?(?:(\d{1,4})M)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,7})(?:\.\d{1,9})?S)?)?$/i;

/** A duration such as `PT30M` in milliseconds; null: none, or one of months and years. */
export const durationMs = (written: string): number | null => {
  const found = durationPattern.exec(written.trim());
  if (!found || Number(found[1] ?? 0) > 0 || Number(found[2] ?? 0) > 0) return null;
  const [days, hours, mins, seconds] = [found[3], found[4], found[5], found[6]].map((part) => Number(part ?? 0));
  const sum = (((days ?? 0) * 24 + (hours ?? 0)) * 60 + (mins ?? 0)) * 60 + (seconds ?? 0);
  return sum > 0 ? sum * 1_000 : null;
};

/** Fields that do not concern seeing, answering or scoring. */
const silent = new Set([
  "cc_profile",
  "qmd_assessmenttype",
  "qmd_scoretype",
  "cc_maxattempts",
  "qmd_timelimit",
  "bank_title",
  "bank_type",
  "bank_state",
  "bank_context_uuid",
  "qmd_absolutescore",
  "qmd_absolutescore_max",
  "qmd_absolutescore_min",
  "qmd_weighting",
  "qmd_itemtype",
  "qmd_levelofdifficulty",
  "qmd_maximumscore",
  "qmd_numberofitems",
  "qmd_renderingtype",
  "qmd_responsetype",
  "qmd_status",
  "qmd_typeofsolution",
  "qmd_title",
  "qmd_instructornotes",
  "external_assignment_id",
]);
const neutral = /^(?:|no|none|false|0|0\.0|n|-1\.0)$/i;
const isSilent = (name: string): boolean => silent.has(name) || name.startsWith("bbmd_");

/** The settings in the metadata of a test. */
export const settingsOf = (fields: Fields): Settings => ({
  header: {
    ...(oneLine(fields.get("bank_title")) === null ? {} : { title: oneLine(fields.get("bank_title")) }),
    ...minutes(fields.get("qmd_timelimit")),
    ...attempts(fields.get("cc_maxattempts")),
  },
  shuffle: false,
  survey: /survey/i.test(`${fields.get("qmd_assessmenttype") ?? ""} ${fields.get("bbmd_assessmenttype") ?? ""}`),
  left: [...fields].flatMap(([name, value]) =>
    isSilent(name) || neutral.test(value) ? [] : [`${name}: ${value.slice(0, 60)}`],
  ),
});

/** Elements of a quiz's settings file that are read elsewhere, or do not concern seeing, answering or scoring. */
const readOrIdle = new Set([
  "title",
  "description",
  "time_limit",
  "allowed_attempts",
  "shuffle_answers",
  "quiz_type",
  "points_possible",
  "available",
  "could_be_locked",
  "module_locked",
  "assignment_group_identifierref",
  "assignment",
  "workflow_state",
]);
const usual: Readonly<Record<string, string>> = {
  show_correct_answers: "true",
  scoring_policy: "keep_highest",
};

/** Reads the file in which a course system stores the settings of a quiz. Throws ImportFault. */
export const readQuizFile = (bytes: Buffer, file: string): Settings => {
  const fields = new Map(childElements(parseXml(bytes, file)).map((child) => [child.name, xmlText(child).trim()]));
  const title = oneLine(fields.get("title"));
  const description = fields.get("description") ?? "";
  const survey = /survey/i.test(fields.get("quiz_type") ?? "");
  return {
    header: {
      ...(title === null ? {} : { title }),
      ...(isBlankMaterial(description) ? {} : { directions: { html: description } }),
      ...minutes(fields.get("time_limit")),
      ...attempts(fields.get("allowed_attempts")),
    },
    shuffle: fields.get("shuffle_answers") === "true",
    survey,
    left: [...fields].flatMap(([name, value]) =>
      readOrIdle.has(name) || neutral.test(value) || (Object.hasOwn(usual, name) && usual[name] === value)
        ? []
        : [`${name}: ${value.slice(0, 60)}`],
    ),
  };
};
