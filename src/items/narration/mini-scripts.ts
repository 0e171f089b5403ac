import type { AudioScript } from "../audio/script";
import { miniMathQuestions } from "../mini/maths/bank";
import { miniReadingQuestions } from "../mini/reading/bank";

/** The scripts of MAP Mini: the prompts and options of its banks, each text once. */
export const miniScripts = (): readonly AudioScript[] => {
  const questions = [...miniMathQuestions(), ...miniReadingQuestions()];
  const scripts = questions.flatMap(({ prompt, named }) => [prompt, ...Object.values(named)]);
  return [...new Map(scripts.map((script) => [script.id, script])).values()];
};
