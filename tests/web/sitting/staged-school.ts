import type { Attempt } from "../../../src/contract/attempt/attempt";
import type { SectionInfo } from "../../../src/contract/tests";
import type { Book, Stage } from "./book";
import { choice, fixed, listed, minute, section } from "./school";

/** The duration of each section and of the break, in ms. */
export const lasting = 10 * minute;

interface Standing {
  readonly family: "cat" | "sat";
  readonly section: Stage;
  readonly isHeld: boolean;
  readonly isDirected?: boolean;
}

const timed = (stage: Stage, items: number, en: string): SectionInfo => ({
  ...section(stage, items, en),
  time_limit_ms: lasting,
});

const sectionsOf = ({ family, isHeld, isDirected = false }: Standing): SectionInfo[] => {
  const directed = isDirected ? { directions: { en: "<p>Choose one.</p>" } } : {};
  const held = isHeld ? { held: true } : {};
  return [
    ...(family === "cat" ? [{ ...section("p1", 3, "Practice"), kind: "practice" as const }] : []),
    { ...timed("s1", 3, "One"), ...held, ...directed },
    { ...section("b1", 0, "Break"), kind: "break", rest_ms: lasting, ...held },
    { ...timed("s2", 1, "Two"), ...held },
  ];
};

const key = { type: "single_choice" as const, option_id: "B" };
const taught = {
  key,
  explanation: { en: "It is the lighter." },
  mistakes: [{ option_id: "A", sentence: { en: "The heavier one was taken." } }],
};
const practice = {
  stage: "p1",
  title: { en: "Practice" },
  exercise_item: ["w1", "w2", "w3"].map((id) => ({ ...listed(choice(id)), taught })),
};

/** A staged test; its sections up to the current one exist. */
export const staged = (standing: Standing, changes: Partial<Attempt> = {}): Attempt => {
  const all = sectionsOf(standing);
  const opened = all.slice(0, all.findIndex(({ stage }) => stage === standing.section) + 1).map(({ stage }) => stage);
  const { exercise_list, exam_info } = fixed();
  return fixed({
    family: standing.family,
    exam_info: standing.family === "sat" ? { ...exam_info, type: 2, extract_question_logic: 1 } : exam_info,
    stage: standing.section,
    stage_started_at: Date.now(),
    sections: all,
    exercise_list: [practice, ...exercise_list].filter(({ stage }) => opened.includes(stage)),
    ...changes,
  });
};

/** The deadlines of the test and of the current section; only the student ends a break. */
export const limitsIn = ({ kind, section: stage, deadline }: Book): Pick<Attempt, "deadline" | "stage_deadline"> =>
  kind === "fixed" || kind === "adaptive"
    ? { deadline, stage_deadline: null }
    : { deadline: null, stage_deadline: stage === "b1" ? null : deadline };
