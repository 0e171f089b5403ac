import { posix } from "node:path";
import type { Language } from "../../../contract/item/content";
import type { XmlElement } from "../xml";
import { childElements, descendants, parseXml, startOfXml, xmlText } from "../xml";
import type { PackageFiles } from "../zip";
import { metadataLanguage } from "./metadata";

/** A file of questions with its entry in the manifest. */
export interface Document {
  readonly file: string;
  /** The title in the manifest. */
  readonly title: string | undefined;
  /** Path of the file with the settings of the quiz. */
  readonly settings: string | undefined;
  /** The folders from which references in the file start. */
  readonly folders: readonly string[];
  /** The identifier of the bank in the file, if its first bytes name one. */
  readonly bank: string | undefined;
}

export interface Contents {
  readonly documents: readonly Document[];
  /** The folder of the manifest. */
  readonly base: string;
  readonly language: Language | null;
  /** Paths of resources by identifier. */
  readonly byIdentifier: ReadonlyMap<string, string>;
  /** Number of resources that are not questions but that a teacher would miss. */
  readonly leftOut: number;
}

const headBytes = 4_096;
const headOf = (bytes: Buffer): string => startOfXml(bytes, headBytes);

/** The local name of a file's first element, from its first bytes; "" if there is none. */
const rootName = (head: string): string => {
  let at = head.indexOf("<");
  while (at >= 0 && (head[at + 1] === "?" || head[at + 1] === "!")) {
    const end = head.startsWith("<!--", at) ? head.indexOf("-->", at) : head.indexOf(">", at);
    at = end < 0 ? -1 : head.indexOf("<", end);
  }
  return at < 0 ? "" : (/^<(?:[\w.-]{1,60}:)?([\w.-]{1,60})/.exec(head.slice(at, at + 130))?.[1] ?? "");
};

const isQuestions = (bytes: Buffer | undefined): boolean =>
  bytes !== undefined && bytes.length > 0 && rootName(headOf(bytes)) === "questestinterop";
const isSettings = (bytes: Buffer | undefined): boolean =>
  bytes !== undefined && bytes.length > 0 && rootName(headOf(bytes)) === "quiz";

/** Whether a file of the package contains questions of this format. */
export const isQuestionFile = (files: PackageFiles): boolean => [...files.values()].some(isQuestions);

interface Resource {
  readonly identifier: string;
  readonly type: string;
  readonly title: string | undefined;
  readonly base: string;
  readonly files: readonly string[];
  readonly dependencies: readonly string[];
}

const pathOf = (files: PackageFiles, base: string, written: string): string => {
  const joined = (path: string) => posix.normalize(posix.join(base, path)).replace(/^\.\//, "");
  if (files.has(joined(written))) return joined(written);
  try {
    return joined(decodeURIComponent(written));
  } catch {
    return joined(written);
  }
};

const readResource = (element: XmlElement, base: string, files: PackageFiles): Resource => {
  const { attributes } = element;
  const own = posix.join(base, attributes["xml:base"] ?? "");
  const written = [
    attributes["href"],
    attributes["file"],
    ...childElements(element, "file").map((file) => file.attributes["href"]),
  ].filter((path) => path !== undefined && path !== "");
  const found = written.map((path) => {
    const inside = pathOf(files, own, path ?? "");
    return files.has(inside) ? inside : pathOf(files, base, path ?? "");
  });
  return {
    identifier: attributes["identifier"] ?? "",
    type: attributes["type"] ?? "",
    title: attributes["title"],
    base: own,
    files: [...new Set(found)],
    dependencies: childElements(element, "dependency").map((one) => one.attributes["identifierref"] ?? ""),
  };
};

const pictures = /\.(?:png|jpe?g|gif|webp|svg|bmp|ico|css|js)$/i;
const technical = /x-mhhe|x-bb-(?:csresourcelinks|category|assessmentcreationsettings|lti-link|link)/;

/** Whether a teacher would miss a resource that contains no questions. */
const isMissed = ({ type, files: [file = ""] }: Resource): boolean =>
  !technical.test(type) && !(type.startsWith("webcontent") && pictures.test(file));

const shallowest = (files: PackageFiles): string | undefined =>
  [...files.keys()]
    .filter((name) => name === "imsmanifest.xml" || name.endsWith("/imsmanifest.xml"))
    .toSorted((one, other) => one.split("/").length - other.split("/").length)[0];

const readManifest = (
  files: PackageFiles,
): { readonly base: string; readonly language: Language | null; readonly resources: readonly Resource[] } => {
  const file = shallowest(files);
  const bytes = file === undefined ? undefined : files.get(file);
  if (file === undefined || !bytes) return { base: "", language: null, resources: [] };
  const manifest = parseXml(bytes, file);
  const base = file.includes("/") ? posix.dirname(file) : "";
  const [named] = childElements(manifest, "metadata").flatMap((metadata) =>
    descendants(metadata, ({ name }) => name === "language"),
  );
  const resources = childElements(manifest, "resources").flatMap((list) => {
    const inside = posix.join(base, manifest.attributes["xml:base"] ?? "", list.attributes["xml:base"] ?? "");
    return childElements(list, "resource").map((one) => readResource(one, inside === "." ? "" : inside, files));
  });
  return { base, language: metadataLanguage(named ? xmlText(named) : manifest.attributes["xml:lang"]), resources };
};

const bankOf = (bytes: Buffer | undefined): string | undefined =>
  bytes ? /<(?:\w{1,40}:)?objectbank\b[^>]{0,400}?\bident="([^"]*)"/.exec(headOf(bytes))?.[1] : undefined;

