import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Serves a script as it is at an address that never changes, for documents that are no part of the application. */
export const plainScript = (fileName: string, file: string): Plugin => ({
  name: `plain-script-${fileName}`,
  generateBundle() {
    this.emitFile({ type: "asset", fileName, source: readFileSync(file, "utf8") });
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${fileName}`, (_request, response) => {
      response.setHeader("content-type", "text/javascript; charset=utf-8");
      response.end(readFileSync(file, "utf8"));
    });
  },
});
