// @vitest-environment node
import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import { createIntl as createCore, formatMessage } from "../../../src/web/i18n/intl-core";

type Compiled = string | MessageFormatElement[];
const files = import.meta.glob<Readonly<Record<string, Compiled>>>("../../../src/web/i18n/**/*.json", {
  eager: true,
  import: "default",
});
const messagesIn = (language: string): Readonly<Record<string, Compiled>> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([file, words]) => (file.endsWith(`${language}.json`) ? Object.entries(words) : [])),
  );

/** The names of the values of a message. */
const namesIn = (message: Compiled): readonly string[] =>
  typeof message === "string"
    ? []
    : message.flatMap((element) => [
        ...("value" in element && element.type !== 0 ? [element.value] : []),
        ...("options" in element ? Object.values(element.options).flatMap(({ value }) => namesIn(value)) : []),
      ]);

const samples = [0, 1, 2, 1234.5, "other", "a < b", null] as const;

describe.each(["zh", "en"])("the pages' own formatting in %s", (locale) => {
  const messages = messagesIn(locale);

  it("says every message as react-intl does, whatever the values", () => {
    const quiet = { locale, messages: messages as Record<string, MessageFormatElement[]>, onError: () => undefined };
    const { formatMessage: say } = createIntl(quiet);
    const core = createCore(quiet);
    const said = Object.entries(messages).flatMap(([id, message]) =>
      samples.map((value) => {
        const values = Object.fromEntries(namesIn(message).map((name) => [name, value]));
        return [id, value, say({ id }, values), formatMessage(core, core.formatters, { id }, values)] as const;
      }),
    );
    expect(said.length).toBeGreaterThan(10_000);
    expect(said.filter(([, , theirs, ours]) => theirs !== ours)).toEqual([]);
  });

  it("returns the id of a message that is missing or lacks a value, and reports the reason", () => {
    const told: unknown[] = [];
    const core = createCore({ locale, messages, onError: (error) => void told.push(error) });
    const say = (id: string) => formatMessage(core, core.formatters, { id });
    expect([say("no.message"), say("toString"), say("exam.position")]).toEqual([
      "no.message",
      "toString",
      "exam.position",
    ]);
    expect(told).toHaveLength(3);
  });
});

it("is all that the pages ask of react-intl", () => {
  const web = join(import.meta.dirname, "../../../src/web");
  const sources = readdirSync(web, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
  const imported = sources.flatMap((text) => /import \{([^}]*)\} from "react-intl"/.exec(text)?.[1]?.split(",") ?? []);
  const taken = sources.flatMap((text) => [
    ...text.matchAll(/\{([^{}]*)\} = useIntl\(\)|useIntl\(\)\.(\w+)|\bintl\.(\w+)/g),
  ]);
  const names = (list: readonly (string | undefined)[]) =>
    [...new Set(list.flatMap((text = "") => text.split(",")).map((name) => name.trim()))].filter(Boolean).sort();
  expect(names(imported)).toEqual(["IntlProvider", "createIntl", "type PrimitiveType", "useIntl"]);
  expect(names(taken.flatMap(([, ...found]) => found))).toEqual(["formatMessage", "locale", "messages", "onError"]);
});
