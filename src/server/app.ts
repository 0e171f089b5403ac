import compress from "@fastify/compress";
import { sql } from "drizzle-orm";
import Fastify, { LogController, type FastifyInstance, type FastifyServerFactory } from "fastify";
import type { Logger } from "pino";
import { usualBody } from "../contract/calls/call-schema";
import type { Config } from "./configuration/config";
import { relieve, type Pressure } from "./http/back-pressure";
import { believedProxies } from "./http/believed-proxies";
import { registerBoardStream } from "./http/board-stream";
import { limitCalls, limitRequests } from "./http/call-limits";
import { registerCalls } from "./http/calls";
import { refuseWhileClosing } from "./http/closing";
import { createDemoAccess, watchForOutside } from "./http/demo-accounts";
import { succeeded } from "./http/envelope";
import { handleErrors } from "./http/errors";
import { registerExports } from "./http/exports";
import { createKnownBearers } from "./http/known-bearers";
import { registerLti } from "./http/lti/lti-routes";
import { registerRegistration } from "./http/lti/registration-routes";
import { registerOpenApi } from "./http/openapi";
import { outboxSecret, registerOutbox } from "./http/outbox-page";
import { registerPages } from "./http/pages";
import { registerResultExports } from "./http/result-exports";
import { seatSignsOf } from "./http/seat-signs";
import { createSafety, registerSecurity } from "./http/security";
import { strayRequests } from "./http/stray-requests";
import { timeLimits, type TimeLimits } from "./http/time-limits";
import { createLiveSite } from "./live-site/live-site";
import type { Metrics } from "./metrics/metrics";
import { registerMetrics } from "./metrics/route";
import type { Every } from "./support/every";
import type { Dependencies } from "./use-cases/dependencies";

/** The dependencies of the server, its settings included. */
export interface AppDependencies extends Dependencies {
  readonly config: Config;
  readonly log: Logger;
  readonly serverFactory?: FastifyServerFactory;
  /** When absent, no metrics are collected. */
  readonly metrics?: Metrics;
  readonly limits?: TimeLimits;
  /** When absent, calls are accepted whatever the load. */
  readonly pressure?: Pressure;
  /** When absent, what boards do at intervals is done by timers. */
  readonly every?: Every;
}

/** Makes the whole server except its socket. The caller then calls `listen` or `inject`. */
export async function makeApp({
  config,
  log,
  serverFactory,
  limits = timeLimits,
  pressure,
  metrics,
  every,
  ...deps
}: AppDependencies): Promise<FastifyInstance> {
  const { db } = deps;
  const site = createLiveSite(db, config.site, deps.clock);
  const safety = await createSafety(config, site);
  const app = Fastify({
    ...strayRequests(safety),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: usualBody,
    trustProxy: believedProxies(config.trustProxy),
    forceCloseConnections: "idle",
    // Fastify's own reply is not one of this server's
    return503OnClosing: false,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.idleMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkMs },
    ...(serverFactory === undefined ? {} : { serverFactory }),
  }) as unknown as FastifyInstance;

  handleErrors(app);
  app.removeContentTypeParser("text/plain");
  const ofSite = {
    siteName: () => site.known().name,
    reviewRule: async () => (await site.current()).review,
    checksStatus: () => {
      void site.current();
      return site.known().is_check_user_status === 1;
    },
  };
  registerSecurity(app, deps.clock, safety);
  refuseWhileClosing(app);
  const demo = createDemoAccess(deps, config);
  watchForOutside(app, demo);
  const bearers = createKnownBearers();
  limitRequests(app, db, deps.clock, bearers);
  await app.register(compress, { threshold: 1024, globalDecompression: false });
  await app.register(async (scope) => {
    if (pressure !== undefined) await relieve(scope, db.$client, pressure);
    limitCalls(scope, db, deps.clock);
    registerCalls(scope, { ...ofSite, sessionLife: config.sessionLife, ...deps }, config, {
      site,
      metrics,
      demo,
      bearers,
      signs: seatSignsOf(scope, deps),
    });
    registerExports(scope, { ...ofSite, sessionLife: config.sessionLife, ...deps });
    registerResultExports(scope, { ...ofSite, sessionLife: config.sessionLife, ...deps });
  });
  registerBoardStream(app, { ...ofSite, ...deps }, { every });
  await registerLti(app, deps);
  await registerRegistration(app, deps);
  registerOpenApi(app);
  app.get("/healthz", async (request, reply) => {
    await db.execute(sql`select 1`);
    reply.header("cache-control", "no-store");
    return succeeded(request, { ready: true });
  });
  if (metrics !== undefined && config.metricsToken !== null) registerMetrics(app, metrics, config.metricsToken);
  if (deps.outbox !== undefined) registerOutbox(app, deps.outbox, () => outboxSecret(deps));
  await registerPages(app, { ...ofSite, ...deps }, config, safety);
  return app;
}
