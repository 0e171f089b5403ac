import { describe, expect, it } from "vitest";
import { sampleInQti3 } from "./in-qti3";
import { moodleSamples } from "./moodle-samples";
import { qtiItemSamples, qtiTestSample } from "./qti-samples";
import { qti1ItemSamples, qti1PoolSamples, qti1TestSample } from "./qti1-samples";
import { bytesOf, reportOn, type Sample } from "./reading";

const tag = /(<[A-Za-z][^\s/>]*)((?:\s+[^\s=>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?>)/g;
const attribute = /[^\s=]+\s*=\s*(?:"[^"]*"|'[^']*')/g;
/** Text between tags, outside CDATA, comments and instructions. */
const textOrOther = /<!\[CDATA\[[^]*?\]\]>|<!--[^]*?-->|<[^>]*>|[^<]+/g;

const ofHtml = /^<(?:p|img|td)$/;
/** A change outside of CDATA. */
const inTags = (xml: string, change: (part: string) => string): string =>
  xml
    .split(/(<!\[CDATA\[[^]*?\]\]>)/)
    .map((part) => (part.startsWith("<![CDATA[") ? part : change(part)))
    .join("");
const withTags = (xml: string, change: (found: string, name: string, list: readonly string[], end: string) => string) =>
  inTags(xml, (part) =>
    part.replace(tag, (found: string, name: string, list: string, end: string) =>
      change(found, name, list.match(attribute) ?? [], end),
    ),
  );

const inTexts = (xml: string, change: (text: string) => string): string =>
  xml.replace(textOrOther, (found) => (found.startsWith("<") || found.trim() === "" ? found : change(found)));
const codePoint = (letter: string): string => `&#${letter.codePointAt(0)};`;
const utf16 = (xml: string) =>
  Buffer.from(`\ufeff${xml.replace(/encoding="[^"]*"|encoding='[^']*'/, 'encoding="UTF-16"')}`, "utf16le");

/** Other ways of writing the same file. */
const ways: Readonly<Record<string, (xml: string) => string | Buffer>> = {
  "with comments behind every tag": (xml) => withTags(xml, (found) => `${found}<!-- <b> & -->`),
  "with instructions behind every tag": (xml) => withTags(xml, (found) => `${found}<?a <b> & ?>`),
  "with comments within every text": (xml) =>
    inTexts(xml, (text) => (text.includes("&") ? text : `${text.slice(0, 1)}<!--x-->${text.slice(1)}`)),
  "with its texts as CDATA": (xml) => inTexts(xml, (text) => (text.includes("&") ? text : `<![CDATA[${text}]]>`)),
  "with its letters as character references": (xml) =>
    inTexts(xml, (text) =>
      text.replace(/&#?\w+;|[a-zA-Z]/g, (found) => (found.length === 1 ? codePoint(found) : found)),
    ),
  "with its attributes in the other order": (xml) =>
    withTags(xml, (found, name, list, end) =>
      ofHtml.test(name) ? found : [name, ...list.toReversed()].join(" ") + end,
    ),
  "with its attributes in single quotes and on lines of their own": (xml) =>
    withTags(xml, (_, name, list, end) => {
      const written = list.map((one) => one.replace(/"([^"']*)"$/, "\n'$1'"));
      return `${[name, ...written].join("\n  ")}\n${end}`;
    }),
  "with a prefix before its elements": (xml) =>
    inTags(xml, (part) => part.replace(/(<\/?)(?!m(?:ath|frac|n|i)\b)([A-Za-z])/g, "$1q:$2")).replace(
      /<q:\w[\w-]*/,
      (root) => `${root} xmlns:q="urn:x"`,
    ),
  "with a byte-order mark and line ends of another system": (xml) => `\ufeff${xml.replaceAll("\n", "\r\n")}`,
  "in UTF-16": utf16,
  "with white space before its end and behind its start": (xml) => `${xml}\n\n  \n`,
};

const samples: Readonly<Record<string, readonly Sample[]>> = {
  "QTI 2": [...qtiItemSamples, qtiTestSample],
  "QTI 3": [...qtiItemSamples, qtiTestSample].map(sampleInQti3),
  "QTI 1.2": [...qti1ItemSamples, ...qti1PoolSamples, qti1TestSample],
  "Moodle XML": moodleSamples,
};

describe("a file that is written otherwise and says the same", () => {
  for (const [format, list] of Object.entries(samples))
    for (const [way, write] of Object.entries(ways))
      it(`is read alike in ${format}, ${way}`, async () => {
        for (const sample of list) {
          const files = Object.fromEntries(
            Object.entries(sample.files).map(([name, data]) => [name, typeof data === "string" ? write(data) : data]),
          );
          const report = async (one: Sample) => (await reportOn(await bytesOf(one))).replaceAll(/qti-2\.\d/g, "qti-2");
          expect(await report({ ...sample, files }), sample.name).toBe(await report(sample));
        }
      });
});
