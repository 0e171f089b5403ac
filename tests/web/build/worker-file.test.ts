// @vitest-environment node
import { describe, expect, it } from "vitest";
import { precachedFiles } from "../../../src/web/build/worker-file";

type Built = Parameters<typeof precachedFiles>[0][string];

const chunk = (name: string, more: Partial<Built> = {}): Built => ({
  type: "chunk",
  fileName: `assets/${name}.js`,
  modules: { [`/project/src/web/${name}.tsx`]: {} },
  ...more,
});
const asset = (fileName: string): Built => ({ type: "asset", fileName });
const bundleOf = (...files: readonly Built[]) => Object.fromEntries(files.map((file) => [file.fileName, file]));

describe("the files of a build that the worker caches", () => {
  it("is the entry and its imports for the pages of people; not those that only staff opens", () => {
    const kept = precachedFiles(
      bundleOf(
        chunk("main", {
          isEntry: true,
          imports: ["assets/shared.js"],
          dynamicImports: ["assets/exam.js", "assets/manage.js"],
        }),
        chunk("shared", { imports: ["assets/main.js"] }),
        chunk("exam", { dynamicImports: ["assets/calculator.js"] }),
        chunk("calculator", { modules: { "/project/node_modules/calculator/index.js": {} } }),
        chunk("manage", {
          facadeModuleId: "/project/src/web/manage/pages.tsx",
          modules: { "/project/src/web/manage/pages.tsx": {}, "/project/machines/outbox.ts?described": {} },
          imports: ["assets/shared.js"],
          dynamicImports: ["assets/layout.js", "assets/users.js"],
        }),
        chunk("users", {
          modules: { "/project/src/web/manage/users.tsx": {}, "/project/src/web/i18n/parts/manage.en.json": {} },
        }),
        chunk("layout", { modules: { "/project/node_modules/layout/index.js": {} } }),
        asset("assets/face.woff2"),
        asset("index.html"),
      ),
    );
    expect(kept).toEqual(
      ["calculator.js", "exam.js", "face.woff2", "main.js", "shared.js"].map((name) => `/assets/${name}`),
    );
  });
});
