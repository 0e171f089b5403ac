import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import type { Logger } from "pino";
import type { Config } from "../configuration/config";
import { serveMetricsOfAll } from "../metrics/metrics-of-all";
import { openInstallation } from "../start/open-installation";
import type { Running } from "../start/serve";
import { ConfigFault } from "../support/config-fault";
import { endsWithin } from "../support/ends-within";
import { isOurs, type FromWorker, type ToWorker } from "./messages";

/** Connections of all processes together; the embedded database has 60, some of which commands beside it may use. */
const mostConnections = 48;
const mostConnectionsEach = 20;
/** A worker that lives shorter than this is restarted only after a pause. */
const shortLifeMs = 5_000;
const pauseMs = 1_000;
const stopMs = 7_000;

/** Keeps a number of workers running on one port, replacing each that ends. */
function keepWorkers(count: number, begin: ToWorker, log: Logger) {
  const living = new Set<Worker>();
  const ended = (worker: Worker) => (worker.isDead() ? Promise.resolve() : once(worker, "exit"));
  let isStopping = false;

  const start = (): Worker => {
    const worker = cluster.fork();
    const begun = performance.now();
    living.add(worker);
    worker.on("error", () => undefined);
    worker.on("message", (message: unknown) => {
      if (!isOurs<FromWorker>(message)) return;
      if (message.kind === "hearing") worker.send(begin, () => undefined);
      if (message.kind !== "kept") return;
      for (const other of living) if (other !== worker) other.send(message, () => undefined);
    });
    worker.once("exit", (code, signal) => {
      living.delete(worker);
      if (isStopping) return;
      log.error({ worker: worker.process.pid, code, signal }, "a process that answers calls has ended; another begins");
      const wait = performance.now() - begun < shortLifeMs ? pauseMs : 0;
      setTimeout(() => void (isStopping || start()), wait);
    });
    return worker;
  };
  /** The port that a worker listens on. Throws the reason why it cannot listen. */
  const listening = (worker: Worker): Promise<number> =>
    new Promise((resolve, reject) => {
      worker.on("message", (message: unknown) => {
        if (!isOurs<FromWorker>(message)) return;
        if (message.kind === "listening") resolve(message.port);
        if (message.kind === "failed") reject(new ConfigFault(message.sentence));
      });
      worker.once("exit", (code, signal) => reject(new Error(`a process ended with ${code ?? signal} while starting`)));
    });
  return {
    start: async (): Promise<number> => {
      const ports = await Promise.all(Array.from({ length: count }, () => listening(start())));
      return ports[0] ?? 0;
    },
    stop: async (): Promise<void> => {
      isStopping = true;
      for (const { process } of living) process.kill("SIGTERM");
      const all = Promise.all([...living].map(ended));
      if (await endsWithin(all, stopMs)) return;
      for (const { process } of living) process.kill("SIGKILL");
      await all;
    },
  };
}

/**
 * Opens the database in this process and starts several processes that answer calls on one port. Throws errors that
 * `cliErrorMessage` puts into words.
 */
export async function serveWithWorkers(
  config: Config,
  count: number,
  log: Logger,
  tell: (sentence: string) => void,
): Promise<Running> {
  serveMetricsOfAll();
  const { storage, installation } = await openInstallation(config, log, tell);
  const poolSize = Math.max(2, Math.min(mostConnectionsEach, Math.floor(mostConnections / (count + 1))));
  const workers = keepWorkers(count, { kind: "begin", url: storage.url, poolSize }, log);
  try {
    const port = await workers.start();
    tell(`${count} processes answer.`);
    installation.goOn(port);
    return {
      close: async () => {
        await Promise.all([workers.stop(), installation.stop()]);
        await storage.close();
      },
    };
  } catch (error) {
    await workers.stop();
    await storage.close();
    throw error;
  }
}
