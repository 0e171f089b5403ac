import type { FormKey } from "../../../contract/item/credit";
import type { InteractionOf, KeyOf } from "../../../contract/item/item";
import { formShares } from "../form-shares";
import { furtherValues } from "../further-values";
import type { QuestionWork } from "../question";
import { asBlocks } from "../xhtml";
import { xmlElement, escapedXmlText } from "../xml";
import { writeIsWithin } from "./number-tests";
import {
  baseValue,
  byMapping,
  condition,
  declaration,
  mapping,
  processing,
  response,
  scoreVariable,
  variable,
  type WrittenInteraction,
} from "./parts";

/** The declaration of a typed response whose mapping gives each form its share of a score. */
export const formsDeclaration = (
  identifier: string,
  key: FormKey,
  full: number,
  bounds: { readonly lower?: number; readonly upper?: number } = {},
): string => {
  const shares = formShares(key);
  const entries = shares.map(([form, share]) => ({
    key: form,
    value: share * full,
    caseSensitive: key.case_sensitive,
  }));
  const right = shares.slice(0, 1).map(([form]) => form);
  return declaration(identifier, { cardinality: "single", baseType: "string" }, right, mapping(entries, bounds));
};

/** A field to type in; `asked`: the interaction type, if QTI's interaction stands for two types. */
export const textField = (identifier: string, length: number, asked?: "gaps"): string =>
  xmlElement("qti-text-entry-interaction", {
    "response-identifier": identifier,
    "expected-length": length,
    "data-interaction": asked,
  });

const fieldBelow = (work: QuestionWork, length: number, unit = ""): string =>
  asBlocks(work.xhtml(work.item.body.stem)) + xmlElement("div", {}, textField(response, length) + unit);

export const textEntry = (
  work: QuestionWork,
  { max_length: length }: InteractionOf<"text_entry">,
  key: KeyOf<"text_entry">,
): WrittenInteraction => {
  const { lowest = 0, credit } = key;
  const { points } = work.item;
  const bounds = credit === undefined ? {} : { lower: lowest * points, upper: points };
  return {
    declarations: formsDeclaration(response, key, points, bounds),
    body: fieldBelow(work, length),
    processing: byMapping(),
  };
};

/** A longer answer, with the guide for whoever marks it. */
export const extendedText = (
  work: QuestionWork,
  { max_length: most, expected_lines: lines, format }: InteractionOf<"extended_text">,
  { guide }: KeyOf<"extended_text">,
): WrittenInteraction => ({
  declarations: xmlElement("qti-response-declaration", {
    identifier: response,
    cardinality: "single",
    "base-type": "string",
  }),
  body:
    asBlocks(work.xhtml(work.item.body.stem)) +
    xmlElement("qti-extended-text-interaction", {
      "response-identifier": response,
      "expected-lines": lines,
      format,
      "data-max-length": most,
    }) +
    (guide === undefined
      ? ""
      : xmlElement(
          "qti-rubric-block",
          { use: "scoring", view: "scorer" },
          xmlElement("qti-content-body", {}, work.xhtml(guide)),
        )),
  processing: "",
  marker: "human",
});

export const numericEntry = (
  work: QuestionWork,
  { max_length: length, unit }: InteractionOf<"numeric_entry">,
  key: KeyOf<"numeric_entry">,
): WrittenInteraction => {
  const { points } = work.item;
  const { lowest = 0, also = [] } = key;
  const others = [...furtherValues(work, key, unit), ...also].map((interval) => ({
    ...interval,
    credit: Math.max(lowest, interval.credit),
  }));
  const branches = [{ ...key, credit: 1 }, ...others].map(
    (interval, place) =>
      [writeIsWithin(response, interval, place === 0), scoreVariable(interval.credit * points)] as const,
  );
  if (unit !== undefined) work.changes.add("unitInText");
  return {
    declarations: declaration(response, { cardinality: "single", baseType: "float" }, [String(key.value)]),
    body: fieldBelow(work, length, unit === undefined ? "" : ` ${escapedXmlText(work.text(unit))}`),
    processing: processing(condition(branches, scoreVariable(0))),
  };
};

/** XML of the test whether a typed text is one of several forms. */
export const isForm = (identifier: string, forms: readonly string[], caseSensitive: boolean): string => {
  const tests = forms.map((form) =>
    xmlElement("qti-string-match", { "case-sensitive": caseSensitive }, [
      variable(identifier),
      baseValue("string", form),
    ]),
  );
  return tests.length === 1 ? tests.join("") : xmlElement("qti-or", {}, tests);
};
