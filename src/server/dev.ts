import { Command } from "commander";
import { createServer } from "node:http";
import { addresses } from "../contract/addresses";
import { cliErrorMessage } from "./cli-errors";
import { readConfig } from "./config";
import { createLog } from "./log";
import { projectRoot } from "./program/places";
import { serve } from "./serve";
import { closeOnSignal } from "./shut-down";
import { notifyTerminal } from "./terminal";

new Command("dev")
  .description("Serve the API and the pages on PORT (10002), with the pages following every change of their sources.")
  .parse();

const ownPaths = /^\/(api|media|dev)\/|^\/(healthz|openapi\.json)$/;
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
