import { readFile, rename, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Text files whose names contain a hash of their contents; pictures and fonts are compressed already. */
const hashedText = /^assets\/.*\.(?:css|js|svg)$/;
/** Text files that keep their names from build to build, so that their copies are written anew. */
const namedText = /^(?:index\.html|sw(?:-off)?\.js)$/;
/** Below this size a reply arrives in one packet anyway. */
const leastBytes = 1_024;
/** Above this size the best quality takes too long; only files for developers are that large. */
const mostBytes = 1_000_000;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

const encodings: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    asBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: bytes.length > mostBytes ? 9 : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => asGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Whether an earlier build left the file; its time is updated, so that it counts as part of this build. */
const isThere = async (file: string): Promise<boolean> => {
  const now = new Date();
  try {
    await utimes(file, now, now);
    return true;
  } catch {
    return false;
  }
};

async function compress(file: string, keepsCopies: boolean): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < leastBytes) return;
  for (const [ending, encode] of Object.entries(encodings)) {
    const target = `${file}.${ending}`;
    if (keepsCopies && (await isThere(target))) continue;
    // an interrupted build leaves no partial file under a name that is cached for ever
    await writeFile(`${target}.part`, await encode(bytes));
    await rename(`${target}.part`, target);
  }
}

/**
 * Writes two compressed copies (`.br`, `.gz`) of each hashed text file of a build in `dir` beside it, and of the page
 * and the workers, at the best compression.
 */
export async function writeCompressed(dir: string, files: readonly string[]): Promise<void> {
  const texts = files.filter((file) => hashedText.test(file) || namedText.test(file));
  await Promise.all(texts.map((file) => compress(path.join(dir, file), hashedText.test(file))));
}
