import { bytesOf, type ExportedTest, type ReadStoredFile } from "../exported-test";
import { textInLanguage } from "../question";
import { questionsOf, tryQuestion, type TestQuestion } from "../questions";
import { toXhtml } from "../xhtml";
import type { ZipEntry } from "../zip-stream";
import { writeItem, type WrittenItem } from "./item";
import { writeQtiManifest, type Resource } from "./manifest";
import { writeTest, type WrittenSection } from "./test";

export const mediaReference = (name: string): string => `../media/${name}`;
const identifierOf = (n: number): string => `question-${n}`;

/** A question as a separate document. */
export const writeQuestion = ({ n, title, work }: TestQuestion): WrittenItem =>
  writeItem(work, { identifier: identifierOf(n), title });

const resourceName = (file: string): string => `file-${file.replaceAll(/[^\w.-]/g, "_")}`;

/** Makes the files of a package: each media file and passage once, before the first question that needs it. */
class PackageFiles {
  readonly resources: Resource[] = [];
  readonly #written = new Set<string>();
  readonly #readFile: ReadStoredFile;

  constructor(readFile: ReadStoredFile) {
    this.#readFile = readFile;
  }

  #isNew(href: string): boolean {
    if (this.#written.has(href)) return false;
    this.#written.add(href);
    return true;
  }

  async *question({ n, work }: TestQuestion, { xml, stimulus }: WrittenItem): AsyncGenerator<ZipEntry> {
    const media = [...work.files.values()];
    const needs = media.map(({ name }) => resourceName(name));
    for (const { name, type, source } of media) {
      const href = `media/${name}`;
      if (!this.#isNew(href)) continue;
      this.resources.push({ identifier: resourceName(name), type: "webcontent", href, needs: [] });
      yield { name: href, content: await bytesOf(source, this.#readFile), stored: type !== "image/svg+xml" };
    }
    if (stimulus !== null) {
      const { identifier } = stimulus;
      const href = `stimuli/${identifier}.xml`;
      if (this.#isNew(href)) {
        this.resources.push({ identifier, type: "imsqti_stimulus_xmlv3p0", href, needs });
        yield { name: href, content: stimulus.xml };
      }
      needs.push(identifier);
    }
    const identifier = identifierOf(n);
    const href = `items/${identifier}.xml`;
    this.resources.push({ identifier, type: "imsqti_item_xmlv3p0", href, needs });
    yield { name: href, content: xml };
  }
}

/** The files of a QTI 3 package, one after another; the manifest comes last. */
export async function* packageEntries(test: ExportedTest, readFile: ReadStoredFile): AsyncGenerator<ZipEntry> {
  const files = new PackageFiles(readFile);
  const sections: WrittenSection[] = [];
  let n = 1;
  for (const section of test.sections) {
    const items: string[] = [];
    for await (const question of questionsOf(test, section, n, { readFile, reference: mediaReference })) {
      n = question.n + 1;
      const { written } = tryQuestion(question, writeQuestion);
      if (written === null) continue;
      items.push(identifierOf(question.n));
      yield* files.question(question, written);
    }
    if (items.length === 0) continue;
    const html = section.directions === undefined ? "" : textInLanguage(section.directions, test.language);
    sections.push({ section, items, directions: toXhtml(html, { picture: (source) => source }) });
  }
  const needs = sections.flatMap(({ items }) => items);
  yield { name: "test.xml", content: writeTest(test, sections) };
  yield {
    name: "imsmanifest.xml",
    content: writeQtiManifest([
      { identifier: "test", type: "imsqti_test_xmlv3p0", href: "test.xml", needs },
      ...files.resources,
    ]),
  };
}
