import type { Language } from "../../../contract/item/content";
import { ImportFault } from "../faults";
import { resolvePath } from "../media";
import type { XmlElement } from "../xml";
import { childElements, descendants, parseXml, xmlText } from "../xml";
import type { PackageFiles } from "../zip";
import { languageOf } from "./language";

export interface ManifestItem {
  /** Path of the item's file in the package. */
  readonly file: string;
  readonly identifier: string;
  /** Whether the package's test uses the item; true when there is no test. */
  readonly used: boolean;
}
export interface PackageManifest {
  readonly title: string | null;
  readonly language: Language | null;
  /** The items in the order of the test, or of the manifest when there is no test. */
  readonly items: readonly ManifestItem[];
  readonly timeLimitMs: number | null;
}

const manifestName = "imsmanifest.xml";

const findManifest = (files: PackageFiles): string => {
  const found = [...files.keys()]
    .filter((name) => name === manifestName || name.endsWith(`/${manifestName}`))
    .toSorted((one, other) => one.split("/").length - other.split("/").length)[0];
  if (found === undefined) throw new ImportFault("manifestMissing");
  return found;
};

const oneLine = (text: string): string | null =>
  text
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, " ")
    .trim()
    .slice(0, 200) || null;

const lomTitle = (manifest: XmlElement): string | null => {
  const [metadata] = childElements(manifest, "metadata");
  const [title] = metadata ? descendants(metadata, (element) => element.name === "title") : [];
  return title ? oneLine(xmlText(title)) : null;
};

/** The attribute `maxTime` of a test, or of its only part, in milliseconds. */
const timeLimit = (test: XmlElement): number | null => {
  const parts = childElements(test, "testPart");
  const [limits] = [test, ...(parts.length === 1 ? parts : [])].flatMap((element) =>
    childElements(element, "timeLimits"),
  );
  const seconds = Number(limits?.attributes["maxTime"] ?? Number.NaN);
  return seconds > 0 && seconds <= 1_000_000 ? Math.round(seconds * 1_000) : null;
};

interface TestReading {
  readonly tree: XmlElement;
  /** Paths of the test's items in order; `null` when parts of the test lie in other files. */
  readonly order: readonly string[] | null;
}

const readTest = (files: PackageFiles, file: string): TestReading | null => {
  const bytes = files.get(file);
  const tree = bytes ? parseXml(bytes, file) : null;
  if (tree?.name !== "assessmentTest") return null;
  const references = descendants(
    tree,
    (element) => element.name === "assessmentItemRef" || element.name === "assessmentSectionRef",
  );
  const items = references
    .filter((element) => element.name === "assessmentItemRef")
    .map((element) => resolvePath(file, element.attributes["href"] ?? "") ?? "");
  return { tree, order: items.length === 0 || items.length < references.length ? null : items };
};

/** Reads imsmanifest.xml and the test beside it. Throws ImportFault when there is none or it cannot be read. */
export const readPackageManifest = (files: PackageFiles): PackageManifest => {
  const manifestFile = findManifest(files);
  const manifest = parseXml(files.get(manifestFile) ?? Buffer.alloc(0), manifestFile);
  if (manifest.name !== "manifest") throw new ImportFault("manifestMissing", manifestFile, manifest.name);
  const resources = childElements(manifest, "resources").flatMap((element) => childElements(element, "resource"));
  const located = resources.map((resource) => ({
    identifier: resource.attributes["identifier"] ?? "",
    type: resource.attributes["type"] ?? "",
    file:
      resolvePath(
        manifestFile,
        resource.attributes["href"] ?? childElements(resource, "file")[0]?.attributes["href"] ?? "",
      ) ??
      resource.attributes["href"] ??
      "",
  }));
  const listed = new Map(
    located
      .filter((resource) => resource.type.startsWith("imsqti_item"))
      .map((resource) => [resource.file, resource.identifier]),
  );
  const tests = located
    .filter((resource) => /^imsqti_(?:test|assessment)/.test(resource.type))
    .flatMap((resource) => readTest(files, resource.file) ?? []);
  const ordered =
    tests.length > 0 && tests.every((test) => test.order !== null)
      ? new Set(tests.flatMap((test) => test.order ?? []))
      : null;
  const all =
    ordered === null ? [...listed.keys()] : [...ordered, ...[...listed.keys()].filter((file) => !ordered.has(file))];
  const [test] = tests;
  return {
    title: oneLine(test?.tree.attributes["title"] ?? "") ?? lomTitle(manifest),
    language: (test ? languageOf(test.tree) : null) ?? languageOf(manifest),
    items: all.map((file) => ({ file, identifier: listed.get(file) ?? "", used: ordered?.has(file) ?? true })),
    timeLimitMs: test && tests.length === 1 ? timeLimit(test.tree) : null,
  };
};
