import type { ImportChoices } from "../../../contract/importing/importing";
import type { Language } from "../../../contract/item/content";
import type { SectionReading } from "../../../items/import/report";
import type { ReadTest } from "../../db/shapes";
import { importedTimeLimit } from "./imported-definition";

const usualSubject = "general";
const usualAttempts = 1;

/** The facts about a test after the choices have been applied. */
export interface ChosenTest {
  readonly title: string;
  readonly language: Language;
  readonly subject: string;
  /** null: no limit. */
  readonly timeLimitMs: number | null;
  /** null: no limit. */
  readonly attempts: number | null;
}

/** Applies the choices to a test; `sections` are those after the choices, with the ids of their questions. */
export function chosenTest(read: ReadTest, choices: ImportChoices, sections: readonly SectionReading[]): ChosenTest {
  const { timeLimitMs } = read;
  const said = importedTimeLimit({ sections, ...(timeLimitMs === undefined ? {} : { timeLimitMs }) });
  const attempts = read.attempts === undefined ? usualAttempts : read.attempts;
  return {
    title: choices.title ?? read.title,
    language: choices.language ?? read.language,
    subject: choices.subject ?? usualSubject,
    timeLimitMs: choices.time_limit_ms === undefined ? said : choices.time_limit_ms,
    attempts: choices.attempts === undefined ? attempts : choices.attempts,
  };
}
