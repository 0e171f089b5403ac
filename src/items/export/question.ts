import { createHash } from "node:crypto";
import type { Language, Localized } from "../../contract/item/content";
import type { Item, Media, Option } from "../../contract/item/item";
import { plainText } from "../content/content";
import type { FileSource } from "./exported-test";
import type { ExportChangeCode } from "./reasons";
import { toXhtml } from "./xhtml";
import { xmlElement, type Attributes } from "./xml";

/** A file that a question refers to. */
export interface QuestionFile {
  /** Its name in the export, without a folder. */
  readonly name: string;
  readonly type: string;
  readonly source: FileSource;
}

const endings: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/gif": "gif",
  "image/webp": "webp",
  "image/svg+xml": "svg",
  "audio/mpeg": "mp3",
  "audio/ogg": "ogg",
  "audio/mp4": "m4a",
};

const inlinePicture = /^data:(image\/(?:png|jpeg|gif|webp));base64,/;

/** Width and height of a picture in pixels. */
export type PictureSize = readonly [width: number, height: number];

/** The text in a language, or in the other one if that language is missing. */
export const textInLanguage = (text: Localized, language: Language): string =>
  text[language] ?? text.en ?? text.zh ?? "";

/** Collects the files and the changes of one question while it is written. */
export class QuestionWork {
  readonly item: Item;
  readonly language: Language;
  readonly changes = new Set<ExportChangeCode>();
  readonly files = new Map<string, QuestionFile>();
  readonly #reference: (name: string) => string;

  /** The size of the picture of a hot spot item. */
  readonly pictureSize: PictureSize | null;

  /** `reference` makes the reference to a file by its name in the text of a question. */
  constructor(
    item: Item,
    {
      language,
      pictureSize,
      reference,
    }: Pick<QuestionWork, "language" | "pictureSize"> & { reference: (name: string) => string },
  ) {
    this.item = item;
    this.language = language;
    this.pictureSize = pictureSize;
    this.#reference = reference;
  }

  text(text: Localized): string {
    return textInLanguage(text, this.language);
  }

  /** Adds a file to the question and returns the reference to it. */
  file(type: string, sha256: string, source: FileSource): string {
    const name = `${sha256.slice(0, 24)}.${endings[type] ?? "bin"}`;
    this.files.set(name, { name, type, source });
    return this.#reference(name);
  }

  media({ type, sha256 }: Media): string {
    return this.file(type, sha256, { sha256 });
  }

  #picture(source: string): string {
    const [, type] = inlinePicture.exec(source) ?? [];
    if (type !== undefined) {
      const bytes = Buffer.from(source.slice(source.indexOf(",") + 1), "base64");
      return this.file(type, createHash("sha256").update(bytes).digest("hex"), { bytes });
    }
    const media = this.item.body.media.find(({ media_id: id }) => source === `media:${id}`);
    return media === undefined ? source : this.media(media);
  }

  #player(mediaId: string | undefined, further: Attributes = {}): string {
    const media = this.item.body.media.find(({ media_id: id }) => id === mediaId);
    if (media === undefined) return "";
    this.changes.add("audioAsPlayer");
    return xmlElement("audio", { src: this.media(media), controls: "controls", ...further }, " ");
  }

  /** XML of a player for the recording of the question; empty if the item has none. */
  player(): string {
    const { audio } = this.item.body;
    if (audio === undefined) return "";
    return this.#player(audio.prompt, {
      autoplay: audio.autoplay ? "autoplay" : undefined,
      "data-max-plays": audio.max_plays ?? undefined,
      "data-synthetic": audio.synthetic ? true : undefined,
    });
  }

  /** The XML of an option, with its recording. */
  option({ option_id: id, content }: Option): string {
    return this.xhtml(content) + this.#player(this.item.body.audio?.options?.[id]);
  }

  /** The XML of a text. */
  xhtml(text: Localized, gap?: (gapId: string) => string | null): string {
    const picture = (source: string): string => this.#picture(source);
    return toXhtml(this.text(text), gap === undefined ? { picture } : { picture, gap });
  }
}

const longestTitle = 80;

/** The first words of a question in plain text, as its title in lists. */
export const questionTitle = ({ body }: Item, language: Language, number: number): string => {
  const words = plainText(textInLanguage(body.stem, language).replaceAll(/<(svg|math)\b[\s\S]*?<\/\1>/g, " … "))
    .replaceAll(/\{\{[\w.-]+\}\}/g, "…")
    .trim();
  if (words === "" || words === "…") return String(number);
  return words.length > longestTitle ? `${words.slice(0, longestTitle - 1).trimEnd()}…` : words;
};
