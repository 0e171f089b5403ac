import path from "node:path";
import { nodeFault, sentenceOf } from "./sentences";
import { tell } from "./terminal";

const tooOld = nodeFault(process.versions.node);
if (tooOld !== null) {
  tell(tooOld);
  process.exit(1);
}

try {
  const { readConfig } = await import("./config");
  const { refuseSecondServer } = await import("./db/embedded/lock");
  const config = readConfig(process.env);
  if (config.databaseUrl === null) await refuseSecondServer(path.resolve(config.dataDir));
  const { createLog } = await import("./log");
  const { logStrays } = await import("./last-resort");
  const { buildWebIfNeeded, webRoot } = await import("./build-web");
  const { serve } = await import("./serve");
  const { closeOnSignal } = await import("./shut-down");
  await buildWebIfNeeded(tell);
  const log = createLog(process.env["LOG_LEVEL"] ?? "warn");
  logStrays(log);
  await closeOnSignal(serve({ ...config, webRoot }, log, tell));
} catch (error) {
  tell(sentenceOf(error));
  process.exit(1);
}
