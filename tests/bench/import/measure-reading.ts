import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import { SaxesParser } from "saxes";
import yauzl from "yauzl";
import { readImportFile } from "../../../src/items/import/read-file";

/** Bytes that the floor gives its parser at once. */
const chunk = 65_536;

const parseEvents = (bytes: Buffer): void => {
  const parser = new SaxesParser({ xmlns: true, position: false });
  for (const name of ["opentag", "closetag", "text", "cdata"] as const) parser.on(name, () => undefined);
  const decoder = new TextDecoder();
  for (let from = 0; from < bytes.length; from += chunk)
    parser.write(decoder.decode(bytes.subarray(from, from + chunk), { stream: true }));
  parser.close();
};

/** Unpacks a package and parses its XML without looking at anything: the least that any reader does. */
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

/** Questions of a file: all of them, and those that became items. */
interface Counted {
  readonly seen: number;
  readonly read: number;
}
type Reading = (bytes: Buffer) => Promise<Counted>;

const uncounted: Counted = { seen: 0, read: 0 };

const reader: Reading = async (bytes) => {
  const items = (await readImportFile(bytes)).tests.flatMap((test) => test.items);
  return { seen: items.length, read: items.filter(({ item }) => item !== undefined).length };
};

/** The module of the reader that an earlier release had. */
interface EarlierModule {
  readonly readPackage: (bytes: Buffer) => Promise<{
    readonly items: readonly unknown[];
    readonly report: readonly unknown[];
  }>;
}

const earlierReader = async (file: string): Promise<Reading> => {
  const { readPackage } = (await import(pathToFileURL(file).href)) as EarlierModule;
  return async (bytes) => {
    const { items, report } = await readPackage(bytes);
    return { seen: report.length, read: items.length };
  };
};

const ways: Readonly<Record<string, () => Promise<Reading>>> = {
  reader: () => Promise.resolve(reader),
  floor: () =>
    Promise.resolve(async (bytes) => {
      await floor(bytes);
      return uncounted;
    }),
  giftLibrary: async () => {
    const { parse } = await import("gift-pegjs");
    return (bytes) => {
      parse(bytes.toString("utf8"));
      return Promise.resolve(uncounted);
    };
  },
};

/**
 * The measurement of one process: milliseconds for which one reading of all files used the processor, and the peak
 * memory of the process in MB.
 */
export interface Measured extends Counted {
  readonly ms: number;
  readonly peakMb: number;
}

/** Milliseconds that the main thread has had the processor; elsewhere than on Linux those that have passed. */
const processorMs = (): number => {
  if (process.platform !== "linux") return performance.now();
  const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, "utf8").split(" ");
  return Number(nanoseconds) / 1_000_000;
};

/** The most memory since the program began; elsewhere than on Linux that of the process that began it counts too. */
const peakMb = (): number => {
  if (process.platform !== "linux") return process.resourceUsage().maxRSS / 1_000;
  const [, kilobytes = "NaN"] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  return Number(kilobytes) / 1_000;
};

const [, , way = "", times = "1", ...files] = process.argv;
const read = await (ways[way] ?? (() => earlierReader(way)))();
const contents = files.map((file) => readFileSync(file));
let seen = 0;
let items = 0;
const begun = processorMs();
for (let time = 0; time < Number(times); time += 1)
  for (const bytes of contents) {
    const counted = await read(bytes);
    seen += counted.seen;
    items += counted.read;
  }
const ms = (processorMs() - begun) / Number(times);
console.log(
  JSON.stringify({
    ms,
    peakMb: peakMb(),
    seen: seen / Number(times),
    read: items / Number(times),
  } satisfies Measured),
);
