import type { Language } from "../../../contract/item/content";
import { ImportFault } from "../faults";
import type { Reader, ReadingOptions, Source } from "../reader";
import type { Reason } from "../reasons";
import type { Format, RecordPiece, Place, QuestionRecord } from "../record";
import { Refusal } from "../refusal";
import type { XmlElement } from "../xml";
import { parseXml } from "../xml";
import { limits, type PackageFiles } from "../zip";
import { testPlan, type TestPlan } from "./assessment-test";
import { identifierOf } from "./attributes";
import { Drawings } from "./drawings";
import { withQti2Names } from "./names";
import { formatInHead, packageIndex } from "./package-index";
import { readQuestion } from "./question";
import { fileFinder } from "./references";
import type { ItemReference } from "./test-sections";

interface QuestionOrder {
  readonly file: string;
  readonly identity: string;
  /** The identifier by which the manifest or the test calls it. */
  readonly identifier: string;
  readonly reference: ItemReference | null;
}

const isFlow = ({ code }: Reason): boolean => code === "preConditionLeftOut" || code === "branchRuleLeftOut";
const single = "item.xml";
const weigh = (question: QuestionRecord, reference: ItemReference, plan: TestPlan): QuestionRecord => {
  const counted = reference.weights.filter(({ identifier }) => plan.total.counts(identifier));
  const values = new Set(counted.map(({ value }) => value));
  const [weight = 1] = values;
  if (values.size > 1) throw new Refusal("weightAmbiguous", [...values].join(", "));
  if (weight === 0) throw new Refusal("noPoints", "weight 0");
  if (weight === null || weight <= 0) throw new Refusal("pointsUnreadable", `weight ${weight ?? ""}`);
  if (counted.length < reference.weights.length)
    plan.remarks.change(
      "weightUnused",
      `${reference.identifier}: ${reference.weights.map(({ value }) => value).join(", ")}`,
    );
  if (weight !== 1) plan.remarks.keep("weightKept", `${reference.identifier}: ${weight}`);
  return {
    ...question,
    points: Number((question.points * weight).toPrecision(12)),
    changed: [...question.changed, ...reference.changed],
  };
};

/** Reads the questions of one source. */
class QtiReading {
  readonly #files: PackageFiles;
  readonly #drawings = new Map<Language, Drawings>();
  readonly #language: Language;
  readonly #isSingle: boolean;
  readonly #used = new Set<string>();

  constructor(files: PackageFiles, language: Language | null, isSingle: boolean) {
    this.#files = files;
    this.#language = language ?? "en";
    this.#isSingle = isSingle;
  }

