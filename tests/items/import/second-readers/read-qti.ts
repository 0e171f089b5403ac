import { rounded, type PlainAnswer } from "./plain-question";
import { one, type ReadAgain } from "./read-again";
import { all, childrenOf, first, parsed, textIn, type XmlNode } from "./xml-tree";

/** The words of an element. */
const shownIn = (element: XmlNode | undefined): string => textIn(element).replace(/\s+/g, " ").trim();

/** A common form of names in QTI 3 and QTI 2: without prefix and hyphens. */
const plainNames = (xml: string): string =>
  xml
    .replace(/(<\/?)qti-([a-z-]+)/g, (_, open: string, name: string) => open + name.replaceAll("-", "").toLowerCase())
    .replace(/(<\/?)([a-z]+[A-Z]\w*)/g, (_, open: string, name: string) => open + name.toLowerCase())
    .replace(/\s([a-zA-Z]+(?:-[a-z]+)*)(?==")/g, (found, name: string) =>
      found.replace(name, name.replaceAll("-", "").toLowerCase()),
    );

const qtiAnswer = (item: XmlNode): readonly [answer: PlainAnswer, points: number] | null => {
  const declaration = first(item, "responsedeclaration");
  if (!declaration || all(item, "responsedeclaration").length > 1) return null;
  const correct = first(declaration, "correctresponse");
  const key = correct ? all(correct, "value").map((value) => textIn(value).trim()) : [];
  const mapping = first(declaration, "mapping");
  const isMapped = (first(item, "responseprocessing")?.attribs["template"] ?? "").includes("map_response");
  const entries = (mapping ? all(mapping, "mapentry") : []).map(({ attribs }) => ({
    key: attribs["mapkey"] ?? "",
    points: Number(attribs["mappedvalue"]),
    isExact: attribs["casesensitive"] !== "false",
  }));
  const set = all(item, "setoutcomevalue").map((one_) => Number(textIn(first(one_, "basevalue")) || 1));
  const points = isMapped || set.length === 0 ? 1 : Math.max(...set);
  if (all(item, "responsecondition").length > 1 || all(item, "responseelseif").length > 0) return null;
  if (first(item, "equalrounded")) return null;
  const labels = (name: string) =>
    all(item, name).map((label) => ({ id: label.attribs["identifier"] ?? "", text: shownIn(label) }));
  const named = (list: readonly { readonly id: string; readonly text: string }[], id: string) =>
    list.find((label) => label.id === id)?.text ?? "?";
  const best = Math.max(...entries.map((entry) => entry.points));
  const sum = entries.reduce((total, entry) => total + Math.max(0, entry.points), 0);
  if (first(item, "choiceinteraction")) {
    const choices = labels("simplechoice");
    const isOne = declaration.attribs["cardinality"] === "single";
    const most = isMapped ? (isOne ? best : Math.min(sum, Number(mapping?.attribs["upperbound"] ?? sum))) : points;
    const shares = choices.map(({ id }) =>
      rounded(
        isMapped
          ? (entries.find((entry) => entry.key === id)?.points ?? Number(mapping?.attribs["defaultvalue"] ?? 0)) / most
          : key.includes(id)
            ? 1
            : 0,
      ),
    );
    const options = choices.map(({ text }) => text);
    return [isOne ? one(options, shares) : { kind: "several", options, shares, isWhole: !isMapped }, most];
  }
  if (first(item, "matchinteraction")) {
    const list = labels("simpleassociablechoice");
    const [, right] = all(item, "simplematchset");
    const targets = right ? all(right, "simpleassociablechoice").map((label) => shownIn(label)) : [];
    const pairs = key.map(
      (pair) => pair.split(" ").map((id) => named(list, id)) as unknown as readonly [string, string],
    );
    return [{ kind: "pairs", pairs, targets: targets.toSorted() }, isMapped ? sum : points];
  }
  if (first(item, "orderinteraction"))
    return [{ kind: "order", order: key.map((id) => named(labels("simplechoice"), id)) }, points];
  if (!first(item, "textentryinteraction")) return null;
  if (declaration.attribs["basetype"] === "string")
    return isMapped
      ? [
          {
            kind: "text",
            forms: entries.map((entry) => [entry.key, rounded(entry.points / best)]),
            isExact: entries.every(({ isExact }) => isExact),
          },
          best,
        ]
      : null;
  const equal = first(item, "equal");
  const value = Number(key[0]);
  const [below = 0, above = below] = (equal?.attribs["tolerance"] ?? "0").split(" ").map(Number);
  const isRelative = equal?.attribs["tolerancemode"] === "relative";
  const width = (tolerance: number) => (isRelative ? (Math.abs(value) * tolerance) / 100 : tolerance);
  return [{ kind: "number", intervals: [[rounded(value - width(below)), rounded(value + width(above)), 1]] }, points];
};

export const readQtiItem = (xml: string): ReadAgain => {
  const [item] = all(parsed(plainNames(xml)), "assessmentitem");
  const read = item && qtiAnswer(item);
  if (!item || !read) return null;
  const [body] = all(item, "itembody");
  const shown = (body ? childrenOf(body) : [])
    .filter(
      (child) => child.name === "p" && (all(child, "textentryinteraction").length === 0 || shownIn(child).length > 4),
    )
    .map(shownIn);
  const [prompt] = all(item, "prompt");
  return { stem: [...shown, shownIn(prompt)].join(" ").trim(), points: rounded(read[1]), answer: read[0] };
};
