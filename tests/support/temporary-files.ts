import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import type { FileStore } from "../../src/server/files/file-store";
import { localFolder } from "../../src/server/files/local-folder";

/** A folder of files for this test file alone. */
export function temporaryFiles(): FileStore {
  const folder = mkdtempSync(path.join(tmpdir(), "invigil-files-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return localFolder(folder);
}
