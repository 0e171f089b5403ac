import { readFile, rename, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Files whose names tell their contents; pictures and typefaces among them are compressed already. */
const hashedText = /^assets\/.*\.(?:css|js|svg)$/;
/** Below this a reply arrives in one packet anyway. */
const leastBytes = 1_024;
/** Above this the best quality takes longer than a part that only developers open is worth. */
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

/** Whether a build before has left it here; it then counts as one of this build. */
const isThere = async (file: string): Promise<boolean> => {
  const now = new Date();
  try {
    await utimes(file, now, now);
    return true;
  } catch {
    return false;
  }
};

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < leastBytes) return;
  for (const [ending, encode] of Object.entries(encodings)) {
    const target = `${file}.${ending}`;
    if (await isThere(target)) continue;
    // a build that is broken off leaves no half file under a name that is kept for ever
    await writeFile(`${target}.part`, await encode(bytes));
    await rename(`${target}.part`, target);
  }
}

/**
 * Writes each hashed text of a build in `dir` a second and a third time beside itself, compressed as well as can be
 * (`.br`, `.gz`).
 */
export async function writeCompressed(dir: string, files: readonly string[]): Promise<void> {
  await Promise.all(files.filter((file) => hashedText.test(file)).map((file) => compress(path.join(dir, file))));
}
