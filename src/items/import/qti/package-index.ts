import type { Language } from "../../../contract/item/content";
import { oneLine } from "../one-line";
import type { Format } from "../record";
import type { XmlElement } from "../xml";
import { childElements, descendants, parseXml, startOfXml, xmlText } from "../xml";
import { limits, type PackageFiles } from "../zip";
import { languageOf } from "./language";
import { baseOf, packagePath } from "./references";

/** The contents that a package lists. */
export interface PackageIndex {
  readonly format: Format;
  readonly title: string | null;
  readonly language: Language | null;
  /** Identifiers of the items by path, in the manifest's order. */
  readonly items: ReadonlyMap<string, string>;
  /** Paths of the tests. */
  readonly tests: readonly string[];
}

const manifestName = "imsmanifest.xml";
const systemFile = /(?:^|\/)(?:__MACOSX\/|\._)/;

/** The path of the manifest nearest to the root; undefined: there is none. */
const manifestIn = (files: PackageFiles): string | undefined =>
  [...files.keys()]
    .filter((name) => (name === manifestName || name.endsWith(`/${manifestName}`)) && !systemFile.test(name))
    .toSorted((one, other) => one.split("/").length - other.split("/").length)[0];

const formatOf = (version: string | undefined): Format | null => {
  if (version === undefined) return null;
  if (version.startsWith("3")) return "qti-3.0";
  if (version === "2p0") return "qti-2.0";
  if (version === "2p1") return "qti-2.1";
  return version.startsWith("2") ? "qti-2.2" : null;
};

/** The version of QTI by the namespace or schema at the start of an XML file; null: it names none. */
export const formatInHead = (head: string): Format | null =>
  formatOf(/imsqti(?:asi)?(?:_item|_test)?_v([23]p\d)/.exec(head)?.[1]) ??
  (/<(?:\w+:)?qti-/.test(head) ? "qti-3.0" : null);

const ofItem = /^imsqti_item/;
const ofTest = /^imsqti_(?:test|assessment)/;
const versionIn = /v([23]p\d)/;

const titleOf = (manifest: XmlElement): string | null => {
  const [metadata] = childElements(manifest, "metadata");
  const [title] = metadata ? descendants(metadata, ({ name }) => name === "title") : [];
  return title ? oneLine(xmlText(title)) : null;
};

interface Resource {
  readonly identifier: string;
  readonly type: string;
  readonly file: string;
}

const resourcesOf = (manifest: XmlElement, from: string, files: PackageFiles): Resource[] =>
  childElements(manifest, "resources").flatMap((list) =>
    childElements(list, "resource").map((resource) => {
      const reference = resource.attributes["href"] ?? childElements(resource, "file")[0]?.attributes["href"] ?? "";
      return {
        identifier: resource.attributes["identifier"] ?? "",
        type: resource.attributes["type"] ?? "",
        file: packagePath(files, baseOf(baseOf(baseOf(from, manifest), list), resource), reference),
      };
    }),
  );

const byManifest = (files: PackageFiles, file: string): PackageIndex | null => {
  const manifest = parseXml(files.get(file) ?? Buffer.alloc(0), file, limits.file);
  if (manifest.name !== "manifest") return null;
  const resources = resourcesOf(manifest, file, files);
  const items = resources.filter(({ type }) => ofItem.test(type));
  const tests = resources.filter(({ type }) => ofTest.test(type));
  const formats = [...tests, ...items].flatMap(({ type }) => formatOf(versionIn.exec(type)?.[1]) ?? []);
  const [format] = formats;
  if (format === undefined) return null;
  return {
    format,
    title: titleOf(manifest),
    language: languageOf(manifest),
    items: new Map(items.map((resource) => [resource.file, resource.identifier])),
    tests: [...new Set(tests.map((resource) => resource.file))],
  };
};

const rootName = /<(?![?!])(?:[\w-]+:)?([\w-]+)/;

const headBytes = 4_000;

/** The name of the first element of an XML file; null: its start contains none. */
const rootIn = (bytes: Buffer): { readonly root: string; readonly head: string } | null => {
  const head = startOfXml(bytes, headBytes);
  const root = rootName.exec(head)?.[1];
  return root === undefined ? null : { root, head };
};

/** The index of a package without a manifest: the items and tests in it. */
const byContent = (files: PackageFiles): PackageIndex | null => {
  const items = new Map<string, string>();
  const tests: string[] = [];
  let format: Format | null = null;
  for (const [file, bytes] of files) {
    if (!/\.xml$/i.test(file) || systemFile.test(file)) continue;
    const found = rootIn(bytes);
    const isTest = found?.root === "assessmentTest" || found?.root === "qti-assessment-test";
    if (!found || !(isTest || found.root === "assessmentItem" || found.root === "qti-assessment-item")) continue;
    format ??= formatInHead(found.head) ?? "qti-2.1";
    if (isTest) tests.push(file);
    else items.set(file, "");
  }
  return format === null ? null : { format, title: null, language: null, items, tests };
};

const indexes = new WeakMap<PackageFiles, PackageIndex | null>();

/**
 * The index of a package of QTI 2 or 3; null: it is no such package. Throws ImportFault if its manifest cannot be read.
 */
export const packageIndex = (files: PackageFiles): PackageIndex | null => {
  const known = indexes.get(files);
  if (known !== undefined) return known;
  const manifest = manifestIn(files);
  const index = (manifest === undefined ? null : byManifest(files, manifest)) ?? byContent(files);
  indexes.set(files, index);
  return index;
};
