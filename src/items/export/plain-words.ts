import { Parser } from "htmlparser2";

interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Node | string)[];
}

const blocks = new Set("p div li ul ol table tr h3 h4 h5 h6 br hr dt dd figure figcaption blockquote".split(" "));

const parse = (html: string): Node => {
  const root: Node = { name: "", attributes: {}, children: [] };
  const open = [root];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const node: Node = { name, attributes, children: [] };
        open.at(-1)?.children.push(node);
        open.push(node);
      },
      ontext: (text) => {
        open.at(-1)?.children.push(text);
      },
      onclosetag: () => {
        open.pop();
      },
    },
    { lowerCaseTags: false, recognizeSelfClosing: true },
  );
  parser.end(html);
  return root;
};

const inner = (node: Node): string => node.children.map(words).join("");
const parts = (node: Node): string[] =>
  node.children.filter((child): child is Node => typeof child !== "string").map(words);
/** A term in brackets unless it is a single number, letter or word. */
const term = (text = ""): string => (/^[\p{L}\p{N}.,]*$/u.test(text) ? text : `(${text})`);

/** Writers of formulas in one line of text, by element of MathML. */
const formulas: Readonly<Record<string, (node: Node) => string>> = {
  mfrac: (node) => {
    const [top, bottom] = parts(node);
    return `${term(top)}/${term(bottom)}`;
  },
  msup: (node) => {
    const [base, raised] = parts(node);
    return `${term(base)}^${term(raised)}`;
  },
  msub: (node) => {
    const [base, lowered] = parts(node);
    return `${base ?? ""}_${term(lowered)}`;
  },
  msubsup: (node) => {
    const [base, lowered, raised] = parts(node);
    return `${base ?? ""}_${term(lowered)}^${term(raised)}`;
  },
  msqrt: (node) => `√(${inner(node)})`,
  mroot: (node) => {
    const [base, degree] = parts(node);
    return `root(${degree ?? ""}, ${base ?? ""})`;
  },
  mtr: (node) => `${parts(node).join(", ")}; `,
  mspace: () => " ",
};

function words(node: Node | string): string {
  if (typeof node === "string") return node;
  const formula = Object.hasOwn(formulas, node.name) ? formulas[node.name] : undefined;
  if (formula !== undefined) return formula(node);
  if (node.name === "img" || node.name === "svg") {
    const described = node.attributes["alt"] ?? node.attributes["aria-label"] ?? "";
    return described === "" ? "" : ` [${described}] `;
  }
  if (node.name === "math") return inner(node).trim();
  if (node.name === "td" || node.name === "th") return `${inner(node)} | `;
  const text = inner(node);
  return blocks.has(node.name) ? `\n${text}\n` : text;
}

/** Sanitised HTML as lines of plain text: formulas in one line, drawings by their descriptions. */
export const plainWords = (html: string): string =>
  words(parse(html))
    .split("\n")
    .map((line) =>
      line
        .replaceAll(/\s+/g, " ")
        .replace(/ \|\s*$/, "")
        .trim(),
    )
    .filter((line) => line !== "")
    .join("\n");
