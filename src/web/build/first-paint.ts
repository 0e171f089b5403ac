import type { Plugin } from "vite";
import { examPagesOf, families, familyIds, type Family, type FamilyRecord } from "../../contract/families.ts";
import { languages } from "../../contract/item/content.ts";
import { baseStyles } from "../theme/base.ts";
import { withFirstPaint, type FirstFile } from "../theme/first-paint.ts";
import { landingChunks } from "./chunks.ts";
import { typefaceAddress } from "./typeface.ts";

const accountWords = /\/src\/web\/i18n\/parts\/account\.zh\.json$/;
const wordsOf = (name: string): RegExp => new RegExp(String.raw`/src/web/i18n/${name}\.json$`);

interface BuiltFile {
  readonly type: string;
  readonly name?: string | undefined;
  readonly facadeModuleId?: string | null;
  /** Of a chunk. */
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
  readonly code?: string;
}
type Bundle = Readonly<Record<string, BuiltFile>>;

/** Whether a chunk is that of a module, or one that contains it with others. */
const containsModule = ({ facadeModuleId, moduleIds = [] }: BuiltFile, module: RegExp): boolean =>
  module.test(facadeModuleId ?? "") || moduleIds.some((id) => module.test(id));

/** File name of a module's chunk; undefined in development. */
const fileOf = (bundle: Bundle, module: RegExp): string | undefined =>
  Object.entries(bundle).find(([, chunk]) => containsModule(chunk, module))?.[0];

/** Address of a module's chunk; "" in development. */
const addressOf = (bundle: Bundle, module: RegExp): string => {
  const file = fileOf(bundle, module);
  return file === undefined ? "" : `/${file}`;
};

/** Addresses of the landing page's chunks; none in development. */
const landingScripts = (bundle: Bundle): string[] =>
  Object.entries(bundle).flatMap(([file, chunk]) =>
    chunk.type === "chunk" && landingChunks.has(chunk.name ?? "") ? [`/${file}`] : [],
  );

/** The chunks of a module and of everything that it imports at its start. */
const loadedWith = (bundle: Bundle, file: string | undefined, known = new Set<string>()): ReadonlySet<string> => {
  if (file === undefined || known.has(file)) return known;
  known.add(file);
  for (const other of bundle[file]?.imports ?? []) loadedWith(bundle, other, known);
  return known;
};

/** The modules with which every sitting starts, by the name of their source. */
const everySitting = /\/src\/web\/(?:exam\/ExamPage|app\/(?:SignedIn|outbox))\.tsx?$/;
const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The module of a family's delivery; that of the schools' tests where the family has none. */
const familyFile = (bundle: Bundle, family: Family, kind: keyof FamilyRecord["delivery"]): string | undefined => {
  const of = (folder: string) => fileOf(bundle, new RegExp(`/src/web/exam/families/${folder}/${kind}\\.ts$`));
  return of(kebab(family)) ?? of("custom");
};

const wordFiles = (bundle: Bundle, name: string, only: string): FirstFile[] => {
  const address = addressOf(bundle, wordsOf(name));
  return address === "" ? [] : [{ only, address }];
};

/** The files of the first screens of a sitting that come after the application's own, the heaviest first. */
export function sittingFiles(bundle: Bundle): FirstFile[] {
  const first = Object.keys(bundle).find((file) => bundle[file]?.isEntry === true);
  const before = loadedWith(bundle, first);
  const shared = new Set(
    Object.entries(bundle)
      .filter(([, chunk]) => containsModule(chunk, everySitting))
      .flatMap(([file]) => [...loadedWith(bundle, file)])
      .filter((file) => !before.has(file)),
  );
  const ofPages = familyIds.flatMap((family) =>
    (["fixed", "adaptive"] as const).flatMap((kind) => {
      const { page: only, isAvailable } = families[family].delivery[kind];
      if (!isAvailable) return [];
      const files = [...loadedWith(bundle, familyFile(bundle, family, kind))];
      return files
        .filter((file) => !before.has(file) && !shared.has(file))
        .map((file) => ({ only, address: `/${file}` }));
    }),
  );
  const sectionPages = familyIds.flatMap((family) =>
    examPagesOf(family).flatMap(({ page, hasSections }) => (hasSections ? page : [])),
  );
  const words = languages.flatMap((language) => [
    ...wordFiles(bundle, `parts/exam.${language}`, language),
    ...[...new Set(sectionPages)].flatMap((page) => wordFiles(bundle, `parts/sections.${language}`, language + page)),
  ]);
  const weightOf = (file: string): number => bundle[file]?.code?.length ?? 0;
  const heaviestFirst = [...shared].toSorted((one, other) => weightOf(other) - weightOf(one));
  return [...heaviestFirst.map((file) => ({ address: `/${file}` })), ...words, ...ofPages];
}

/** CSS without comments and unneeded white space. */
const packed = (css: string): string =>
  css
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([{};,]) ?/g, "$1")
    .trim();

/**
 * Adds to index.html the contract's facts about pages that the first paint needs, and the addresses of the files that
 * it fetches before the application asks for them: messages in the language on screen, those of sign-in and landing
 * only for signed-out visitors, and the first screens of a sitting on its pages alone.
 */
export const firstPaint = (): Plugin => {
  let apiBase = "";
  return {
    name: "first-paint",
    configResolved: ({ env }) => void (apiBase = String(env["VITE_API_BASE"] ?? "")),
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {} }) => ({
        html: withFirstPaint(html, {
          accountWords: addressOf(bundle, accountWords),
          appWords: languages.flatMap((language) => wordFiles(bundle, language, language)),
          landing: landingScripts(bundle),
          sitting: sittingFiles(bundle),
          typeface: typefaceAddress(bundle),
          apiBase,
        }),
        tags: [{ tag: "style", children: packed(baseStyles), injectTo: "head" as const }],
      }),
    },
  };
};
