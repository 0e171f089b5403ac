import { Parser } from "htmlparser2";
import { escapeHtml } from "../../content/escape-html";
import { Refusal } from "../refusal";
import { anyOf } from "./any-of";
import { PastedLine, type LinePart } from "./line";

const inline: Readonly<Record<string, string>> = {
  b: "b",
  strong: "b",
  i: "i",
  em: "i",
  u: "u",
  s: "s",
  strike: "s",
  del: "s",
  sub: "sub",
  sup: "sup",
  code: "code",
};
const blocks = new Set(
  "p div li h1 h2 h3 h4 h5 h6 blockquote pre section article header footer ol ul dl dt dd hr body".split(" "),
);
const silent = new Set("style script head title xml template noscript textarea select object iframe svg".split(" "));
const tableParts = new Set("table caption thead tbody tfoot tr th td".split(" "));
const mathParts = anyOf(
  "^m(?:ath|row|i|n|o|s|text|space|frac|sqrt|root|style|padded|phantom)$",
  "^m(?:sub|sup|subsup|under|over|underover|table|tr|td|multiscripts|prescripts)$",
);
const deepest = 200;
const ownCharacters = /[\u{F0000}-\u{F00FF}\u200b\ufeff\ufffc]/gu;

/** What a style of a span says that changes meaning or is worth keeping. */
const styledAs = (style: string): string[] => [
  ...(/font-weight\s*:\s*(?:bold|[6-9]00)/i.test(style) ? ["b"] : []),
  ...(/font-style\s*:\s*italic/i.test(style) ? ["i"] : []),
  ...(/text-decoration[^;:]*:\s*[^;]*underline/i.test(style) ? ["u"] : []),
  ...(/vertical-align\s*:\s*super/i.test(style) ? ["sup"] : []),
  ...(/vertical-align\s*:\s*sub\b/i.test(style) ? ["sub"] : []),
];

const isPlainWeight = (style: string): boolean => /font-weight\s*:\s*(?:normal|400)/i.test(style);

interface List {
  readonly sign: "number" | "upper" | "lower" | "bullet";
  next: number;
}

const listOf = (name: string, attributes: Readonly<Record<string, string>>, depth: number): List => {
  const type = attributes["type"] ?? "";
  const style = attributes["style"] ?? "";
  const next = Number.parseInt(attributes["start"] ?? "1", 10) || 1;
  if (name === "ul") return { sign: "bullet", next };
  if (type === "A" || /upper-(?:alpha|latin)/i.test(style)) return { sign: "upper", next };
  if (type === "a" || /lower-(?:alpha|latin)/i.test(style)) return { sign: "lower", next };
  return { sign: depth === 0 || type === "1" || /decimal/i.test(style) ? "number" : "lower", next };
};

const markOf = (list: List): string => {
  const place = list.next;
  list.next += 1;
  if (list.sign === "bullet") return "• ";
  if (list.sign === "number") return `${place}. `;
  const letter = String.fromCodePoint((list.sign === "upper" ? 64 : 96) + Math.min(26, place));
  return `${letter}. `;
};

/** Gathers lines from the events of an HTML parser. */
class LineWriter {
  readonly lines: PastedLine[] = [];
  #parts: LinePart[] = [];
  #inline: string[] = [];
  readonly #closing: string[][] = [];
  readonly #lists: List[] = [];
  #depth = 0;
  #silent = 0;
  #thing: { html: string; depth: number } | null = null;
  #isAtStart = true;
  #blankLines = 0;

