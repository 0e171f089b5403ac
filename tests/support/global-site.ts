import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { readImportFile } from "../../src/items/import/read-file";
import { readConfig } from "../../src/server/configuration/config";
import { installMissing } from "../../src/server/shipped/install";
import { shippedTests } from "../../src/server/shipped/shipped-tests";
import { seed } from "../../src/server/start/seed";
import { openStorage } from "../../src/server/start/storage";
import { importFile } from "../../src/server/use-cases/importing/import-file";
import { choices, declaration, entry, itemXml, packageOf } from "../items/import/fixtures";
import { publishSilentOpt } from "./silent-opt";

declare module "vitest" {
  interface ProvidedContext {
    /** A data folder to start from, and the test in it that was made from an imported package. */
    readonly preparedSite: { readonly folder: string; readonly menuId: string };
  }
}

/** Six original questions as a QTI package: four single choices, one multiple choice, one text entry. */
const demoPackage = (): Promise<Buffer> =>
  packageOf([
    ...[1, 2, 3, 4].map((number) =>
      itemXml({
        identifier: `single-${number}`,
        declaration: declaration("identifier", "single", ["c2"]),
        body: `<p>Question number ${number}: which is four?</p>${choices()}`,
      }),
    ),
    itemXml({
      identifier: "multiple",
      declaration: declaration("identifier", "multiple", ["c1", "c3"]),
      body: `<p>Which are odd?</p>${choices('maxChoices="0"')}`,
    }),
    itemXml({
      identifier: "text",
      declaration: declaration("string", "single", ["seven"]),
      body: `<p>Write 7 as a word.</p>${entry}`,
    }),
  ]);

/** Seeds a data folder and imports the package once; every test file starts its server on a copy of the folder. */
export async function setup(project: TestProject): Promise<() => void> {
  const root = mkdtempSync(path.join(tmpdir(), "invigil-prepared-"));
  const folder = path.join(root, "data");
  const file = path.join(root, "demo.zip");
  writeFileSync(file, await demoPackage());
  const storage = await openStorage(readConfig({ DATA_DIR: folder }), console.error, () => undefined);
  try {
    const now = Date.now();
    await seed(storage.db, now);
    await installMissing(storage.db, shippedTests, now);
    await publishSilentOpt(storage.db, now);
    const [imported] = await importFile(storage.db, await readImportFile(file), now, { attempts: null });
    if (imported?.outcome !== "imported") throw new Error(`the package was not imported: ${imported?.outcome}`);
    project.provide("preparedSite", { folder, menuId: imported.menuId });
  } finally {
    await storage.close();
  }
  return () => rmSync(root, { recursive: true, force: true });
}
