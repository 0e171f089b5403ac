import type { Language } from "../../../contract/item/content";
import { oneLine } from "../one-line";
import type { TestRemarkCode } from "../reasons";
import type { FoundFile, RecordPiece, Place, TestHeader } from "../record";
import { Refusal } from "../refusal";
import type { XmlElement } from "../xml";
import { descendants } from "../xml";
import { streamXml, type XmlEvent } from "../xml-stream";
import { Qti1Introductions } from "./introductions";
import { type ItemPlace, readItem } from "./item";
import { metadataFields, metadataLanguage } from "./metadata";
import { trimmedText } from "./presentation";
import { headerOf, newSection, readAboutSection, readDirections, remarkOnLost, type Qti1Section } from "./sections";
import { durationMs, type Settings, settingsOf } from "./settings";

/** A file of questions, with facts about it from other files. */
export interface DocumentSource {
  readonly bytes: Buffer;
  /** Path in the package; absent: a single file. */
  readonly file?: string;
  readonly title: string | null;
  readonly language: Language | null;
  readonly settings: Settings | null;
  readonly files: (reference: string) => FoundFile;
  /** Finds the file that holds a bank. */
  readonly bank: (ident: string) => DocumentSource | null;
  /** Remarks about the whole file, which are reported with its first test. */
  readonly remarks: readonly Extract<RecordPiece, { readonly piece: "remark" }>[];
}

const groups = new Set(["questestinterop", "assessment", "section", "objectbank"]);
const wants = (name: string, path: readonly string[]): boolean => path.length > 0 && !groups.has(name);

/** Reads a file of questions as pieces of tests. */
class DocumentReader {
  readonly #source: DocumentSource;
  readonly #introductions = new Qti1Introductions();
  readonly #identities = new Map<string, number>();
  readonly #sections: Qti1Section[] = [];
  #testOpen = false;
  #current: Qti1Section | null = null;
  #count = 0;

  constructor(source: DocumentSource) {
    this.#source = source;
  }

  async *read(): AsyncGenerator<RecordPiece> {
    for await (const event of streamXml(this.#source.bytes, this.#source.file ?? "", wants)) yield* this.#take(event);
    yield* this.#endTest();
  }

  async *#take(event: XmlEvent): AsyncGenerator<RecordPiece> {
    if (event.kind === "open") yield* this.#open(event.name, event.attributes);
    else if (event.kind === "close") yield* this.#close(event.name);
    else if (event.kind === "tooLarge") yield* this.#tooLarge(event.name, event.attributes, event.line);
    else if (event.kind === "element") yield* this.#element(event.element, event.line);
  }

  *#open(name: string, attributes: XmlElement["attributes"]): Generator<RecordPiece> {
    if (name === "assessment" || name === "objectbank") {
      yield* this.#endTest();
      yield* this.#startTest(name === "assessment" ? attributes["title"] : undefined, attributes["xml:lang"]);
    } else if (name === "section") {
      if (!this.#testOpen) {
        yield* this.#startTest(undefined, undefined);
      }
      this.#sections.push(newSection({ attributes }, this.#sections.at(-1) ?? null));
    }
  }

