import { leaveOutFeedback } from "../answers/feedback";
import { shareOfPercent } from "../answers/shares";
import { Notes } from "../notes";
import type { AskedRecord, Html } from "../record";
import { takeRecording } from "../recordings";
import { Refusal } from "../refusal";
import { formattedHtml, type TextFormat } from "../text-formats";
import { childElements, type XmlElement } from "../xml";
import { childOf, showsNothing, isOn, textOf, valueOf } from "./fields";
import { AttachedFiles } from "./files";

const formats: Readonly<Record<string, TextFormat>> = {
  html: "html",
  moodle_auto_format: "moodle",
  plain_text: "plain",
  markdown: "markdown",
};

const standardSentence = /^Your answer is (?:correct|partially correct|incorrect)\.$/;
const standardNumbering = new Set(["abc", "ABCD", "none", ""]);

/** The part of a question that depends on its kind. */
export interface Asked {
  readonly asked: AskedRecord;
  /** The stem if it is more than the text of the question. */
  readonly stem?: Html;
  readonly lowest?: number | undefined;
  /** The feedback to each answer. */
  readonly feedback?: readonly (Html | null)[];
  /** The points if they do not come from `defaultgrade`. */
  readonly points?: number;
}

/** One answer of a question. */
export interface MoodleAnswer {
  readonly element: XmlElement;
  readonly share: number;
  readonly feedback: Html | null;
}

/** The state of reading one question: its texts, files and notes. */
export class QuestionReading {
  readonly element: XmlElement;
  readonly notes = new Notes();
  readonly files: AttachedFiles;
  readonly format: TextFormat;
  /** Moodle's standard feedback was left out. */
  hasStandardFeedback = false;

  /** `mark` sets its references to files apart from those of other questions. Throws Refusal. */
  constructor(element: XmlElement, mark = "") {
    this.element = element;
    this.files = new AttachedFiles(element, mark);
    this.format = this.#formatOf(childOf(element, "questiontext"), "html");
  }

  /** Reads the text of a field in its format; null: it shows nothing. Throws Refusal. */
  text(field: XmlElement | undefined): Html | null {
    if (!field) return null;
    const { html } = formattedHtml(textOf(field), this.#formatOf(field, this.format));
    this.#nameLanguages(html);
    return showsNothing(html) ? null : { html: this.files.refer(html, field) };
  }

  /**
   * The text of the question, with `change` applied to its source, and with the picture that old files add. Throws
   * Refusal.
   */
  stem(change: (written: string) => string = (written) => written): Html {
    const field = childOf(this.element, "questiontext");
    if (!field) throw new Refusal("fieldMissing", "questiontext");
    const { html } = formattedHtml(change(textOf(field)), this.format);
    this.#nameLanguages(html);
    const name = textOf(childOf(this.element, "image")).replaceAll(/[/"<>]/g, "_");
    if (name === "") return { html: this.files.refer(html, field) };
    const data = textOf(childOf(this.element, "image_base64"));
    const added = data === "" ? [] : [{ path: name, data }];
    return { html: this.files.refer(`${html} <img src="@@PLUGINFILE@@/${encodeURIComponent(name)}">`, field, added) };
  }

  /** The text of a choice with its recording. Throws Refusal. */
  heard(field: XmlElement): { readonly content: Html | null; readonly recording?: string } {
    const content = this.text(field);
    const { html, recording } = takeRecording(content?.html ?? "");
    return recording === null
      ? { content }
      : { content: showsNothing(html) ? null : { html }, recording: recording.reference };
  }

  /** The answers with their shares and feedback. Throws Refusal. */
  answers(): MoodleAnswer[] {
    return childElements(this.element, "answer").map((element) => {
      const oldFraction = valueOf(element, "fraction");
      if (oldFraction !== undefined) throw new Refusal("weightUnreadable", oldFraction.slice(0, 40));
      const share = shareOfPercent(element.attributes["fraction"] ?? "0");
      return { element, share, feedback: this.text(childOf(element, "feedback")) };
    });
  }

  /** Notes hints between tries and feedback after an answer as left out. Throws Refusal. */
  leaveOut(): void {
    const hints = childElements(this.element, "hint");
    if (hints.some((hint) => this.text(childOf(hint, "hintcontent") ?? hint) !== null)) this.notes.add("hintsLeftOut");
    for (const name of ["correctfeedback", "partiallycorrectfeedback", "incorrectfeedback"]) {
      const said = this.text(childOf(this.element, name));
      if (!said) continue;
      if (standardSentence.test(said.html.replaceAll(/<\/?p>/g, "").trim())) this.hasStandardFeedback = true;
      else leaveOutFeedback([said], this.notes);
    }
    if (isOn(this.element, "hidden", false)) this.notes.add("hiddenRead");
    const numbering = valueOf(this.element, "answernumbering") ?? valueOf(this.element, "numberingstyle") ?? "";
    if (!standardNumbering.has(numbering)) this.notes.add("numberingLeftOut", numbering.slice(0, 20));
  }

  #nameLanguages(html: string): void {
    if (/class\s*=\s*["']?multilang|\{mlang\s/i.test(html)) this.notes.add("languagesTogether");
  }

  #formatOf(field: XmlElement | undefined, assumed: TextFormat): TextFormat {
    const named = field?.attributes["format"]?.trim();
    if (named === undefined) return assumed;
    if (named === "wiki_like") throw new Refusal("formatUnsupported", named);
    const format = Object.hasOwn(formats, named) ? formats[named] : undefined;
    if (format === undefined) this.notes.add("formatAssumed", named.slice(0, 40));
    return format ?? "html";
  }
}