  /** Throws Refusal for elements within more than 200 others. */
  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#depth += 1;
    if (this.#depth > deepest) throw new Refusal("nestedTooDeep");
    if (silent.has(name)) this.#silent += 1;
    else if (this.#silent > 0) return;
    else if (this.#thing !== null) this.#openInThing(name, attributes);
    else if (name === "table" || name === "math") {
      this.#thing = { html: "", depth: 0 };
      this.#openInThing(name, attributes);
    } else if (name === "img") this.#put({ kind: "thing", html: this.#picture(attributes) });
    else if (name === "br") this.#end();
    else if (name === "ol" || name === "ul") {
      this.#end();
      this.#lists.push(listOf(name, attributes, this.#lists.filter(({ sign }) => sign !== "bullet").length));
    } else if (blocks.has(name)) this.#openBlock(name, attributes);
    else this.#openInline(name, attributes["style"] ?? "");
  }

  close(name: string): void {
    this.#depth -= 1;
    if (silent.has(name)) this.#silent = Math.max(0, this.#silent - 1);
    else if (this.#silent > 0 || name === "br" || name === "img") return;
    else if (this.#thing !== null) this.#closeInThing(name);
    else if (name === "ol" || name === "ul") {
      this.#end();
      this.#lists.pop();
    } else if (blocks.has(name)) this.#end(name === "p");
    else for (const tag of (this.#closing.pop() ?? []).toReversed()) this.#closeTag(tag);
  }

  text(given: string): void {
    if (this.#silent > 0) return;
    const clean = given.replaceAll(ownCharacters, "");
    if (this.#thing !== null) {
      this.#thing.html += escapeHtml(clean);
      return;
    }
    const spaced = clean.replaceAll(/[ \t\r\n]+/g, " ");
    const words = this.#isAtStart ? spaced.replace(/^ /, "") : spaced;
    if (words !== "") this.#put({ kind: "words", text: words });
  }

  finish(): PastedLine[] {
    this.#end();
    return this.lines;
  }

  #put(part: LinePart): void {
    this.#parts.push(part);
    this.#isAtStart = part.kind === "words" ? part.text.endsWith(" ") : part.kind === "tag" && this.#isAtStart;
  }

  #picture({ src = "", alt = "", width, height }: Readonly<Record<string, string>>): string {
    const size = [["width", width] as const, ["height", height] as const]
      .flatMap(([name, value]) => (value !== undefined && /^\d{1,4}$/.test(value) ? [` ${name}="${value}"`] : []))
      .join("");
    return `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"${size}>`;
  }

  #openInThing(name: string, attributes: Readonly<Record<string, string>>): void {
    const thing = this.#thing;
    if (thing === null) return;
    if (name === "table" || name === "math") thing.depth += 1;
    if (name === "img") thing.html += this.#picture(attributes);
    else if (name === "br") thing.html += "<br>";
    else if (tableParts.has(name)) thing.html += `<${name}${this.#spans(attributes)}>`;
    else if (mathParts.test(name) || Object.hasOwn(inline, name)) thing.html += `<${inline[name] ?? name}>`;
    else if (name === "p" && !/(?:^|<t[dh][^<>]*>)$/.test(thing.html)) thing.html += "<br>";
  }

  #spans(attributes: Readonly<Record<string, string>>): string {
    return ["colspan", "rowspan"]
      .flatMap((name) => {
        const value = attributes[name];
        return value !== undefined && /^\d{1,3}$/.test(value) && value !== "1" ? [` ${name}="${value}"`] : [];
      })
      .join("");
  }

  #closeInThing(name: string): void {
    const thing = this.#thing;
    if (thing === null) return;
    if (tableParts.has(name) || mathParts.test(name) || Object.hasOwn(inline, name))
      thing.html += `</${inline[name] ?? name}>`;
    if (name === "table" || name === "math") thing.depth -= 1;
    if (thing.depth > 0) return;
    this.#thing = null;
    this.#put({ kind: "thing", html: thing.html });
  }

  #openBlock(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#end();
    const list = this.#lists.at(-1);
    if (name === "li" && list) {
      const value = Number.parseInt(attributes["value"] ?? "", 10);
      if (value > 0) list.next = value;
      this.#put({ kind: "words", text: markOf(list) });
    }
  }

  #openInline(name: string, style: string): void {
    const own = inline[name];
    const tags = [...(own === undefined || (own === "b" && isPlainWeight(style)) ? [] : [own]), ...styledAs(style)];
    const added = [...new Set(tags)].filter((tag) => !this.#inline.includes(tag));
    this.#closing.push(added);
    for (const tag of added) {
      this.#inline.push(tag);
      this.#put({ kind: "tag", html: `<${tag}>` });
    }
  }

  #closeTag(tag: string): void {
    const at = this.#inline.lastIndexOf(tag);
    if (at < 0) return;
    const after = this.#inline.slice(at + 1);
    for (const other of after.toReversed()) this.#put({ kind: "tag", html: `</${other}>` });
    this.#put({ kind: "tag", html: `</${tag}>` });
    for (const other of after) this.#put({ kind: "tag", html: `<${other}>` });
    this.#inline.splice(at, 1);
  }

  /** Ends the line; formatting that is open goes on in the next one. A paragraph without words is an empty line. */
  #end(isParagraph = false): void {
    const hasContent = this.#parts.some(
      (part) => part.kind === "thing" || (part.kind === "words" && part.text.trim() !== ""),
    );
    if (!hasContent) {
      if (isParagraph) this.#blankLines += 1;
    } else {
      if (this.#blankLines > 0) this.lines.push(new PastedLine(this.lines.length + 1, []));
      this.#blankLines = 0;
      const closed: LinePart[] = this.#inline.toReversed().map((tag) => ({ kind: "tag", html: `</${tag}>` }));
      this.lines.push(new PastedLine(this.lines.length + 1, [...this.#parts, ...closed]));
    }
    this.#parts = this.#inline.map((tag) => ({ kind: "tag", html: `<${tag}>` }));
    this.#isAtStart = true;
  }
}

/**
 * The lines of pasted HTML, such as that of a word processor: numbers and letters of its lists become words. Throws
 * Refusal.
 */
export const linesOfHtml = (html: string): PastedLine[] => {
  const writer = new LineWriter();
  const parser = new Parser({
    onopentag: (name, attributes) => writer.open(name, attributes),
    onclosetag: (name) => writer.close(name),
    ontext: (text) => writer.text(text),
  });
  parser.write(html);
  parser.end();
  return writer.finish();
};
