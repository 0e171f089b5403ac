import { families } from "../../../contract/families";
import type { Localized } from "../../../contract/item/content";
import type { DraftTest } from "../../../contract/studio/draft-test";
import type { EditionDifference } from "../../../contract/studio/studio-editions";
import { localized, useLanguage } from "../../i18n/language";
import type { MessageId } from "../../i18n/message-id";
import { useMessage, type Translate } from "../../i18n/use-message";
import { oneLineText } from "../../item/content/plain-text";
import { formatsOf } from "../../ui/format";
import { useCleaner } from "../../ui/markup/cleaner";
import { dayAndTime } from "../../ui/times";

type SettingChange = EditionDifference["settings"][number];

const names: Readonly<Record<string, MessageId>> = {
  title: "assembly.sectionTitle",
  measures: "assembly.measures",
  subject: "import.field.subject",
  time_limit_ms: "import.field.minutes",
  attempts: "import.field.attempts",
  release: "assembly.release",
  late: "assembly.late",
  audience: "assembly.audience",
  directions: "assembly.directions",
  questions: "assembly.questions",
  tools: "assembly.tools",
  shuffle: "assembly.shuffle",
  draw: "assembly.drawn",
};

const releases = ["after_finish", "after_close", "manual", "never"] as const;
const minuteMs = 60_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const sectionNames = (test: DraftTest): ReadonlyMap<string, Localized> =>
  new Map("sections" in test ? test.sections.map(({ stage, title }) => [stage, title] as const) : []);

interface Reading {
  readonly t: Translate;
  readonly language: "zh" | "en";
  readonly plain: (html: string) => string;
}

/** A value of a setting in words. */
const valueWords = (setting: string, value: unknown, { t, language, plain }: Reading): string => {
  if (value === null || value === undefined) return t("assembly.notSet");
  if (typeof value === "boolean") return t(value ? "assembly.yes" : "assembly.no");
  if (typeof value === "number")
    return formatsOf(language).points(setting === "time_limit_ms" ? value / minuteMs : value);
  if (setting === "late" && (value === "hold" || value === "accept")) return t(`assembly.late.${value}`);
  if (setting === "audience" && (value === "everyone" || value === "given")) return t(`assembly.audience.${value}`);
  if (setting === "tools" && Array.isArray(value)) {
    const chosen = families.custom.tools.filter((tool) => value.includes(tool));
    return chosen.length === 0
      ? t("assembly.notSet")
      : formatsOf(language).list(chosen.map((tool) => t(`tool.${tool}`)));
  }
  if (!isRecord(value)) return typeof value === "string" ? value : JSON.stringify(value);
  const when = releases.find((one) => one === value["when"]);
  if (when !== undefined) {
    const { at } = value;
    return typeof at === "number" ? dayAndTime(at, language) : t(`assembly.release.${when}`);
  }
  const { zh, en } = value;
  const words = { ...(typeof zh === "string" ? { zh } : {}), ...(typeof en === "string" ? { en } : {}) };
  return plain(localized(words, language));
};

/** Gives what changed in a setting as a sentence. */
export function useSettingWords(test: DraftTest): (change: SettingChange) => string {
  const t = useMessage();
  const language = useLanguage();
  const cleaner = useCleaner();
  const sections = sectionNames(test);
  const reading: Reading = { t, language, plain: (html) => oneLineText(cleaner, html) || html };
  return ({ setting, stage, from, to }) => {
    const name = names[setting];
    const words = {
      name: name === undefined ? setting : t(name),
      from: valueWords(setting, from, reading),
      to: valueWords(setting, to, reading),
    };
    if (stage === undefined) return t("assembly.settingChanged", words);
    const section = localized(sections.get(stage) ?? {}, language) || stage;
    return t("assembly.settingChangedIn", { ...words, section });
  };
}
