import type { Language } from "../../../../contract/item/content";
import type { Media } from "../../../../contract/item/item";
import type { MarkPlace } from "./mark-place";

/** A field for one text of a question in one language. */
export interface RichTextProps {
  /** The accessible name of the field. */
  readonly label: string;
  /** HTML as typed, with LaTeX between \( \) or \[ \]. */
  readonly value: string;
  /** Called after each change that the author makes. */
  readonly onChange: (html: string) => void;
  /** line: an option or another short text; block: a stem, a passage, an explanation. */
  readonly size: "line" | "block";
  /** The language of the text, for spelling and reading aloud. */
  readonly language: Language;
  readonly placeholder?: string | undefined;
  /** The files of the question, to show its pictures. */
  readonly media?: readonly Media[] | undefined;
  /** Takes the file of a new picture, before `onChange` names it; without it, the text takes no new pictures. */
  readonly onMedia?: ((media: Media) => void) | undefined;
  /** Undoing and redoing by the page; without them, the field undoes its own changes. */
  readonly onUndo?: (() => void) | undefined;
  readonly onRedo?: (() => void) | undefined;
  /** Hears where the caret is, once the field has had the focus; null: the field has gone. */
  readonly onCaret?: ((place: MarkPlace | null) => void) | undefined;
  /** Enter in a field of one line. */
  readonly onEnter?: (() => void) | undefined;
  readonly isReadOnly?: boolean | undefined;
  /** The id of an element that says what is wrong or asked for. */
  readonly describedBy?: string | undefined;
}
