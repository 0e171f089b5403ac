import { parse } from "gift-pegjs";
import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { SaxesParser } from "saxes";
import yauzl from "yauzl";
import { readImportFile } from "../../../src/items/import/read-file";

/** Bytes in each chunk that `floor` gives its parser. */
const chunk = 65_536;

const parseEvents = (bytes: Buffer): number => {
  let events = 0;
  const parser = new SaxesParser({ xmlns: true, position: false });
  for (const name of ["opentag", "closetag", "text", "cdata"] as const)
    parser.on(name, () => {
      events += 1;
    });
  const decoder = new TextDecoder();
  for (let from = 0; from < bytes.length; from += chunk)
    parser.write(decoder.decode(bytes.subarray(from, from + chunk), { stream: true }));
  parser.close();
  return events;
};

/** Unpacks a package and parses its XML without evaluating it: the least work of any reader. */
const floor = async (bytes: Buffer): Promise<void> => {
  if (!bytes.subarray(0, 2).equals(Buffer.from("PK"))) {
    parseEvents(bytes);
    return;
  }
  const zip = await yauzl.fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith("/")) continue;
    const chunks: Buffer[] = [];
    for await (const part of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) chunks.push(part);
    if (entry.fileName.endsWith(".xml")) parseEvents(Buffer.concat(chunks));
  }
};

const ways = {
  reader: async (bytes: Buffer) => {
    await readImportFile(bytes);
  },
  floor,
  giftLibrary: (bytes: Buffer) => Promise.resolve(void parse(bytes.toString("utf8"))),
} as const;

/** The measurement of one process: milliseconds of one reading, and the peak memory of the process in MB. */
export interface Measured {
  readonly ms: number;
  readonly peakMb: number;
}

const [, , way = "", times = "1", ...files] = process.argv;
if (!(way in ways)) throw new Error(`there is no way ${way}`);
const read = ways[way as keyof typeof ways];
const contents = files.map((file) => readFileSync(file));
const asked = performance.now();
for (let time = 0; time < Number(times); time += 1) for (const bytes of contents) await read(bytes);
const ms = (performance.now() - asked) / Number(times);
console.log(JSON.stringify({ ms, peakMb: process.resourceUsage().maxRSS / 1_000 } satisfies Measured));
