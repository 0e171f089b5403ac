/** A change of one datum of a text. */
export interface Mutation {
  /** Name of the changed datum, such as `simpleChoice@fixed` or `value`. */
  readonly of: string;
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

interface Token {
  readonly kind: "open" | "close" | "text" | "cdata";
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly isEmpty: boolean;
}

const openTag = /<([^\s/>]+)(?:[^>"']|"[^"]*"|'[^']*')*?(\/?)>/.source;
const otherMarkup = /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>|<\/([^\s>]+)\s*>/.source;
const token = new RegExp(`${otherMarkup}|${openTag}|[^<]+`, "g");

const tokensOf = (xml: string): Token[] => {
  const path: string[] = [];
  return [...xml.matchAll(token)].flatMap((match): Token[] => {
    const [found, data, closed, opened, empty] = match;
    const place = { from: match.index, to: match.index + found.length, isEmpty: empty === "/" };
    if (opened !== undefined) {
      if (empty !== "/") path.push(opened);
      return [{ ...place, kind: "open", name: opened }];
    }
    if (closed !== undefined) return [{ ...place, kind: "close", name: path.pop() ?? "" }];
    const name = path.at(-1) ?? "";
    if (data !== undefined) return [{ kind: "cdata", name, from: place.from + 9, to: place.to - 3, isEmpty: false }];
    return found.startsWith("<") ? [] : [{ ...place, kind: "text", name }];
  });
};

/** Replacements for words of the formats, by the word. */
export type OtherWords = Readonly<Record<string, string>>;

const truths: OtherWords = { true: "false", false: "true", Yes: "No", No: "Yes" };

/** Another value of the same type: the opposite truth value, the next number, another word. */
export const otherDatum = (datum: string, words: OtherWords = {}): string => {
  const trimmed = datum.trim();
  const known = words[trimmed] ?? truths[trimmed];
  if (known !== undefined) return datum.replace(trimmed, known);
  if (/^-?\d+(?:\.\d+)?$/.test(trimmed)) return datum.replace(trimmed, String(Number(trimmed) + 1));
  return datum.replace(trimmed, `z${trimmed}`);
};

const attribute = /([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const replaced = (xml: string, from: number, to: number, by: string): string => xml.slice(0, from) + by + xml.slice(to);

/** All files that differ from this one in one attribute or one text. */
export const dataMutations = (xml: string, words: OtherWords = {}): Mutation[] =>
  tokensOf(xml).flatMap((one): Mutation[] => {
    const written = xml.slice(one.from, one.to);
    if (one.kind === "close") return [];
    if (one.kind === "open")
      return [...written.matchAll(attribute)].map((match) => {
        const value = match[2] ?? match[3] ?? "";
        const from = one.from + match.index + match[0].length - 1 - value.length;
        const to = otherDatum(value, words);
        return { of: `${one.name}@${match[1]}`, text: replaced(xml, from, from + value.length, to), from: value, to };
      });
    if (written.trim() === "") return [];
    const to = otherDatum(written, words);
    return [{ of: one.name, text: replaced(xml, one.from, one.to, to), from: written, to }];
  });

/** Lists of identifiers of elements with the same name, such as all choices. */
const identifierLists = (xml: string): string[][] => {
  const lists = new Map<string, string[]>();
  for (const one of tokensOf(xml)) {
    if (one.kind !== "open") continue;
    const [, id] = /\s(?:identifier|ident)="([^"]*)"/.exec(xml.slice(one.from, one.to)) ?? [];
    if (id !== undefined) lists.set(one.name, [...new Set([...(lists.get(one.name) ?? []), id])]);
  }
  return [...lists.values()].filter(({ length }) => length > 1);
};

/** All values with one identifier replaced by the next one of its list. */
const withOtherIdentifier = (value: string, lists: readonly (readonly string[])[]): string[] => {
  const words = value.split(" ");
  return words.flatMap((word, index) => {
    const list = lists.find((one) => one.includes(word)) ?? [];
    const other = list[(list.indexOf(word) + 1) % list.length];
    return other === undefined ? [] : [words.with(index, other).join(" ")];
  });
};

/** All files in which a key, or a reference to a choice, names another existing one. */
export const keyMutations = (xml: string): Mutation[] => {
  const lists = identifierLists(xml);
  return tokensOf(xml).flatMap((one): Mutation[] => {
    const written = xml.slice(one.from, one.to);
    if (one.kind === "text")
      return withOtherIdentifier(written, lists).map((to) => ({
        of: `other ${one.name}`,
        text: replaced(xml, one.from, one.to, to),
        from: written,
        to,
      }));
    if (one.kind !== "open") return [];
    return [...written.matchAll(attribute)].flatMap((match): Mutation[] => {
      const [found, name = "", value = ""] = match;
      if (name === "identifier" || name === "ident") return [];
      const from = one.from + match.index + found.length - 1 - value.length;
      return withOtherIdentifier(value, lists).map((to) => ({
        of: `other ${one.name}@${name}`,
        text: replaced(xml, from, from + value.length, to),
        from: value,
        to,
      }));
    });
  });
};

interface Element {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly children: Element[];
}

const treeOf = (xml: string): Element => {
  const root: Element = { name: "", from: 0, to: xml.length, children: [] };
  const open: { name: string; from: number; children: Element[] }[] = [root];
  for (const one of tokensOf(xml)) {
    if (one.kind === "open" && !one.isEmpty) open.push({ name: one.name, from: one.from, children: [] });
    else if (one.kind === "open") open.at(-1)?.children.push({ ...one, children: [] });
    else if (one.kind === "close") {
      const closed = open.pop();
      if (closed) open.at(-1)?.children.push({ ...closed, to: one.to });
    }
  }
  return root;
};

const elementsIn = (element: Element): Element[] => [element, ...element.children.flatMap(elementsIn)];

/** All files with two different neighbours of the same name swapped, or with one of several removed. */
export const orderMutations = (xml: string): Mutation[] =>
  elementsIn(treeOf(xml)).flatMap(({ children }) =>
    children.flatMap((one, index): Mutation[] => {
      const next = children[index + 1];
      const written = xml.slice(one.from, one.to);
      const isOneOfSeveral = children.filter(({ name }) => name === one.name).length > 1;
      const left = isOneOfSeveral
        ? [{ of: `without ${one.name}`, text: replaced(xml, one.from, one.to, ""), from: written, to: "" }]
        : [];
      if (next?.name !== one.name) return left;
      const other = xml.slice(next.from, next.to);
      if (other === written) return left;
      const between = xml.slice(one.to, next.from);
      const to = other + between + written;
      return [
        ...left,
        { of: `order of ${one.name}`, text: replaced(xml, one.from, next.to, to), from: written, to: other },
      ];
    }),
  );

/** Every file in which an element with a text stands twice, the second time with another text. */
export const doubleMutations = (xml: string): Mutation[] =>
  elementsIn(treeOf(xml)).flatMap(({ name, from, to }): Mutation[] => {
    const written = xml.slice(from, to);
    const other = written.replace(/(?<=>|CDATA\[)([^<>[\]]*[\p{L}\p{N}][^<>[\]]*)(?=<|\])/u, (text) =>
      otherDatum(text),
    );
    if (name === "" || from === 0 || other === written) return [];
    return [{ of: `second ${name}`, text: xml.slice(0, to) + other + xml.slice(to), from: written, to: other }];
  });