interface Found {
  readonly questions: ReadonlySet<string>;
  readonly settings: ReadonlySet<string>;
}

/** The files of questions and of settings, recognised by their first element. */
const sortFiles = (files: PackageFiles): Found => {
  const paths = [...files.keys()].filter((path) => !path.includes("__MACOSX/"));
  return {
    questions: new Set(paths.filter((path) => isQuestions(files.get(path)))),
    settings: new Set(paths.filter((path) => isSettings(files.get(path)))),
  };
};

/** Finds the files of questions in a package. Throws ImportFault if its manifest cannot be read. */
export const readContents = (files: PackageFiles): Contents => {
  const { base, language, resources } = readManifest(files);
  const { questions, settings } = sortFiles(files);
  const byIdentifier = new Map(resources.map((resource) => [resource.identifier, resource]));
  const besides = (resource: Resource) => resource.dependencies.flatMap((one) => byIdentifier.get(one) ?? []);
  const questionsOf = (resource: Resource) => resource.files.filter((path) => questions.has(path));
  const replacing = new Set(
    resources.flatMap((one) => (questionsOf(one).length > 0 ? besides(one).flatMap(questionsOf) : [])),
  );
  const documents = new Map<string, Document>();
  const taken = new Set<string>();
  const used = new Set<Resource>();
  const add = (file: string, around: readonly Resource[]): void => {
    taken.add(file);
    const folders = [posix.dirname(file), ...around.map((resource) => resource.base)];
    documents.set(file, {
      file,
      title: around[0]?.title,
      settings: around.flatMap((resource) => resource.files).find((path) => settings.has(path)),
      folders: [...new Set(folders.map((path) => (path === "." ? "" : path)))],
      bank: bankOf(files.get(file)),
    });
  };
  for (const resource of resources) {
    const own = questionsOf(resource).filter((path) => !taken.has(path) && !replacing.has(path));
    if (questionsOf(resource).length > 0) used.add(resource);
    if (own.length === 0) continue;
    const beside = besides(resource);
    for (const one of beside) if (one.files.some((path) => settings.has(path))) used.add(one);
    const fuller = beside.flatMap(questionsOf).find((path) => !taken.has(path));
    for (const path of fuller === undefined ? own : [fuller]) add(path, [resource, ...beside]);
    for (const path of own) taken.add(path);
  }
  for (const path of questions) if (!taken.has(path) && !replacing.has(path)) add(path, []);
  return {
    documents: [...documents.values()],
    base,
    language,
    byIdentifier: new Map(resources.map(({ identifier, files: [file = ""] }) => [identifier, file])),
    leftOut: resources.filter((resource) => !used.has(resource) && isMissed(resource)).length,
  };
};
