import cluster from "node:cluster";
import path from "node:path";
import { cliErrorMessage } from "./process/cli-errors";
import { notifyTerminal } from "./process/terminal";

/** The number of worker processes; 0: this process answers alone. */
async function workersOf(words: readonly string[]): Promise<number> {
  const { Command, InvalidArgumentError } = await import("commander");
  const count = (text: string): number => {
    if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 32) return Number(text);
    throw new InvalidArgumentError("A number from 1 to 32.");
  };
  return (
    new Command("start")
      .description("Serve the site; its settings are environment variables, listed in .github/docs/operating.md.")
      .option("--workers <number>", "answer in so many processes, to use so many cores", count)
      .parse(words)
      .opts<{ workers?: number }>().workers ?? 0
  );
}

try {
  const workers = cluster.isPrimary ? await workersOf(process.argv) : 0;
  const { readConfig } = await import("./configuration/config");
  const { refuseSecondServer } = await import("./db/embedded/lock");
  const config = readConfig(process.env);
  if (cluster.isPrimary && config.databaseUrl === null) await refuseSecondServer(path.resolve(config.dataDir));
  const { createLog } = await import("./process/log");
  const { logStrays } = await import("./process/last-resort");
  const { buildWebIfNeeded, webRoot } = await import("./start/build-web");
  const { closeOnSignal } = await import("./process/shut-down");
  const { limitHeapGrowth } = await import("./process/heap-growth");
  limitHeapGrowth();
  const log = createLog(process.env["LOG_LEVEL"] ?? "warn");
  logStrays(log);
  const whole = { ...config, webRoot };
  if (cluster.isWorker) {
    const { answerAsWorker } = await import("./workers/answer-as-worker");
    await closeOnSignal(answerAsWorker(whole, log));
  } else {
    await buildWebIfNeeded(notifyTerminal);
    if (workers > 0) {
      const { serveWithWorkers } = await import("./workers/serve-with-workers");
      await closeOnSignal(serveWithWorkers(whole, workers, log, notifyTerminal));
    } else {
      const { serve } = await import("./start/serve");
      await closeOnSignal(serve(whole, log, notifyTerminal));
    }
  }
} catch (error) {
  if (cluster.isPrimary) notifyTerminal(cliErrorMessage(error));
  process.exit(1);
}
