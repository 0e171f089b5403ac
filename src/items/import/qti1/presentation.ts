import type { Notes } from "../notes";
import { numberIn } from "../numbers";
import { gapMark, type Html } from "../record";
import { Refusal } from "../refusal";
import type { XmlElement } from "../xml";
import { childElements, descendants, xmlText } from "../xml";
import { isBlankMaterial, materialHtml, materialsHtml, stack } from "./material";

/** An option of a response; its identifier is unique only within this response. */
export interface Label {
  readonly ident: string;
  readonly content: Html;
  readonly fixed: boolean;
  readonly element: XmlElement;
}

export interface Response {
  readonly ident: string;
  readonly element: XmlElement;
  readonly cardinality: "Single" | "Multiple" | "Ordered";
  /** The content of the response before its options, or beside them in a row of a matching question. */
  readonly prompt: Html;
  readonly labels: readonly Label[];
  readonly shuffle: boolean;
  /** The greatest and the least number of options that may be chosen; 0: not stated. */
  readonly most: number;
  readonly least: number;
  /** Attributes of the field to type into. */
  readonly field: Readonly<Record<string, string>>;
}

/** The visible content of an item. */
export interface Presentation {
  /** The text in blocks, with a `gapMark(ident)` at the place of each response. */
  readonly blocks: readonly string[];
  readonly responses: readonly Response[];
  /** The right column of a matching question whose rows have empty options. */
  readonly targets: readonly Html[];
}

const mostResponses = 200;
const responseNames = new Set(["response_lid", "response_str", "response_num", "response_xy", "response_grp"]);
const isResponse = (element: XmlElement): boolean => responseNames.has(element.name);
const isRender = (element: XmlElement): boolean => element.name.startsWith("render_");

const readLabel = (element: XmlElement, notes: Notes): Label => ({
  ident: (element.attributes["ident"] ?? "").trim(),
  content: { html: materialsHtml(element, notes) },
  fixed: /^no$/i.test(element.attributes["rshuffle"] ?? element.attributes["shuffle"] ?? "yes"),
  element,
});

const cardinalityOf = (element: XmlElement): Response["cardinality"] => {
  const written = (element.attributes["rcardinality"] ?? "Single").toLowerCase();
  return written === "multiple" ? "Multiple" : written === "ordered" ? "Ordered" : "Single";
};

const readResponse = (element: XmlElement, prompt: string, notes: Notes): Response => {
  const own = childElements(element).filter((child) => !isRender(child));
  const renders = childElements(element).filter(isRender);
  const [render] = renders;
  const inner =
    render?.name === "render_extension" ? descendants(render, ({ name }) => name === "ims_render_object") : [];
  const attributes = { ...inner[0]?.attributes, ...render?.attributes };
  const labels = renders.flatMap((render) => descendants(render, ({ name }) => name === "response_label"));
  const legend = renders
    .filter(({ name }) => name === "render_extension")
    .flatMap((render) => descendants(render, ({ name, attributes: at }) => name === "material" && "position" in at))
    .map((part) => materialHtml(part, notes));
  if (legend.some((html) => !isBlankMaterial(html))) notes.add("legendLeftOut");
  return {
    ident: (element.attributes["ident"] ?? "").trim(),
    element,
    cardinality: cardinalityOf(element),
    prompt: { html: stack([prompt, ...own.map((child) => materialsHtml({ ...element, children: [child] }, notes))]) },
    labels: labels.map((label) => readLabel(label, notes)),
    shuffle: /^yes$/i.test(attributes["shuffle"] ?? ""),
    most: numberIn(attributes["maxnumber"] ?? "") ?? 0,
    least: numberIn(attributes["minnumber"] ?? "") ?? 0,
    field: attributes,
  };
};

/** Walks through a presentation; `#line` is the block that is being written. */
class Walk {
  readonly blocks: string[] = [];
  readonly responses: Response[] = [];
  readonly targets: Html[] = [];
  #line = "";
  readonly #notes: Notes;

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  enter(element: XmlElement): void {
    if (element.name === "material") this.#line += materialHtml(element, this.#notes);
    else if (isResponse(element)) this.#add(readResponse(element, "", this.#notes));
    else if (element.attributes["class"] === "RIGHT_MATCH_BLOCK")
      for (const row of childElements(element)) this.targets.push({ html: materialsHtml(row, this.#notes) });
    else if (element.attributes["class"] === "RESPONSE_BLOCK") this.#rows(element);
    else if (element.name === "flow" || element.name === "flow_mat") this.#block(element);
    else if (element.name !== "qticomment") throw new Refusal("contentUnsupported", element.name);
  }

  breakLine(): void {
    this.blocks.push(this.#line);
    this.#line = "";
  }

  #block(element: XmlElement): void {
    this.breakLine();
    for (const child of childElements(element)) this.enter(child);
    this.breakLine();
  }

  #add(response: Response): void {
    this.responses.push(response);
    this.#line += gapMark(response.ident);
  }

  /** Reads rows: each is a flow with its text and its response. */
  #rows(element: XmlElement): void {
    for (const child of childElements(element)) {
      const [response] = child.name === "flow" ? childElements(child).filter(isResponse) : [];
      if (!response) {
        this.enter(child);
        continue;
      }
      const rest = { ...child, children: child.children.filter((node) => node !== response) };
      this.#add(readResponse(response, materialsHtml(rest, this.#notes), this.#notes));
    }
  }
}

/** Reads the visible content of an item. Throws Refusal. */
export const readPresentation = (item: XmlElement, notes: Notes): Presentation => {
  const walk = new Walk(notes);
  for (const presentation of childElements(item, "presentation"))
    for (const child of childElements(presentation)) walk.enter(child);
  walk.breakLine();
  if (walk.responses.length > mostResponses) throw new Refusal("contentTooLong", String(walk.responses.length));
  const idents = walk.responses.map((response) => response.ident);
  if (new Set(idents).size < idents.length) throw new Refusal("responsesAlike");
  return {
    blocks: walk.blocks,
    responses: walk.responses,
    targets: walk.targets,
  };
};

/** The plain text of an element, trimmed. */
export const trimmedText = (element: XmlElement): string => xmlText(element).trim();
