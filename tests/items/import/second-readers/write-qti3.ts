import type { PackedFile } from "../archive";
import type { PlainAnswer, PlainQuestion } from "./plain-question";

const xml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const templates = "https://purl.imsglobal.org/spec/qti/v3p0/rptemplates";
const byTemplate = (name: string) => `<qti-response-processing template="${templates}/${name}.xml"/>`;
const declared = (baseType: string, cardinality: string, values: readonly string[], more = "") =>
  `<qti-response-declaration identifier="RESPONSE" base-type="${baseType}" cardinality="${cardinality}">` +
  `<qti-correct-response>${values.map((value) => `<qti-value>${xml(value)}</qti-value>`).join("")}` +
  `</qti-correct-response>${more}</qti-response-declaration>`;
const mapped = (entries: readonly (readonly [key: string, points: number])[], attributes = "", each = "") =>
  `<qti-mapping default-value="0" ${attributes}>${entries
    .map(([key, points]) => `<qti-map-entry map-key="${xml(key)}" mapped-value="${points}" ${each}/>`)
    .join("")}</qti-mapping>`;
const set = (points: number) =>
  '<qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">' +
  `${points}</qti-base-value></qti-set-outcome-value>`;
const scoredWhen = (test: string, points: number) =>
  "<qti-response-processing><qti-response-condition><qti-response-if>" +
  `${test}${set(points)}</qti-response-if></qti-response-condition></qti-response-processing>`;
const isRight = '<qti-match><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-match>';
const bound = 'response-identifier="RESPONSE"';
const name = (index: number) => `c${index}`;
const choices = (texts: readonly string[], element = "qti-simple-choice", more = "") =>
  texts.map((text, index) => `<${element} identifier="${name(index)}"${more}>${xml(text)}</${element}>`).join("");

interface Written {
  readonly declaration: string;
  readonly asked: string;
  readonly scoring: string;
}

const choice = (answer: Extract<PlainAnswer, { kind: "one" | "several" }>, points: number): Written => {
  const right = answer.shares.flatMap((share, index) =>
    share > 0 && (answer.kind === "several" || share === 1) ? [name(index)] : [],
  );
  const cardinality = answer.kind === "one" ? "single" : "multiple";
  const asked =
    `<qti-choice-interaction ${bound} shuffle="false" max-choices="${answer.kind === "one" ? 1 : 0}">` +
    `${choices(answer.options)}</qti-choice-interaction>`;
  if (answer.kind === "several" && answer.isWhole)
    return { declaration: declared("identifier", cardinality, right), asked, scoring: scoredWhen(isRight, points) };
  const each = answer.kind === "one" ? points : points / right.length;
  const entries = answer.shares.map(
    (share, index) => [name(index), share > 0 && right.includes(name(index)) ? each : share * points] as const,
  );
  return {
    declaration: declared(
      "identifier",
      cardinality,
      right,
      mapped(entries, `upper-bound="${points}"${answer.kind === "several" ? ' lower-bound="0"' : ""}`),
    ),
    asked,
    scoring: byTemplate("map_response"),
  };
};

const written = (answer: PlainAnswer, points: number): Written => {
  switch (answer.kind) {
    case "one":
    case "several":
      return choice(answer, points);
    case "text":
      return {
        declaration: declared(
          "string",
          "single",
          answer.forms.slice(0, 1).map(([form]) => form),
          mapped(
            answer.forms.map(([form, share]) => [form, share * points]),
            "",
            `case-sensitive="${answer.isExact}"`,
          ),
        ),
        asked: `<p><qti-text-entry-interaction ${bound}/></p>`,
        scoring: byTemplate("map_response"),
      };
    case "number": {
      const [[low, high] = [0, 0]] = answer.intervals;
      const [value, tolerance] = [(low + high) / 2, (high - low) / 2].map((one) => Number(one.toFixed(6)));
      return {
        declaration: declared("float", "single", [String(value)]),
        asked: `<p><qti-text-entry-interaction ${bound}/></p>`,
        scoring: scoredWhen(
          `<qti-equal tolerance-mode="absolute" tolerance="${tolerance}"><qti-variable identifier="RESPONSE"/>` +
            '<qti-correct identifier="RESPONSE"/></qti-equal>',
          points,
        ),
      };
    }
    case "pairs": {
      const sources = answer.pairs.map(([source]) => source);
      const pairs = answer.pairs.map(([, target], index) => `s${index} ${name(answer.targets.indexOf(target))}`);
      const rows = sources.map(
        (text, index) =>
          `<qti-simple-associable-choice identifier="s${index}" ` +
          `match-max="1">${xml(text)}</qti-simple-associable-choice>`,
      );
      return {
        declaration: declared("directedPair", "multiple", pairs),
        asked:
          `<qti-match-interaction ${bound} shuffle="false" max-associations="0">` +
          `<qti-simple-match-set>${rows.join("")}</qti-simple-match-set><qti-simple-match-set>` +
          `${choices(answer.targets, "qti-simple-associable-choice", ' match-max="0"')}</qti-simple-match-set>` +
          "</qti-match-interaction>",
        scoring: scoredWhen(isRight, points),
      };
    }
    case "order": {
      const sorted = answer.order.toSorted();
      return {
        declaration: declared(
          "identifier",
          "ordered",
          answer.order.map((text) => name(sorted.indexOf(text))),
        ),
        asked: `<qti-order-interaction ${bound} shuffle="false">${choices(sorted)}</qti-order-interaction>`,
        scoring: scoredWhen(isRight, points),
      };
    }
  }
};

const itemOf = ({ stem, points, answer }: PlainQuestion, index: number): string => {
  const { declaration, asked, scoring } = written(answer, points);
  return (
    '<?xml version="1.0" encoding="UTF-8"?><qti-assessment-item ' +
    'xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" ' +
    `identifier="q${index}" title="q${index}" adaptive="false" time-dependent="false">${declaration}` +
    '<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>' +
    `<qti-item-body><p>${xml(stem)}</p>${asked}</qti-item-body>${scoring}</qti-assessment-item>`
  );
};

/** A package of QTI 3 with a file for each question. */
export const writeQti3 = (questions: readonly PlainQuestion[]): PackedFile[] => [
  {
    name: "imsmanifest.xml",
    data:
      '<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="m"><resources>' +
      `${questions
        .map((_, index) => `<resource identifier="r${index}" type="imsqti_item_xmlv3p0" href="q${index}.xml"/>`)
        .join("")}</resources></manifest>`,
  },
  ...questions.map((question, index) => ({ name: `q${index}.xml`, data: itemOf(question, index) })),
];
