import type { FormRecord, TextRecord } from "../../record";
import { Refusal } from "../../refusal";
import type { XmlElement } from "../../xml";
import { countIn } from "../attributes";
import { inOtherCapitals, textClasses } from "../processing/answer-classes";
import type { ResponseUsage } from "../processing/usage";
import type { QtiValue } from "../processing/value";
import type { ResponseDeclaration } from "../response-declaration";
import { choicesMark, type AnswerPart, type ItemScope } from "./interaction";

const blank = '<span style="border-bottom:1px solid;padding:0 2em">\u00a0</span>';
/** The field of a typed answer: a blank within a sentence, or below the text if it stands apart. */
export const typedField = { html: blank, alone: choicesMark };

interface Forms {
  readonly forms: readonly FormRecord[];
  readonly caseSensitive: boolean;
  /** No form has letters with an upper and a lower case. */
  readonly withoutCapitals: boolean;
}

/**
 * Whether capitals count, by comparing the shares of each form and of the same form in other capitals; null: undecided.
 * Throws Refusal if the forms differ in this.
 */
const sensitivityOf = (forms: readonly string[], shareOf: (form: string) => number): boolean | null => {
  const listed = new Set(forms);
  const found = new Set(
    forms.flatMap((form) => {
      const other = inOtherCapitals(form);
      return other === form || listed.has(other) || shareOf(form) === 0 ? [] : [shareOf(form) !== shareOf(other)];
    }),
  );
  if (found.size > 1) throw new Refusal("caseMixed");
  return [...found][0] ?? null;
};

/**
 * The forms of a mapping that the rules do not use, since they compare with the key only: these forms are accepted too.
 */
const unusedForms = ({ mapping }: ResponseDeclaration, usage: ResponseUsage): Forms | null => {
  const entries = (mapping?.entries ?? []).filter(({ points, key }) => points > 0 && key.trim() !== "");
  if (usage.mapped || usage.capitalsNamed || entries.length === 0) return null;
  if (new Set(entries.map(({ points }) => points)).size > 1) throw new Refusal("partialCredit");
  const sensitive = new Set(entries.map(({ caseSensitive }) => caseSensitive));
  if (sensitive.size > 1) throw new Refusal("caseMixed");
  return {
    forms: entries.map(({ key }) => ({ text: key.trim(), share: 1 })),
    caseSensitive: !sensitive.has(false),
    withoutCapitals: false,
  };
};

const formsFrom = (
  classes: ReturnType<typeof textClasses>,
  usage: ResponseUsage,
  shares: readonly number[],
  scope: ItemScope,
): Forms => {
  const byText = new Map<QtiValue, number>(classes.values.map((value, index) => [value, shares[index] ?? 0]));
  const shareOf = (form: string): number => byText.get(form) ?? 0;
  if ((shares[1] ?? 0) !== 0) throw new Refusal("otherAnswersEarn");
  const sensitive = sensitivityOf(classes.forms, shareOf);
  const forms = classes.forms.map((text) => ({ text, share: shareOf(text) })).filter(({ share }) => share !== 0);
  const more = unusedForms(classes.response, usage);
  const withoutCapitals = forms.every(({ text }) => inOtherCapitals(text) === text);
  if (!more) return { forms, caseSensitive: sensitive ?? true, withoutCapitals };
  const known = new Set(forms.map(({ text }) => (more.caseSensitive ? text : text.toLowerCase())));
  const added = more.forms.filter(({ text }) => !known.has(more.caseSensitive ? text : text.toLowerCase()));
  if (added.length > 0 || (!more.caseSensitive && !scope.program.assumed)) scope.notes.add("mappingRead");
  return { ...more, forms: [...forms, ...added] };
};

/** A typed text as a part of an answer. */
export const textPart = (element: XmlElement, response: ResponseDeclaration, scope: ItemScope): AnswerPart => {
  const usage = scope.program.usageOf(response.identifier);
  const classes = textClasses(response, usage);
  if (classes.forms.length === 0) {
    const named = response.correct.some((form) => form !== "");
    throw named ? new Refusal("gapWithoutKey", response.identifier.slice(0, 60)) : new Refusal("keyMissing");
  }
  if (!usage.mapped && response.correct.length > 1) scope.notes.add("severalCorrectForms");
  const length = countIn(element, "expectedLength", 0);
  const recordOf = (shares: readonly number[]): Omit<TextRecord, "kind"> & Pick<Forms, "withoutCapitals"> => ({
    ...formsFrom(classes, usage, shares, scope),
    ...(length > 0 ? { length } : {}),
  });
  return {
    element,
    classes,
    prompt: "",
    field: typedField,
    capitalsUnnamed: !usage.mapped && !usage.capitalsNamed && (response.mapping?.entries ?? []).length === 0,
    asked: (shares) => {
      const { withoutCapitals: _, ...record } = recordOf(shares);
      return { kind: "text_entry", ...record };
    },
    content: (shares) => {
      const { withoutCapitals, ...record } = recordOf(shares);
      return { kind: "text", ...record, ...(withoutCapitals ? { caseSensitive: false } : {}) };
    },
  };
};
