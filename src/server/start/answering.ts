import type { FastifyServerFactory } from "fastify";
import type { Logger } from "pino";
import { makeApp } from "../app";
import type { Config } from "../configuration/config";
import { describeError } from "../db/failure";
import type { Database } from "../db/open";
import { usualPressure } from "../http/back-pressure";
import type { Relay } from "../messages/local-outbox";
import { createMetrics } from "../metrics/metrics";
import { sweepAssignments } from "../use-cases/assignments/sweep-assignments";
import { createBackoff } from "../use-cases/backoff";
import { forgetExpired } from "../use-cases/forget-expired";
import { createImportReading } from "../use-cases/importing/read-import";
import { sweepImports } from "../use-cases/importing/sweep-imports";
import { sendOutgoing } from "../use-cases/outgoing/send-outgoing";
import { sweepRegrades } from "../use-cases/regrading/sweep-regrades";
import { sweepRooms } from "../use-cases/rooms/sweep-rooms";
import { forgetProcess, openSittings, recordProcessState } from "../use-cases/server-state";
import { sweep } from "../use-cases/sweep";
import { sweepItemFiles } from "../use-cases/uploads/sweep-item-files";
import { sweepUploads } from "../use-cases/uploads/sweep-uploads";
import { makeDependencies } from "./make-dependencies";

/** A process that answers calls and runs the periodic work. */
export interface AnsweringProcess {
  readonly port: number;
  /** Accepts no more calls; resolves once the accepted ones are answered and all pending data is written. */
  readonly drain: () => Promise<void>;
  /** Closes every connection that is still open. */
  readonly cut: () => void;
}

const sweepEveryMs = 5_000;

/** Listens on the configured port and runs the periodic work that no call triggers. */
export async function beginAnswering(
  config: Config,
  db: Database,
  log: Logger,
  { serverFactory, relay }: { readonly serverFactory?: FastifyServerFactory; readonly relay?: Relay } = {},
): Promise<AnsweringProcess> {
  const { deps, close, listensAt } = await makeDependencies(config, db, log, relay);
  const metrics = createMetrics({ pool: db.$client, clock: deps.clock, openSittings: () => openSittings(deps) });
  const processId = deps.ids();
  const app = await makeApp({
    ...deps,
    config,
    log,
    metrics,
    pressure: usualPressure,
    ...(serverFactory === undefined ? {} : { serverFactory }),
  });
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === "object" && address !== null ? address.port : config.port;
  listensAt(port);

  const backoff = createBackoff();
  const failed = (attemptId: string, error: unknown) =>
    log.error({ attempt: attemptId, err: describeError(error) }, "a sitting could not be finished");
  const assignmentFailing = {
    backoff: createBackoff(),
    failed: (assignmentId: string, error: unknown) =>
      log.error(
        { assignment: assignmentId, err: describeError(error) },
        "an assignment could not be brought up to date",
      ),
  };
  const roomFailing = {
    backoff: createBackoff(),
    failed: (roomId: string, error: unknown) =>
      log.error({ room: roomId, err: describeError(error) }, "a room could not be brought up to date"),
  };
  const readings = createImportReading(deps, (importId, error) =>
    log.error({ import: importId, err: describeError(error) }, "a file could not be read"),
  );
  let isStopping = false;
  const sendingTurn = {
    isStopping: () => isStopping,
    failed: (outgoingId: string, error: unknown) =>
      log.error({ outgoing: outgoingId, err: describeError(error) }, "a message to another system could not be sent"),
  };
  let sending: Promise<unknown> | null = null;
  // another system may be slow, for which nothing else waits
  const send = (): void => {
    sending ??= sendOutgoing(deps, sendingTurn)
      .catch((error: unknown) => log.warn({ err: describeError(error) }, "sending to other systems failed"))
      .finally(() => (sending = null));
  };
  let sweeping: Promise<unknown> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    send();
    if (busy) return;
    busy = true;
    // all of them end before the next turn and before the record of the process is deleted, even if one fails
    sweeping = Promise.allSettled([
      sweep(deps, { backoff, failed }),
      sweepAssignments(deps, assignmentFailing),
      sweepRooms(deps, roomFailing),
      deps.exposures.write(),
      sweepUploads(deps, config.site),
      sweepItemFiles(deps),
      sweepRegrades(deps),
      forgetExpired(deps),
      sweepImports(deps, (importId) => void readings.start(importId)),
      recordProcessState(deps, processId, metrics),
    ]).then((outcomes) => {
      for (const outcome of outcomes)
        if (outcome.status === "rejected") log.warn({ err: describeError(outcome.reason) }, "sweeping failed");
      busy = false;
    });
  }, sweepEveryMs);

  return {
    port,
    drain: async () => {
      clearInterval(timer);
      close();
      isStopping = true;
      await Promise.all([app.close(), sweeping, sending]);
      await Promise.all([deps.exposures.write(), forgetProcess(deps, processId)]);
      metrics.close();
    },
    cut: () => app.server.closeAllConnections(),
  };
}
