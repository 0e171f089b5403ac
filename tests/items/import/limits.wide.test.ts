import { once } from "node:events";
import { createDeflateRaw, crc32 } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ImportFault } from "../../../src/items/import/faults";
import { readFileApart } from "../../../src/items/import/read-apart";
import { readImportFile } from "../../../src/items/import/read-file";
import { answer, moodleQuestion } from "./moodle-file";

const seconds = 1_000;

/** The sentence with which a file is refused, or the reasons by question; checks that it takes at most five seconds. */
const outcome = async (source: Buffer | string, most = 5 * seconds): Promise<unknown> => {
  const begun = performance.now();
  try {
    const { tests } = await readImportFile(source);
    return tests.flatMap(({ items }) => items.map(({ reasons }) => reasons.map(({ code }) => code).join(" ")));
  } catch (error) {
    if (!(error instanceof ImportFault)) throw error;
    return error.sentence("en");
  } finally {
    expect(performance.now() - begun).toBeLessThan(most);
  }
};

const quiz = (inside: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${inside}\n</quiz>`;
const trueFalse = moodleQuestion("truefalse", "So?", answer("100", "true") + answer("0", "false"));

interface Entry {
  readonly name: string;
  readonly size: number;
  readonly packed: Buffer;
  readonly crc: number;
}

/** A packed file of `size` letters, made without having all of them in memory. */
const packedLetters = async (name: string, size: number): Promise<Entry> => {
  const deflate = createDeflateRaw({ level: 1 });
  const parts: Buffer[] = [];
  deflate.on("data", (part: Buffer) => parts.push(part));
  const block = Buffer.alloc(1_000_000, "a");
  let crc = 0;
  for (let left = size; left > 0; left -= block.length) {
    const part = block.subarray(0, Math.min(left, block.length));
    crc = crc32(part, crc);
    if (!deflate.write(part)) await once(deflate, "drain");
  }
  deflate.end();
  await once(deflate, "end");
  return { name, size, packed: Buffer.concat(parts), crc };
};

/** An archive of these entries; one entry may occur under many names. */
const archiveOf = (entries: readonly Entry[]): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, size, packed, crc } of entries) {
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(name.length, 22);
    const written = Buffer.from(name);
    parts.push(Buffer.from("PK\u0003\u0004"), common, written, packed);
    const behind = Buffer.alloc(14);
    behind.writeUInt32LE(at, 10);
    directory.push(Buffer.from("PK\u0001\u0002"), Buffer.from([20, 0]), common, behind, written);
    at += 4 + common.length + written.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", 0, "latin1");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, listed, end]);
};

describe("a file beyond a limit is refused in a sentence that names the limit", () => {
  it("60 MB in a single file, of XML or of text", async () => {
    const sentence = "The file is larger than the 60 MB that can be read.";
    expect(await outcome(Buffer.alloc(60_000_001, quiz(trueFalse)))).toBe(sentence);
    expect(await outcome(Buffer.alloc(60_000_001, "Q {T}\n\n"))).toBe(sentence);
  });

  it("60 MB in a file of an archive", async () => {
    const large = await packedLetters("a.xml", 60_000_001);
    expect(await outcome(archiveOf([large]))).toBe(
      "A file in the archive is larger than the 60 MB that can be read. (a.xml)",
    );
  }, 30_000);

  it("200 MB unpacked", async () => {
    const large = await packedLetters("a.png", 59_000_000);
    const four = ["a", "b", "c", "d"].map((name) => ({ ...large, name: `${name}.png` }));
    expect(await outcome(archiveOf(four))).toBe("The archive unpacks to more than 200 MB. (d.png)");
  }, 30_000);

  it("250 MB in an archive", async () => {
    const bytes = Buffer.alloc(250_000_001);
    bytes.write("PK\u0003\u0004", 0, "latin1");
    expect(await outcome(bytes)).toBe("The package is larger than the 250 MB that can be read.");
  });

  it("10,000 files in an archive", async () => {
    const small = await packedLetters("0.txt", 1);
    const many = Array.from({ length: 10_001 }, (_, index) => ({ ...small, name: `${index}.txt` }));
    expect(await outcome(archiveOf(many))).toBe("The archive holds more than 10,000 files.");
    expect(await outcome(archiveOf(many.slice(1)))).toBe(
      "The archive holds no questions in a format that can be read.",
    );
  });

  it("20,000 questions", async () => {
    const file = (count: number) => Buffer.from(quiz(`${trueFalse}\n`.repeat(count)));
    expect(await outcome(file(20_001), 60 * seconds)).toBe("The file holds more than 20,000 questions.");
    expect(await outcome(Buffer.from("Q {T}\n\n".repeat(20_001)), 60 * seconds)).toBe(
      "The file holds more than 20,000 questions.",
    );
  }, 180_000);

  it("100 levels, in every format of XML", async () => {
    const deep = `${"<a>".repeat(200)}${"</a>".repeat(200)}`;
    const sentence = "An XML file nests its elements deeper than 100 levels.";
    expect(await outcome(Buffer.from(quiz(trueFalse.replace("So?", "]]>" + deep + "<![CDATA["))))).toBe(sentence);
    expect(
      await outcome(
        Buffer.from(`<questestinterop><item><presentation>${deep}</presentation></item></questestinterop>`),
      ),
    ).toBe(sentence);
    expect(await outcome(Buffer.from(`<assessmentItem><itemBody>${deep}</itemBody></assessmentItem>`))).toEqual([
      "xmlRefused",
    ]);
  });

  it("60 seconds and 512 MB, in the thread in which files are read", async () => {
    const bytes = Buffer.from(quiz(`${trueFalse}\n`.repeat(19_000)));
    const fault = (budget: { ms: number; megabytes: number }) =>
      readFileApart(bytes, {}, undefined, budget).then(
        () => null,
        (error: unknown) => (error instanceof ImportFault ? error.sentence("en") : error),
      );
    expect(await fault({ ms: 300, megabytes: 512 })).toBe(
      "Reading the file took longer than 60 seconds, so it was given up.",
    );
    expect(await fault({ ms: 60_000, megabytes: 8 })).toBe(
      "Reading the file took more than 512 MB of memory, so it was given up.",
    );
  }, 180_000);

  it("2 MB in one question, which alone is refused", async () => {
    const letters = "x".repeat(2_000_100);
    const large = moodleQuestion("truefalse", letters, answer("100", "true") + answer("0", "false"));
    expect(await outcome(Buffer.from(quiz(trueFalse + large + trueFalse)))).toEqual(["", "questionTooLarge", ""]);
    expect(await outcome(Buffer.from(`Q {T}\n\n${letters} {T}\n\nR {F}\n`))).toEqual(["", "questionTooLarge", ""]);
    expect(await outcome(Buffer.from(`Q\nA. a\nB. b\nANSWER: A\n\nR\nA. a\nB. ${letters}\nANSWER: B\n`))).toEqual([
      "",
      "questionTooLarge",
    ]);
  });
});

describe("an excessive text is read in bounded time", () => {
  const kindText = "The text is in no format of questions that can be read, such as GIFT or Aiken.";

  it("of a million braces", async () => {
    for (const braces of ["{", "}", "{}", "{=", "{~}", "\\{"])
      expect(await outcome(Buffer.from(`Q {T}\n\n${braces.repeat(1_000_000)}`)), braces).toHaveLength(2);
    expect(await outcome(Buffer.from("{".repeat(1_000_000)))).toBe(kindText);
    expect(await outcome(Buffer.from("}".repeat(1_000_000)))).toBe(kindText);
  }, 60_000);

  it("of one line of 20 MB", async () => {
    const line = "x".repeat(20_000_000);
    expect(await outcome(Buffer.from(line))).toBe(kindText);
    expect(await outcome(Buffer.from(`Q {T}\n\n${line} {=a}`))).toEqual(["", "questionTooLarge"]);
    expect(await outcome(Buffer.from(`Q\nA. a\nB. b\nANSWER: A\n\n${line}\nA. a\nB. b\nANSWER: A`))).toEqual([
      "",
      "questionTooLarge",
    ]);
  }, 60_000);

  it("of signs of feedback, titles, comments and answers", async () => {
    for (const signs of [
      "####",
      "::",
      "//",
      "=",
      "~",
      "->",
      "#",
      "%50%",
      "\\",
      "$$",
      "[html]",
      "ANSWER: A\n",
      "A. \n",
      "\n",
    ]) {
      const text = signs.repeat(Math.floor(1_900_000 / signs.length));
      for (const file of [`Q {T}\n\nR {=a${text}}`, `Q {T}\n\n${text}`, `Q\nA. a\nB. b\nANSWER: A\n\n${text}`, text])
        expect(await outcome(Buffer.from(file), 5 * seconds), JSON.stringify(signs)).toBeDefined();
    }
  }, 300_000);
});
