import { Command } from "commander";
import { createServer } from "node:http";
import { addresses } from "../contract/calls/addresses";
import { readConfig } from "./configuration/config";
import { cliErrorMessage } from "./process/cli-errors";
import { createLog } from "./process/log";
import { closeOnSignal } from "./process/shut-down";
import { notifyTerminal } from "./process/terminal";
import { projectRoot } from "./program/places";
import { serve } from "./start/serve";

new Command("dev")
  .description("Serve the API and the pages on PORT (10002), with the pages following every change of their sources.")
  .parse();

const ownPaths = /^\/(api|media|dev|seb)\/|^\/(healthz|openapi\.json)$/;
const calls = new Set(Object.values(addresses).map(({ method, path }) => `${method} ${path}`));

try {
  const { createServer: createVite } = await import("vite");
  const config = readConfig(process.env);
  const raw = createServer();
  const vite = await createVite({
    root: projectRoot,
    server: { middlewareMode: true, ws: { server: raw } },
    appType: "spa",
  });
  const starting = serve(
    { ...config, contentSecurity: false, keepsMessages: true },
    createLog(process.env["LOG_LEVEL"] ?? "info"),
    notifyTerminal,
    (handle) =>
      raw.on("request", (request, response) => {
        const [address = "/"] = (request.url ?? "/").split("?");
        if (ownPaths.test(address) || calls.has(`${request.method} ${address}`)) handle(request, response);
        else vite.middlewares(request, response);
      }),
  );
  await closeOnSignal(starting.then((running) => ({ close: () => vite.close().then(running.close) })));
} catch (error) {
  notifyTerminal(cliErrorMessage(error));
  process.exit(1);
}
