import type { Figure } from "./figure";
import { processorTime } from "./processor-time";
import { withSite } from "./site";

const devices = 10;

/** The files that a device keeps, as the worker of the pages names them. */
async function keptFiles(url: string): Promise<string[]> {
  const worker = await (await fetch(`${url}/sw.js`)).text();
  return [
    ...new Set([...worker.matchAll(/"(\/assets\/[^"]+)"/g)].flatMap(([, file]) => (file === undefined ? [] : file))),
  ];
}

/** Fetches all of them as a browser does; answers their bytes on the wire. */
async function keepAll(url: string, files: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const file of files) {
    const reply = await fetch(url + file, { headers: { "accept-encoding": "br, gzip" } });
    bytes += Number(reply.headers.get("content-length"));
    await reply.arrayBuffer();
  }
  return bytes;
}

/** The cost to the server of a first visit by a device, which caches the pages for hours without network. */
export const measurePages = (): Promise<Figure[]> =>
  withSite(async ({ url, pid }) => {
    const files = await keptFiles(url);
    const bytes = await keepAll(url, files);
    const before = processorTime(pid) ?? Number.NaN;
    for (let device = 0; device < devices; device += 1) await keepAll(url, files);
    const seconds = ((processorTime(pid) ?? Number.NaN) - before) / devices;
    return [
      { measure: "a device that keeps the pages: files", value: files.length, unit: "" },
      { measure: "a device that keeps the pages: brotli", value: bytes / 1000, unit: "kB" },
      { measure: "a device that keeps the pages: the server's processor", value: seconds * 1000, unit: "ms" },
    ];
  });
