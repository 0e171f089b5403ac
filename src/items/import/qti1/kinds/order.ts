import { mixedOptions } from "../../answers/mixed";
import { Refusal } from "../../refusal";
import { checkLabels, onlyResponse, type Question, type Qti1Reading } from "../question";
import { fullScore } from "../shares";
import { stemAbove } from "../stem";
import { shuffles } from "./choice";

/** Reads an ordering question with one right order of all options. Throws Refusal. */
export const readOrder = (question: Question): Qti1Reading => {
  const response = onlyResponse(question);
  checkLabels(response);
  if (question.partial === true) throw new Refusal("partialCredit");
  const rules = question.scoring.rules.filter(({ steps }) => steps.some(({ value }) => value !== 0));
  const [rule, ...others] = rules;
  if (!rule) throw new Refusal("keyMissing");
  if (others.length > 0) throw new Refusal("partialCredit");
  if (rule.test.test !== "and" && rule.test.test !== "list") throw new Refusal("orderKeyIncomplete");
  const order = rule.test.of.map((test) => {
    if (test.test !== "equal") throw new Refusal("processingUnsupported", test.test);
    return test.value;
  });
  const idents = response.labels.map(({ ident }) => ident);
  if (order.length !== idents.length || idents.some((ident) => !order.includes(ident)))
    throw new Refusal("orderKeyIncomplete");
  const full = fullScore(question.scoring, rule.steps.at(-1)?.value ?? 0);
  const options = response.labels.map(({ ident, content }) => ({ id: ident, content }));
  const right = order.flatMap((ident) => options.find(({ id }) => id === ident) ?? []);
  const shuffled = shuffles(response, question);
  if (shuffled) question.notes.add("shuffledOnce");
  return {
    stem: stemAbove(question),
    asked: {
      kind: "order",
      options: shuffled || order.every((ident, place) => ident === idents[place]) ? mixedOptions(right) : options,
      order,
      marking: "whole",
    },
    full,
  };
};
