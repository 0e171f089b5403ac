import { elementNames, type Allowed, type Way } from "./allowed";

const math = "http://www.w3.org/1998/Math/MathML";
const svg = "http://www.w3.org/2000/svg";

const named = (namespace: string, names: readonly string[]): SanitizerElementNamespace[] =>
  names.map((name) => ({ name, namespace }));

const makeSanitizer = (allowed: Allowed, unwrapped: SanitizerElementNamespace[] = []): Sanitizer =>
  new Sanitizer({
    elements: [...allowed.html, ...named(math, allowed.math), ...named(svg, allowed.svg)],
    replaceWithChildrenElements: unwrapped,
    attributes: [...new Set(allowed.attributes)],
    comments: false,
    dataAttributes: false,
    processingInstructions: [],
  });

interface Rules {
  readonly sanitizer: Sanitizer;
  /** Whether an element of this name is allowed in some namespace, or removed as a whole. */
  readonly isKnown: (name: string) => boolean;
}

const makeRules = (allowed: Allowed): Rules => {
  const known = new Set([...elementNames(allowed), ...allowed.silent]);
  return { sanitizer: makeSanitizer(allowed), isKnown: (name) => known.has(name.toLowerCase()) };
};

const tagName = /<([a-z][^\s/>]*)/gi;

/** Cleaning by the browser (Sanitizer API); null if it has none. */
export function browserWay(): Way | null {
  if (typeof Sanitizer !== "function" || !("replaceElementWithChildren" in Sanitizer.prototype)) return null;
  const page = document.implementation.createHTMLDocument("");
  const rulesOf = new Map<Allowed, Rules>();
  const parsed = (markup: string, sanitizer: Sanitizer): Element => {
    const body = page.createElement("div");
    body.setHTML(markup, { sanitizer });
    return body;
  };
  /** The elements to list by name, since a sanitizer removes unlisted elements together with their content. */
  const unknownIn = (markup: string, { isKnown }: Rules): SanitizerElementNamespace[] => {
    if ([...markup.matchAll(tagName)].every(([, name = ""]) => isKnown(name))) return [];
    const found = [...parsed(markup, new Sanitizer({})).querySelectorAll("*")].filter(
      ({ localName }) => !isKnown(localName),
    );
    const byName = new Map(
      found.map(({ localName: name, namespaceURI: namespace }) => [`${namespace} ${name}`, { name, namespace }]),
    );
    return [...byName.values()];
  };
  return (markup, allowed) => {
    const rules = rulesOf.get(allowed) ?? makeRules(allowed);
    rulesOf.set(allowed, rules);
    const unknown = unknownIn(markup, rules);
    return parsed(markup, unknown.length === 0 ? rules.sanitizer : makeSanitizer(allowed, unknown));
  };
}
