import type { IncomingMessage } from "node:http";
import { CallRefusal } from "../support/refusal";

/** The most parts of a form; a form with one file has two. */
const mostParts = 8;
const longestHeaders = 4 * 1024;
/** The limit of RFC 2046, section 5.1.1. */
const longestBoundary = 70;
const startSize = 64 * 1024;

const boundaryIn = (contentType: string): string => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain ?? "";
  if (boundary === "" || boundary.length > longestBoundary) throw new CallRefusal("invalidRequest");
  return boundary;
};

/** Collects bytes as they arrive, in one buffer that is never much larger than they are. */
class Gathered {
  #bytes = Buffer.allocUnsafe(startSize);
  #size = 0;

  add(chunk: Buffer): void {
    const size = this.#size + chunk.length;
    if (size > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(size, 2 * this.#bytes.length));
      this.#bytes.copy(larger, 0, 0, this.#size);
      this.#bytes = larger;
    }
    chunk.copy(this.#bytes, this.#size);
    this.#size = size;
  }

  get all(): Buffer {
    return this.#bytes.subarray(0, this.#size);
  }
}

/** The positions where the parts of a body begin, updated while the body grows. */
function createBorders(boundary: string) {
  const border = Buffer.from(`--${boundary}`, "latin1");
  const found: number[] = [];
  let looked = 0;
  return {
    found,
    /** Finds further borders. Throws `invalidRequest` for more parts than any form of this site has. */
    lookOn: (bytes: Buffer): void => {
      for (let at = bytes.indexOf(border, looked); at >= 0; at = bytes.indexOf(border, looked)) {
        found.push(at);
        // the limit is one more than the number of parts, because the last border ends the body
        if (found.length > mostParts + 1) throw new CallRefusal("invalidRequest");
        looked = at + border.length;
      }
      looked = Math.max(looked, bytes.length - border.length + 1);
    },
    refuseLongHeaders: (bytes: Buffer): void => {
      for (const at of found) {
        const head = bytes.subarray(at + border.length, at + border.length + longestHeaders);
        const isEnd = head.subarray(0, 2).toString("latin1") === "--";
        if (!isEnd && head.indexOf("\r\n\r\n") < 0) throw new CallRefusal("invalidRequest");
      }
    },
  };
}

/**
 * Reads a `multipart/form-data` body as it arrives. It stops at the first byte or part too many, so that the cost of
 * parsing is bounded. Throws `fileTooLarge` and `invalidRequest`.
 */
export async function readParts(payload: IncomingMessage, contentType: string, mostBytes: number): Promise<Buffer> {
  const borders = createBorders(boundaryIn(contentType));
  const gathered = new Gathered();
  try {
    for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (gathered.all.length + chunk.length > mostBytes) throw new CallRefusal("fileTooLarge");
      gathered.add(chunk);
      borders.lookOn(gathered.all);
    }
  } finally {
    // discard the rest, so that the reply arrives
    payload.resume();
  }
  borders.refuseLongHeaders(gathered.all);
  return gathered.all;
}
