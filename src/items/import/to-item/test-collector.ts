import type { Language } from "../../../contract/item/content";
import { readableTitle } from "../../readable-title";
import type { StoredMedia } from "../media";
import { oneLine } from "../one-line";
import type { Reason } from "../reasons";
import type { RecordPiece, QuestionRecord, SectionHeader, TestHeader, UnusedQuestion } from "../record";
import { Refusal } from "../refusal";
import type { ImportedQuestion, TestReading } from "../report";
import { letterLanguage } from "./letter-language";
import { SectionCollector } from "./section-collector";
import { slug } from "./slug";
import { toItem, type TestContext } from "./to-item";

interface CollectorOptions {
  readonly subject?: string;
  readonly title?: string;
  readonly name?: string;
  readonly language?: Language;
}

/** Number of questions from which the language is determined before the first item is made. */
const sampled = 20;

/** Collects the pieces of one test. */
class OpenTest {
  readonly #n: number;
  readonly #digest: string;
  readonly #options: CollectorOptions;
  #header: TestHeader = { title: null, language: null };
  #context: TestContext | null = null;
  #waiting: (QuestionRecord | UnusedQuestion)[] = [];
  #sections: SectionCollector[] = [];
  readonly #reports: ImportedQuestion[] = [];
  readonly #kept: Reason[] = [];
  readonly #changed: Reason[] = [];
  #refusal: Reason | undefined;
  readonly #media: Map<string, StoredMedia>;
  readonly #ids = new Set<string>();
  readonly #sectionOf = new Map<QuestionRecord, SectionCollector>();

  constructor(n: number, digest: string, options: CollectorOptions, media: Map<string, StoredMedia>) {
    this.#n = n;
    this.#digest = digest;
    this.#options = options;
    this.#media = media;
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0 && this.#reports.length === 0;
  }

  head(header: Partial<TestHeader>): void {
    this.#header = { ...this.#header, ...header };
  }

  section(header: SectionHeader): void {
    this.#sections.push(new SectionCollector(header));
  }

  sectionMore(header: Partial<SectionHeader>): void {
    this.#section().head(header);
  }

  remark(kind: "kept" | "changed", remark: Reason): void {
    const list = kind === "kept" ? this.#kept : this.#changed;
    if (!list.some(({ code, detail }) => code === remark.code && detail === remark.detail)) list.push(remark);
  }

  refuse(remark: Reason): void {
    this.#refusal ??= remark;
  }

  question(question: QuestionRecord | UnusedQuestion): void {
    if ("stem" in question) this.#sectionOf.set(question, this.#section());
    this.#waiting.push(question);
    if (this.#context !== null || this.#waiting.length >= sampled) this.#makeWaiting();
  }

  #section(): SectionCollector {
    const last = this.#sections.at(-1);
    if (last !== undefined) return last;
    this.section({ title: null });
    return this.#section();
  }

  #language(): Language {
    if (this.#options.language !== undefined) return this.#options.language;
    if (this.#header.language !== null) return this.#header.language;
    const records = this.#waiting.flatMap((one) => ("stem" in one ? [one] : []));
    return (
      records.find(({ language }) => language !== undefined && language !== null)?.language ?? letterLanguage(records)
    );
  }

  #named(): string {
    const fileName = this.#options.name?.replace(/\.[a-z0-9]{1,6}$/i, "") ?? null;
    return readableTitle(oneLine(this.#header.title) ?? oneLine(fileName) ?? "");
  }

  #start(): TestContext {
    if (this.#context !== null) return this.#context;
    const named = this.#named();
    this.#context = {
      digest: this.#digest,
      title: this.#options.title ?? (named === "" ? `Import ${this.#digest.slice(0, 8)}` : named),
      skill: slug(named, this.#digest),
      subject: this.#options.subject ?? "general",
      language: this.#language(),
    };
    return this.#context;
  }

  #makeWaiting(): void {
    const context = this.#start();
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const question of waiting) this.#reports.push(this.#reportOn(question, context));
  }