  async *#close(name: string): AsyncGenerator<RecordPiece> {
    if (name === "section") {
      const section = this.#sections.pop();
      if (section && section.bank !== null) yield* this.#drawFrom(section, section.bank);
      if (section && section.opened === 0 && section.directions !== "") yield* this.#openSection(section);
    } else if (name === "assessment" || name === "objectbank") yield* this.#endTest();
  }

  *#startTest(title: string | undefined, language: string | undefined): Generator<RecordPiece> {
    const source = this.#source;
    const { settings } = source;
    this.#testOpen = true;
    const header: TestHeader = {
      title: oneLine(title) ?? source.title,
      language: metadataLanguage(language) ?? source.language,
      files: source.files,
      ...settings?.header,
    };
    yield { piece: "test", header };
    if (this.#count === 0) yield* source.remarks;
    if (settings) yield* this.#sayLeft(settings);
  }

  *#sayLeft({ left, survey }: Settings): Generator<RecordPiece> {
    if (survey) yield this.#remark("surveyRead");
    if (left.length > 0) yield this.#remark("settingLeftOut", left.join(", ").slice(0, 300));
  }

  *#endTest(): Generator<RecordPiece> {
    yield* this.#introductions.end();
    this.#testOpen = false;
    this.#current = null;
    this.#sections.length = 0;
  }

  #remark(code: TestRemarkCode, detail?: string): RecordPiece {
    const kind = code === "sectionPointsKept" ? "kept" : "changed";
    return { piece: "remark", kind, remark: detail === undefined ? { code } : { code, detail } };
  }

  #place(identifier: string | undefined, line: number): Place {
    const { file } = this.#source;
    return { ...(file === undefined ? {} : { file }), line, ...(identifier === undefined ? {} : { identifier }) };
  }

  *#tooLarge(name: string, attributes: XmlElement["attributes"], line: number): Generator<RecordPiece> {
    if (name !== "item") {
      if (this.#testOpen) yield this.#remark("settingLeftOut", name);
      return;
    }
    yield* this.#ready();
    yield* this.#refuse(this.#place(attributes["ident"], line), attributes["title"], new Refusal("questionTooLarge"));
  }

  *#refuse(where: Place, title: string | undefined, refusal: Refusal): Generator<RecordPiece> {
    const question = { where, title: oneLine(title), outcome: "refused", reasons: [refusal.reason] } as const;
    yield* this.#introductions.pass({ piece: "unused", question });
  }

  *#element(element: XmlElement, line: number): Generator<RecordPiece> {
    if (element.name === "item") yield* this.#item(element, line);
    else if (element.name === "itemref" || element.name === "sectionref") {
      yield* this.#ready();
      const ident = element.attributes["linkrefid"];
      yield* this.#refuse(this.#place(ident, line), undefined, new Refusal("itemElsewhere", ident?.slice(0, 60)));
    } else yield* this.#about(element);
  }

  /** Reads an element other than a question: of the open section, else of the test. */
  *#about(element: XmlElement): Generator<RecordPiece> {
    const remarks: RecordPiece[] = [];
    const remark = (code: TestRemarkCode, detail?: string) => remarks.push(this.#remark(code, detail));
    const section = this.#sections.at(-1);
    if (section) {
      const changed = readAboutSection(element, section, remark);
      if (changed && section.opened > 0)
        yield* this.#introductions.pass({ piece: "section.more", header: headerOf(section) });
    } else if (this.#testOpen) yield* this.#aboutTest(element, remark);
    for (const piece of remarks) yield* this.#introductions.pass(piece);
  }

  *#aboutTest(element: XmlElement, remark: (code: TestRemarkCode, detail?: string) => void): Generator<RecordPiece> {
    if (element.name === "qtimetadata" || element.name === "assessmentmetadata") {
      const settings = settingsOf(metadataFields(element));
      const { title, ...rest } = settings.header;
      const header = { ...rest, ...(title === undefined || this.#source.settings?.header.title ? {} : { title }) };
      if (Object.keys(header).length > 0) yield { piece: "test.more", header };
      yield* this.#sayLeft(settings);
    } else if (element.name === "duration") {
      const timeLimitMs = durationMs(trimmedText(element));
      if (timeLimitMs === null) remark("settingLeftOut", `duration: ${trimmedText(element).slice(0, 60)}`);
      else yield { piece: "test.more", header: { timeLimitMs } };
    } else if (element.name === "presentation_material" || element.name === "rubric") {
      const directions = readDirections(element);
      if (directions === null) remark("settingLeftOut", element.name);
      else if (directions !== "") yield* this.#direct(directions);
    } else if (element.name === "selection_ordering") {
      if (descendants(element, ({ name }) => name === "selection_number" || name === "order").length > 0)
        remark("sectionDrawLeftOut");
    } else remarkOnLost(element, remark);
  }

  #directions = "";
  *#direct(html: string): Generator<RecordPiece> {
    const before = this.#directions === "" ? (this.#source.settings?.header.directions?.html ?? "") : this.#directions;
    this.#directions = `${before}${html}`;
    yield { piece: "test.more", header: { directions: { html: this.#directions } } };
  }

  /** Opens the test and the section of the next question if they are not open yet. */
  *#ready(): Generator<RecordPiece> {
    if (!this.#testOpen) {
      yield* this.#startTest(undefined, undefined);
    }
    const section = this.#sections.at(-1) ?? this.#current ?? newSection({ attributes: {} }, null);
    if (this.#current !== section) yield* this.#openSection(section);
  }

  *#openSection(section: Qti1Section): Generator<RecordPiece> {
    this.#current = section;
    section.opened += 1;
    const header = section.opened === 1 ? headerOf(section) : { title: section.title };
    yield* this.#introductions.pass({ piece: "section", header: { ...header, files: this.#source.files } });
    if (section.opened === 2 && (section.draw !== null || section.shuffle))
      yield* this.#introductions.pass(this.#remark("sectionDrawLeftOut", section.title ?? undefined));
  }

  #identityOf(ident: string | undefined): string {
    const { file } = this.#source;
    const name = `${file ?? ""}#${ident ?? ""}`;
    const times = (this.#identities.get(name) ?? 0) + 1;
    this.#identities.set(name, times);
    return times === 1 ? name : `${name}~${times}`;
  }

  *#item(item: XmlElement, line: number): Generator<RecordPiece> {
    yield* this.#ready();
    yield* this.#read(item, line, this.#current?.perItem ?? null, this.#source, "");
  }

  *#read(
    item: XmlElement,
    line: number,
    perItem: number | null,
    source: DocumentSource,
    prefix: string,
  ): Generator<RecordPiece> {
    this.#count += 1;
    const { ident, title } = { ident: identOf(item), title: item.attributes["title"] };
    const { file } = source;
    const where: Place = {
      ...(file === undefined ? {} : { file }),
      line,
      ...(ident === undefined ? {} : { identifier: ident }),
    };
    const place: ItemPlace = {
      where,
      identity: `${prefix}${this.#identityOf(ident)}`,
      perItem,
      shuffle: this.#source.settings?.shuffle ?? false,
      files: source.files,
    };
    try {
      const reading = readItem(item, place);
      if (reading.is === "introduction")
        this.#introductions.add(where, oneLine(title), ident ?? place.identity, reading.content);
      else yield* this.#introductions.question(reading.question, reading.stimulus, (one) => `${file ?? ""}#${one}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      yield* this.#refuse(where, title, error);
    }
  }

  /** Reads the questions of a bank into the section that draws from it. */
  async *#drawFrom(section: Qti1Section, ident: string): AsyncGenerator<RecordPiece> {
    const bank = this.#source.bank(ident);
    yield* this.#openSection(section);
    if (!bank) {
      yield* this.#refuse(
        this.#place(ident, 1),
        section.title ?? undefined,
        new Refusal("bankMissing", ident.slice(0, 60)),
      );
      return;
    }
    const prefix = `${this.#source.file ?? ""} ${section.title ?? ""}>`;
    const all = streamXml(bank.bytes, bank.file ?? "", wants);
    for await (const event of all) {
      if (event.kind === "tooLarge" && event.name === "item")
        yield* this.#refuse(this.#place(event.attributes["ident"], 1), undefined, new Refusal("questionTooLarge"));
      if (event.kind === "element" && event.element.name === "item")
        yield* this.#read(event.element, event.line, section.perItem, bank, prefix);
    }
  }
}

const identOf = (item: XmlElement): string | undefined =>
  item.attributes["ident"] ?? metadataFields(item).get("bbmd_asi_object_id");

/** The pieces of a file of questions. Throws ImportFault when it cannot be read to its end. */
export const readDocument = (source: DocumentSource): AsyncGenerator<RecordPiece> => new DocumentReader(source).read();
