import { mediaId, type StoredMedia } from "../media";
import { Notes } from "../notes";
import type { Reason } from "../reasons";
import type { Html, SectionHeader } from "../record";
import { Refusal } from "../refusal";
import type { SectionReading } from "../report";
import { cleanHtml, isEmpty, type ContentContext } from "./content";

type Say = (kind: "kept" | "changed", remark: Reason) => void;
type Files = NonNullable<SectionHeader["files"]>;

const noFiles: Files = () => "missing";

/** Collects the parts of one section of a test. */
export class SectionCollector {
  #header: SectionHeader;
  readonly #items: string[] = [];
  readonly #directions: { readonly html: Html; readonly files: Files }[] = [];

  constructor(header: SectionHeader) {
    this.#header = header;
  }

  get isUsed(): boolean {
    return this.#items.length > 0;
  }
  /** Its title after the titles of the sections around it; null: it has no title. */
  get path(): string | null {
    const { title, within = [] } = this.#header;
    return title === null ? null : [...within, title].join(" / ").slice(0, 200);
  }

  /** Its title, or its path if another of these sections has the same title. */
  #titleAmong(sections: readonly SectionCollector[]): string | null {
    const { title } = this.#header;
    const isShared = sections.some((other) => other.#header.title === title && other.path !== this.path);
    return isShared ? this.path : title;
  }

  head(header: Partial<SectionHeader>): void {
    this.#header = { ...this.#header, ...header };
  }

  add(itemId: string): void {
    this.#items.push(itemId);
  }

  /** Adds directions of the whole test, which come before those of its first section. */
  addDirections(html: Html | undefined, files: Files = noFiles): void {
    if (html !== undefined) this.#directions.unshift({ html, files });
  }

  #cleanDirections(say: Say): { readonly html: string; readonly media: readonly StoredMedia[] } {
    const { directions, files = noFiles } = this.#header;
    const all = [...this.#directions, ...(directions === undefined ? [] : [{ html: directions, files }])];
    const media: ContentContext["media"] = new Map();
    const texts = all.flatMap(({ html, files: find }) => {
      const notes = new Notes();
      try {
        const text = cleanHtml(html, { files: find, notes, media });
        for (const note of notes.list()) say("changed", note);
        return isEmpty(text) ? [] : [text];
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        say("changed", { code: "directionsLeftOut", detail: error.reason.code });
        return [];
      }
    });
    const html = texts.length > 1 ? texts.map((text) => `<div>${text}</div>`).join("") : (texts[0] ?? "");
    return { html, media: [...media.values()].filter((stored) => html.includes(mediaId(stored))) };
  }

  /** The section as it was read; `all`: the sections of its test. */
  finish(
    all: readonly SectionCollector[],
    say: Say,
  ): { readonly section: SectionReading; readonly media: readonly StoredMedia[] } {
    const { draw, shuffle, timeLimitMs, within = [] } = this.#header;
    const title = this.#titleAmong(all);
    const { path } = this;
    const { html: directions, media } = this.#cleanDirections(say);
    const named = (detail: string): string => (title === null ? detail : `${title}: ${detail}`).slice(0, 200);
    if (path !== null && (all.length > 1 || within.length > 0)) say("kept", { code: "sectionTitleKept", detail: path });
    if (directions !== "")
      say("kept", { code: "directionsKept", ...(title === null ? {} : { detail: title.slice(0, 200) }) });
    const draws = draw !== undefined && draw < this.#items.length;
    if (draws) say("kept", { code: "drawKept", detail: named(`${draw} / ${this.#items.length}`) });
    if (draw !== undefined && draw > this.#items.length)
      say("changed", { code: "drawLeftOut", detail: named(`${draw} / ${this.#items.length}`) });
    if (shuffle === true)
      say("kept", { code: "shuffleKept", ...(title === null ? {} : { detail: title.slice(0, 200) }) });
    if (timeLimitMs !== undefined)
      say("kept", { code: "sectionTimeLimitKept", detail: named(`${timeLimitMs / 1_000} s`) });
    const section = {
      title,
      ...(directions === "" ? {} : { directions }),
      ...(media.length === 0
        ? {}
        : { media: media.map((stored) => ({ media_id: mediaId(stored), type: stored.type, sha256: stored.sha256 })) }),
      ...(draws ? { draw } : {}),
      ...(shuffle === true ? { shuffle } : {}),
      ...(timeLimitMs === undefined ? {} : { timeLimitMs }),
      items: this.#items,
    };
    return { section, media };
  }
}
