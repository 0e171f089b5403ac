import { rounded, wordsOf, type PlainAnswer } from "./plain-question";
import { one, type ReadAgain } from "./read-again";
import { all, first, own, parsed, textIn, type XmlNode } from "./xml-tree";

const materialIn = (node: XmlNode): string =>
  wordsOf(
    all(node, "mattext")
      .map((text) => textIn(text))
      .join(""),
  );
interface Scored {
  readonly test: XmlNode;
  readonly score: number;
  readonly isAdded: boolean;
}

const courseAnswer = (item: XmlNode, kind: string): PlainAnswer | null => {
  const most = Number(first(item, "decvar")?.attribs["maxvalue"] ?? 100);
  const rules = all(item, "respcondition").flatMap((condition): Scored[] => {
    const [test, set] = [own(condition, "conditionvar"), own(condition, "setvar")];
    return test && set
      ? [
          {
            test,
            score: (Number(textIn(set)) / most) * (set.attribs["action"] === "Subtract" ? -1 : 1),
            isAdded: set.attribs["action"] === "Add",
          },
        ]
      : [];
  });
  const labels = all(item, "response_label").map((label) => ({
    id: label.attribs["ident"] ?? "",
    text: materialIn(label),
  }));
  const options = labels.map(({ text }) => text);
  const equals = rules.flatMap(({ test, score }) =>
    all(test, "varequal").map((equal) => ({ value: textIn(equal), score, equal })),
  );
  const isDenied = (equal: XmlNode) => (equal.parent as XmlNode | null)?.name === "not";
  if (/multiple_choice|true_false/.test(kind)) {
    return one(
      options,
      labels.map(({ id }) => equals.find(({ value }) => value === id)?.score ?? 0),
    );
  }
  if (/multiple_answers|multiple_response/.test(kind)) {
    const isWhole = rules.length === 1 && rules[0]?.isAdded === false;
    const shares = labels.map(({ id }) =>
      equals.filter(({ value, equal }) => value === id && !isDenied(equal)).reduce((sum, { score }) => sum + score, 0),
    );
    return { kind: "several", options, shares: shares.map(rounded), isWhole };
  }
  if (/short_answer|fib/.test(kind))
    return {
      kind: "text",
      forms: equals.map(({ value, score }) => [value, rounded(score)]),
      isExact: equals.some(({ equal }) => equal.attribs["case"] === "Yes"),
    };
  if (kind.includes("numerical"))
    return {
      kind: "number",
      intervals: rules.map(({ test, score }) => {
        const ends = ["vargte", "varlte"].map((name) => textIn(first(test, name)));
        const exact = Number(textIn(first(test, "varequal")));
        return [rounded(Number(ends[0] || exact)), rounded(Number(ends[1] || exact)), rounded(score)];
      }),
    };
  if (kind.includes("matching")) {
    const rows = all(item, "response_lid").map((row) => {
      const right = rules
        .flatMap(({ test }) => all(test, "varequal"))
        .find(({ attribs }) => attribs["respident"] === row.attribs["ident"]);
      const own_ = all(row, "response_label").map((label) => ({ id: label.attribs["ident"], text: materialIn(label) }));
      const target = own_.find(({ id }) => id === textIn(right))?.text ?? "?";
      return { pair: [wordsOf(textIn(own(row, "material"))), target] as const, targets: own_.map(({ text }) => text) };
    });
    return {
      kind: "pairs",
      pairs: rows.map(({ pair }) => pair),
      targets: [...new Set(rows.flatMap(({ targets }) => targets))].toSorted(),
    };
  }
  if (kind.includes("ordering"))
    return { kind: "order", order: equals.map(({ value }) => labels.find(({ id }) => id === value)?.text ?? "?") };
  return null;
};

export const readQti1 = (xml: string): ReadAgain[] =>
  all(parsed(xml), "item").map((item) => {
    const fields = new Map(
      all(item, "qtimetadatafield").map((field) => [
        textIn(own(field, "fieldlabel")),
        textIn(own(field, "fieldentry")),
      ]),
    );
    const answer = courseAnswer(item, fields.get("question_type") ?? fields.get("cc_profile") ?? "");
    const presentation = own(item, "presentation");
    const material = presentation && own(presentation, "material");
    return answer && { stem: wordsOf(textIn(material)), points: Number(fields.get("points_possible") ?? 1), answer };
  });
