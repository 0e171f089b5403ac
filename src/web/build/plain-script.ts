import type { Plugin } from "vite";

/** Serves a script as it is, read by `read`, at an address that never changes, for documents beside the application. */
export const plainScript = (fileName: string, read: () => string): Plugin => ({
  name: `plain-script-${fileName}`,
  generateBundle() {
    this.emitFile({ type: "asset", fileName, source: read() });
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${fileName}`, (_request, response) => {
      response.setHeader("content-type", "text/javascript; charset=utf-8");
      response.end(read());
    });
  },
});