  #reportOn(question: QuestionRecord | UnusedQuestion, context: TestContext): ImportedQuestion {
    const { where } = question;
    const shared = { n: this.#reports.length + 1, where, title: oneLine(question.title) };
    if (!("stem" in question)) return { ...shared, outcome: question.outcome, reasons: question.reasons };
    try {
      const { item, media, reasons } = toItem(question, context);
      if (this.#ids.has(item.item_id)) throw new Refusal("questionRepeated");
      this.#ids.add(item.item_id);
      for (const stored of media) this.#media.set(stored.sha256, stored);
      this.#sectionOf.get(question)?.add(item.item_id);
      this.#sectionOf.delete(question);
      return { ...shared, outcome: reasons.length === 0 ? "exact" : "changed", reasons, item };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { ...shared, outcome: "refused", reasons: [error.reason] };
    }
  }

  #refusedReports(refusal: Reason): ImportedQuestion[] {
    return this.#reports.map(({ item: _item, ...report }) => ({ ...report, outcome: "refused", reasons: [refusal] }));
  }

  finish(): TestReading {
    const context = this.#start();
    this.#makeWaiting();
    const { language } = context;
    const { timeLimitMs, attempts } = this.#header;
    if (timeLimitMs !== undefined) this.remark("kept", { code: "timeLimitKept", detail: `${timeLimitMs / 1_000} s` });
    if (attempts !== undefined) this.remark("kept", { code: "attemptsKept", detail: String(attempts ?? "∞") });
    const headed = this.#header.directions === undefined ? [] : [this.#header];
    for (const { directions, files } of headed) this.#sections[0]?.addDirections(directions, files);
    const used = this.#sections.filter((section) => section.isUsed);
    const several = this.#sections.length > 1;
    const sections = used.map((one) => {
      const { section, media } = one.finish(this.#sections, (kind, remark) => this.remark(kind, remark));
      for (const stored of media) this.#media.set(stored.sha256, stored);
      return section;
    });
    for (const section of this.#sections.filter((one) => !one.isUsed && one.path !== null && several))
      this.remark("changed", { code: "emptySectionLeftOut", detail: section.path ?? "" });
    if (used.length > 1) this.remark("changed", { code: "sectionsInTurn", detail: String(used.length) });
    const refusal = this.#refusal;
    return {
      n: this.#n,
      title: context.title,
      language,
      ...(timeLimitMs === undefined ? {} : { timeLimitMs }),
      ...(attempts === undefined ? {} : { attempts }),
      kept: this.#kept,
      changed: this.#changed,
      ...(refusal === undefined ? {} : { refusal }),
      sections: refusal === undefined ? sections : [],
      items: refusal === undefined ? this.#reports : this.#refusedReports(refusal),
    };
  }
}

/** Collects the pieces of a reader into tests, and makes the items while they arrive. */
export class TestCollector {
  readonly #digest: string;
  readonly #options: CollectorOptions;
  readonly #media = new Map<string, StoredMedia>();
  readonly #tests: TestReading[] = [];
  #open: OpenTest | null = null;
  /** Remarks about the file before its first test. */
  readonly #early: { readonly kind: "kept" | "changed"; readonly remark: Reason }[] = [];

  constructor(digest: string, options: CollectorOptions) {
    this.#digest = digest;
    this.#options = options;
  }

  #test(): OpenTest {
    if (this.#open === null) {
      this.#open = new OpenTest(this.#tests.length + 1, this.#digest, this.#options, this.#media);
      for (const { kind, remark } of this.#early.splice(0)) this.#open.remark(kind, remark);
    }
    return this.#open;
  }

  #close(): void {
    if (this.#open !== null) this.#tests.push(this.#open.finish());
    this.#open = null;
  }

  take(piece: RecordPiece): void {
    switch (piece.piece) {
      case "test":
        this.#close();
        this.#test().head(piece.header);
        return;
      case "test.more":
        this.#test().head(piece.header);
        return;
      case "section":
        this.#test().section(piece.header);
        return;
      case "section.more":
        this.#test().sectionMore(piece.header);
        return;
      case "question":
      case "unused":
        this.#test().question(piece.question);
        return;
      case "remark":
        if (this.#open === null) this.#early.push(piece);
        else this.#open.remark(piece.kind, piece.remark);
        return;
      case "refusal":
        this.#test().refuse(piece.remark);
    }
  }

  finish(): { readonly tests: readonly TestReading[]; readonly media: readonly StoredMedia[] } {
    this.#close();
    return { tests: this.#tests, media: [...this.#media.values()] };
  }
}
