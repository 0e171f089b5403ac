// @vitest-environment node
import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const web = join(import.meta.dirname, "../../../src/web");
const i18n = join(web, "i18n");
const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && /\.tsx?$/.test(entry.name) ? [join(entry.parentPath, entry.name)] : [],
  );
const read = (path: string) => readFileSync(path, "utf8");
const messagesOf = (name: string): Record<string, string> =>
  JSON.parse(read(join(i18n, name))) as Record<string, string>;

const parts = [
  ["zh.json", "en.json"],
  ...readdirSync(join(i18n, "parts"))
    .filter((name) => name.endsWith(".zh.json"))
    .map((name) => [`parts/${name}`, `parts/${name.replace(".zh.", ".en.")}`]),
] as [string, string][];
const sources = filesUnder(web).map((path) => ({ path: path.slice(web.length + 1), text: read(path) }));
const code = sources.map(({ text }) => text).join("\n");

/** Ids composed of parts, such as `site.field.${name}`. */
const patterns = [...code.matchAll(/`([a-z]\w*\.(?:[\w.-]|\$\{[^}`]*\})*\$\{[^}`]*\}[\w.-]*)`/g)].map(
  ([, template = ""]) => new RegExp(`^${template.replaceAll(".", "\\.").replaceAll(/\$\{[^}]*\}/g, "[\\w.-]+")}$`),
);
const isSaid = (id: string): boolean => code.includes(`"${id}"`) || patterns.some((pattern) => pattern.test(id));
/** Messages that are the accessible name of a control. */
const names = new Set([...code.matchAll(/aria-label=\{t\("([\w.]+)"/g)].map(([, id = ""]) => id));

/** A compiled message: a text if it has no values. */
type Compiled = string | readonly MessageFormatElement[];

interface Values {
  /** Values that the message contains. */
  readonly said: readonly string[];
  /** Values that only decide between wordings, such as the number of a plural. */
  readonly deciding: readonly string[];
}

const valuesOf = (elements: Compiled): Values => {
  if (typeof elements === "string") return { said: [], deciding: [] };
  const found = elements.flatMap((element): Values[] => {
    if (!("value" in element) || element.type === 0) return [];
    if (!("options" in element)) return [{ said: [element.value], deciding: [] }];
    return [
      { said: [], deciding: [element.value] },
      ...Object.values(element.options).map((option) => valuesOf(option.value)),
    ];
  });
  return { said: found.flatMap(({ said }) => said), deciding: found.flatMap(({ deciding }) => deciding) };
};
const compiled = import.meta.glob<Readonly<Record<string, Compiled>>>("../../../src/web/i18n/**/*.json", {
  eager: true,
  import: "default",
});
const compiledOf = (file: string) => compiled[`../../../src/web/i18n/${file}`] ?? {};

/** Ids of messages with a value that the other language's message lacks. */
const unmatched = (file: string, other: string): string[] =>
  Object.entries(compiledOf(file)).flatMap(([id, message]) => {
    const { said, deciding } = valuesOf(compiledOf(other)[id] ?? []);
    return valuesOf(message).said.every((name) => said.includes(name) || deciding.includes(name)) ? [] : [id];
  });

describe.each(parts)("%s and %s", (zhFile, enFile) => {
  const [zh, en] = [messagesOf(zhFile), messagesOf(enFile)];
  it("hold the same ids, each saying the same values", () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(zh).sort());
    expect([...unmatched(enFile, zhFile), ...unmatched(zhFile, enFile)]).toEqual([]);
  });
  it("have no message that is unused", () => {
    const ids = Object.keys(zh).map((id) => id.replace(/^inviter\./, ""));
    expect(ids.filter((id) => !isSaid(id))).toEqual([]);
  });
  it("include a control's visible text in its accessible name", () => {
    const differing = [zh, en].flatMap((messages) =>
      Object.entries(messages).filter(([id, message]) => {
        const shown = names.has(id) && id.endsWith("Of") ? messages[id.slice(0, -"Of".length)] : undefined;
        return shown !== undefined && !message.toLowerCase().includes(shown.toLowerCase());
      }),
    );
    expect(differing).toEqual([]);
  });
  it("are written in their own language, with the one exclamation mark that children get", () => {
    const all = [...Object.entries(zh), ...Object.entries(en)];
    expect(
      all.filter(
        ([id, message]) =>
          /[!！]/.test(message) !== (id === "exam.mini.praise") ||
          message.trim() === "" ||
          (en[id] === message && /[一-鿿]/.test(message)),
      ),
    ).toEqual([]);
  });
});

it("screens contain no text outside the message files", () => {
  const said = sources
    .filter(({ path }) => path.endsWith(".tsx"))
    .flatMap(({ path, text }) =>
      [
        ...text.matchAll(/>\s*([^<>{}=;()&|]*[A-Za-z一-鿿][^<>{}=;()&|]*)\s*<\//g),
        ...text.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"]*[A-Za-z一-鿿][^"]*)"/g),
      ].map((match) => `${path}: ${match[1]?.trim()}`),
    );
  expect(said).toEqual([]);
});
