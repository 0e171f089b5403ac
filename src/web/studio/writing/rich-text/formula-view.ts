import type { NodeViewRendererProps } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { NodeSelection, TextSelection } from "@tiptap/pm/state";
import type { EditorView, NodeView } from "@tiptap/pm/view";
import type { FormulaDisplay } from "../../../../items/content/formulas";
import { escapedLatex, withoutEnds } from "./latex";

/** How formulas are drawn and named; given by the page. */
export interface FormulaDrawing {
  /** The drawn formula; null: it cannot be read; "loading": not yet. */
  readonly draw: (latex: string, display: FormulaDisplay) => Element | null | "loading";
  /** Called when formulas can be drawn that could not be before. */
  readonly subscribe: (changed: () => void) => () => void;
  readonly name: () => string;
}

const views = new WeakMap<globalThis.Node, FormulaView>();

/** Opens a formula for editing. */
export const openFormula = (view: EditorView, place: number): void => {
  const dom = view.nodeDOM(place);
  if (dom !== null) views.get(dom)?.open();
};

/** A formula in a text: drawn, or a field with its LaTeX while it is edited. */
class FormulaView implements NodeView {
  readonly dom = document.createElement("span");
  readonly #shown = document.createElement("span");
  readonly #field = document.createElement("textarea");
  readonly #forget: () => void;
  #node: Node;

  readonly #view: EditorView;
  readonly #place: () => number | undefined;
  readonly #drawing: FormulaDrawing;

  constructor(node: Node, view: EditorView, place: () => number | undefined, drawing: FormulaDrawing) {
    this.#node = node;
    this.#view = view;
    this.#place = place;
    this.#drawing = drawing;
    this.dom.className = "iv-writing-formula";
    this.#field.rows = 1;
    this.#field.spellcheck = false;
    this.#field.autocapitalize = "off";
    this.#field.hidden = true;
    this.dom.append(this.#field, this.#shown);
    this.#field.addEventListener("input", () => this.#typed());
    this.#field.addEventListener("keydown", (event) => this.#pressed(event));
    this.#field.addEventListener("blur", () => this.#close());
    this.#shown.addEventListener("mousedown", (event) => {
      if (event.button !== 0 || !view.editable) return;
      event.preventDefault();
      this.open();
    });
    this.#forget = drawing.subscribe(() => this.#draw());
    views.set(this.dom, this);
    this.#draw();
  }

  open(): void {
    if (!this.#view.editable) return;
    this.#field.hidden = false;
    this.#field.value = this.#latex;
    this.#field.setAttribute("aria-label", this.#drawing.name());
    this.#fit();
    this.#field.focus();
    this.#field.select();
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false;
    this.#node = node;
    if (document.activeElement !== this.#field) this.#field.value = this.#latex;
    this.#draw();
    return true;
  }

  selectNode(): void {
    this.dom.dataset["selected"] = "";
  }
  deselectNode(): void {
    delete this.dom.dataset["selected"];
  }
  stopEvent(event: Event): boolean {
    return event.target === this.#field;
  }
  ignoreMutation(): boolean {
    return true;
  }
  destroy(): void {
    this.#forget();
  }

  get #latex(): string {
    return String(this.#node.attrs["latex"]);
  }
  get #display(): FormulaDisplay {
    return this.#node.attrs["display"] === "block" ? "block" : "inline";
  }

  #draw(): void {
    const [latex, display] = [this.#latex, this.#display];
    const drawn = latex.trim() === "" ? null : this.#drawing.draw(latex, display);
    const isUnread = drawn === null && latex.trim() !== "";
    this.dom.dataset["display"] = display;
    this.dom.toggleAttribute("data-unread", isUnread);
    this.#field.setAttribute("aria-invalid", String(isUnread));
    this.#shown.setAttribute("aria-label", `${this.#drawing.name()}: ${latex}`);
    this.#shown.setAttribute("role", "img");
    const source = display === "block" ? `\\[${latex}\\]` : `\\(${latex}\\)`;
    this.#shown.replaceChildren(drawn === null || drawn === "loading" ? source : drawn);
  }

  #fit(): void {
    const { value } = this.#field;
    const lines = value.split("\n");
    this.#field.rows = Math.min(8, lines.length);
    this.#field.cols = Math.min(60, Math.max(6, ...lines.map(({ length }) => length + 2)));
  }

  #typed(): void {
    this.#fit();
    const place = this.#place();
    if (place === undefined) return;
    const latex = withoutEnds(this.#field.value);
    if (latex !== this.#latex) this.#view.dispatch(this.#view.state.tr.setNodeAttribute(place, "latex", latex));
  }

  #pressed(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.isComposing) return;
    const { selectionStart, selectionEnd, value } = this.#field;
    const isAt = (end: number) => selectionStart === end && selectionEnd === end;
    const isClosed = event.key === ")" && value.slice(0, selectionStart).endsWith("\\") && this.#display === "inline";
    if ((event.key === "Enter" && !event.shiftKey) || event.key === "Escape" || isClosed) this.#leave(event, 1);
    else if ((event.key === "ArrowRight" || event.key === "ArrowDown") && isAt(value.length)) this.#leave(event, 1);
    else if ((event.key === "ArrowLeft" || event.key === "ArrowUp") && isAt(0)) this.#leave(event, 0);
    else if (event.key === "Backspace" && value === "") this.#leave(event, 0);
  }

  /** Back to the text: before the formula or after it. */
  #leave(event: KeyboardEvent, side: 0 | 1): void {
    event.preventDefault();
    this.#typed();
    const place = this.#place();
    this.#view.focus();
    if (place === undefined) return;
    const { state } = this.#view;
    const exists = state.doc.nodeAt(place)?.type === this.#node.type;
    this.#view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, place + (exists ? side : 0))));
  }

  #close(): void {
    this.#field.hidden = true;
    const place = this.#place();
    if (place === undefined || escapedLatex(this.#latex, this.#display) !== "") return;
    const { state } = this.#view;
    if (state.doc.nodeAt(place)?.type !== this.#node.type) return;
    this.#view.dispatch(state.tr.delete(place, place + 1));
  }
}

/** Whether a formula is selected as a whole; then Enter opens it. */
export const selectedFormula = ({ state: { selection } }: EditorView): number | null =>
  selection instanceof NodeSelection && selection.node.type.name === "formula" ? selection.from : null;

export const formulaView =
  (drawing: FormulaDrawing) =>
  ({ node, view, getPos }: NodeViewRendererProps): NodeView =>
    new FormulaView(node, view, getPos, drawing);