  #drawingsFor(language: Language): Drawings {
    const drawings = this.#drawings.get(language) ?? new Drawings(language);
    this.#drawings.set(language, drawings);
    return drawings;
  }

  #place(file: string, identifier: string): Place & { readonly file: string } {
    return { file, ...(identifier === "" ? {} : { identifier }) };
  }

  #shown({ file, identifier }: Place): Place {
    return this.#isSingle
      ? { identifier: identifier ?? "" }
      : { ...(file === undefined ? {} : { file }), ...(identifier === undefined ? {} : { identifier }) };
  }

  #unused(place: Place, title: string | null, reason: Reason): RecordPiece {
    return { piece: "unused", question: { where: this.#shown(place), title, outcome: "refused", reasons: [reason] } };
  }

  #parse(file: string): XmlElement {
    const bytes = this.#files.get(file);
    if (!bytes) throw new Refusal("fileMissing");
    try {
      return withQti2Names(parseXml(bytes, file));
    } catch (error) {
      throw error instanceof ImportFault ? new Refusal("xmlRefused", error.code) : error;
    }
  }

  /** Reads one question; a refused one becomes a piece with the reason. `instead` refuses it in any case. */
  async question(order: QuestionOrder, plan: TestPlan | null, instead?: Reason): Promise<RecordPiece> {
    let place = this.#place(order.file, order.identifier);
    let title: string | null = null;
    try {
      const tree = this.#parse(order.file);
      place = this.#place(order.file, identifierOf(tree) || order.identifier);
      title = (tree.attributes["title"] ?? "").trim().slice(0, 300) || null;
      if (instead) return this.#unused(place, title, instead);
      const read = await readQuestion(
        tree,
        { where: place, identity: order.identity },
        { files: this.#files, drawings: (language) => this.#drawingsFor(language ?? this.#language) },
      );
      const question = { ...read, where: this.#shown(place) };
      return {
        piece: "question",
        question: plan && order.reference ? weigh(question, order.reference, plan) : question,
      };
    } catch (error) {
      if (error instanceof Refusal) return this.#unused(place, title, error.reason);
      throw error;
    }
  }

  #order(reference: ItemReference, plan: TestPlan): QuestionOrder {
    const elsewhere = this.#used.has(reference.path);
    return {
      file: reference.path,
      identity: elsewhere ? `${plan.file} ${reference.path}` : reference.path,
      identifier: reference.identifier,
      reference,
    };
  }

  async *test(plan: TestPlan, { flatten }: ReadingOptions): AsyncIterable<RecordPiece> {
    const refused: Reason | null =
      plan.flow.length > 0 && !flatten ? { code: "flowUnsupported", detail: plan.flow.join("; ").slice(0, 200) } : null;
    yield { piece: "test", header: plan.header };
    if (refused) yield { piece: "refusal", remark: refused };
    const here = new Set<string>();
    for (const { items, title, directions, draw, shuffle, timeLimitMs } of plan.sections) {
      yield {
        piece: "section",
        header: {
          title,
          ...(directions === "" ? {} : { directions: { html: directions } }),
          ...(draw === null ? {} : { draw }),
          ...(shuffle ? { shuffle } : {}),
          ...(timeLimitMs === null ? {} : { timeLimitMs }),
          files: fileFinder(this.#files),
        },
      };
      for (const reference of items) {
        const instead: Reason | undefined =
          refused ?? (here.has(reference.path) ? { code: "itemRepeated" } : undefined);
        here.add(reference.path);
        yield await this.question(this.#order(reference, plan), plan, instead);
      }
    }
    for (const path of here) this.#used.add(path);
    yield* plan.remarks.list().filter(({ remark }) => refused === null || !isFlow(remark));
  }

  /**
   * Items that no test uses: if `belong`, they form a section after a test with missing parts; otherwise they are
   * refused.
   */
  async *rest(items: ReadonlyMap<string, string>, belong: boolean): AsyncIterable<RecordPiece> {
    const left = [...items].filter(([file]) => !this.#used.has(file));
    if (belong && left.length > 0) yield { piece: "section", header: { title: null } };
    for (const [file, identifier] of left)
      yield await this.question(
        { file, identity: file, identifier, reference: null },
        null,
        belong ? undefined : { code: "notInTest" },
      );
  }
}

const filesOf = (source: Source): PackageFiles | null =>
  source.kind === "archive" ? source.files : source.kind === "xml" ? new Map([[single, source.bytes]]) : null;

const roots = new Set(["assessmentItem", "assessmentTest", "qti-assessment-item", "qti-assessment-test"]);

const recognise = (source: Source): Format | null => {
  if (source.kind === "archive") return packageIndex(source.files)?.format ?? null;
  if (source.kind === "text" || !roots.has(source.root.name)) return null;
  const { root } = source;
  if (root.name.startsWith("qti-")) return "qti-3.0";
  return formatInHead(Object.values(root.attributes).join(" ")) ?? "qti-2.1";
};

async function* read(source: Source, options: ReadingOptions): AsyncIterable<RecordPiece> {
  const files = filesOf(source);
  const index = files ? packageIndex(files) : null;
  if (!files || !index) throw new ImportFault("manifestMissing");
  const reading = new QtiReading(files, index.language, source.kind === "xml");
  const plans = index.tests.flatMap((file): TestPlan[] => {
    const bytes = files.get(file);
    const tree = bytes ? withQti2Names(parseXml(bytes, file, limits.file)) : null;
    return tree?.name === "assessmentTest" ? [testPlan(tree, file, files)] : [];
  });
  if (plans.length === 0) {
    yield { piece: "test", header: { title: index.title, language: index.language } };
    yield* reading.rest(index.items, true);
    return;
  }
  for (const [place, plan] of plans.entries()) {
    const header = {
      ...plan.header,
      title: plan.header.title ?? (place === 0 ? index.title : null),
      language: plan.header.language ?? index.language,
    };
    yield* reading.test({ ...plan, header }, options);
  }
  yield* reading.rest(
    index.items,
    plans.some(({ incomplete }) => incomplete),
  );
}

/** QTI 2.0, 2.1, 2.2 and 3.0: packages and single files. */
export const qtiReader: Reader = { formats: ["qti-2.0", "qti-2.1", "qti-2.2", "qti-3.0"], recognise, read };
