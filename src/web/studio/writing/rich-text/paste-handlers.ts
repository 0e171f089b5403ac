import { Slice, type Fragment } from "@tiptap/pm/model";
import { Selection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { withHtmlReader } from "./html-reader";
import { canReadRichText, readRichText } from "./read-rich-text";
import { writeFragment } from "./write-rich-text";

export interface PasteActions {
  /** Takes pictures that are pasted or dropped; null: pictures cannot be added here. */
  readonly onFiles: ((files: readonly File[]) => void) | null;
}

/** What one field of this site copies for another, as it stands. */
const ownType = "application/x-invigil-text";
const longest = 1_000_000;

const escapedLine = (line: string): string =>
  line.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const htmlOfLines = (text: string): string => {
  const lines = text
    .replace(/\r\n?/g, "\n")
    .split(/\n+/)
    .filter((line) => line.trim() !== "");
  const [only = ""] = lines;
  return lines.length < 2 ? escapedLine(only) : lines.map((line) => `<p>${escapedLine(line)}</p>`).join("");
};

const sliceOf = (view: EditorView, html: string): Slice =>
  Slice.maxOpen(view.state.schema.nodeFromJSON(readRichText(html)).content);

const put = (view: EditorView, html: string): void => {
  if (html === "" || view.isDestroyed) return;
  view.dispatch(view.state.tr.replaceSelection(sliceOf(view, html)).scrollIntoView().setMeta("uiEvent", "paste"));
};

/** Puts what is pasted; what needs a parser, once that has loaded. */
const putPasted = (view: EditorView, data: DataTransfer): void => {
  const own = data.getData(ownType);
  const html = data.getData("text/html").slice(0, longest);
  const known = own !== "" || html !== "" ? own : htmlOfLines(data.getData("text/plain").slice(0, longest));
  if (own === "" && html !== "") withHtmlReader(({ cleanPasted }) => put(view, cleanPasted(html)));
  else if (canReadRichText(known)) put(view, known);
  else withHtmlReader(() => put(view, known));
};

const picturesIn = ({ files }: DataTransfer): readonly File[] => [...files];

const wordsOf = (fragment: Fragment): string => fragment.textBetween(0, fragment.size, "\n", "\n");

const moveTo = (view: EditorView, place: number): void =>
  view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place))));

const copied = (view: EditorView, event: ClipboardEvent): boolean => {
  const { selection } = view.state;
  if (selection.empty || event.clipboardData === null) return false;
  const { content } = selection.content();
  const html = writeFragment(content);
  event.preventDefault();
  event.clipboardData.setData(ownType, html);
  event.clipboardData.setData("text/html", html);
  event.clipboardData.setData("text/plain", wordsOf(content));
  return true;
};

const takeFiles = (data: DataTransfer, onFiles: PasteActions["onFiles"]): boolean => {
  const files = picturesIn(data);
  if (files.length === 0 || data.getData("text/html") !== "") return false;
  onFiles?.(files);
  return true;
};

/**
 * Copying, pasting and dropping without the library's own reading of HTML, which the page's policy for mark-up forbids:
 * foreign HTML is cleaned, HTML of another field of this site is taken as it stands.
 */
export const pasteHandlers = ({ onFiles }: PasteActions) => ({
  copy: copied,
  cut: (view: EditorView, event: ClipboardEvent): boolean => {
    if (!view.editable || !copied(view, event)) return false;
    view.dispatch(view.state.tr.deleteSelection().scrollIntoView());
    return true;
  },
  paste: (view: EditorView, event: ClipboardEvent): boolean => {
    const { clipboardData: data } = event;
    if (data === null || !view.editable) return false;
    event.preventDefault();
    if (!takeFiles(data, onFiles)) putPasted(view, data);
    return true;
  },
  drop: (view: EditorView, event: DragEvent): boolean => {
    const { dataTransfer: data } = event;
    if (data === null || view.dragging !== null || !view.editable) return false;
    event.preventDefault();
    const place = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
    if (place !== undefined) moveTo(view, place);
    if (!takeFiles(data, onFiles)) putPasted(view, data);
    return true;
  },
});
