import { createServer } from "node:http";
import { projectRoot } from "./build-web";
import { readConfig } from "./config";
import { createLog } from "./log";
import { sentenceOf } from "./sentences";
import { serve } from "./serve";
import { closeOnSignal } from "./shut-down";

const tell = (sentence: string): void => console.error(sentence);
const ownPaths = /^\/(api|media)\/|^\/(healthz|openapi\.json)$/;

try {
  const { createServer: createVite } = await import("vite");
  const config = readConfig(process.env);
  const raw = createServer();
  const vite = await createVite({ root: projectRoot, server: { middlewareMode: true, ws: { server: raw } }, appType: "spa" });
  const running = await serve({ ...config, contentSecurity: false }, createLog(process.env["LOG_LEVEL"] ?? "info"), tell, (handle) =>
    raw.on("request", (request, response) => {
      const [address = "/"] = (request.url ?? "/").split("?");
      if (ownPaths.test(address)) handle(request, response);
      else vite.middlewares(request, response);
    }),
  );
  closeOnSignal({ close: () => vite.close().then(running.close) });
} catch (error) {
  tell(sentenceOf(error));
  process.exit(1);
}
