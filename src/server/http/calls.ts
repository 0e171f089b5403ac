import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { addresses, type CallName } from "../../contract/calls/addresses";
import { usualBody, type CallSchema } from "../../contract/calls/call-schema";
import { calls } from "../../contract/calls/calls";
import type { Config } from "../configuration/config";
import { CallRefusal } from "../support/refusal";
import { WrittenReply } from "../support/written-reply";
import { isGuest, type Principal } from "../use-cases/caller";
import type { Dependencies } from "../use-cases/dependencies";
import { admitted, createShownBy } from "./admitted";
import { createAuditing } from "./auditing";
import { compression } from "./compression";
import { envelopeBefore, succeeded } from "./envelope";
import { bodyFor, takeForms } from "./form-body";
import type { BearerHandler, Handler } from "./handler";
import { handlersOf, type Shared } from "./handlers";
import { envelopeAround, InPieces } from "./in-pieces";
import { limitsIn } from "./limit";
import { createAccountLimits } from "./limits";
import { storeIfRefused } from "./refused-operations";
import { sendDirectly } from "./send-directly";
import { noteCaller } from "./session-place";
import { startTime } from "./timed";
import { routeWithFiles } from "./uploads";

/**
 * The calls a guest's device may still make after the visit is over: they deliver stored operations and show nothing.
 */
const handingOver: ReadonlySet<CallName> = new Set([
  "answerExercise",
  "updateCheckStatus",
  "saveToolState",
  "countPlay",
  "heartbeat",
  "advanceExam",
  "examItemDetail",
]);

const isLarge = ({ headers }: FastifyRequest): boolean => Number(headers["content-length"] ?? Infinity) > usualBody;

const routeWithJson = (app: FastifyInstance, options: RouteOptions): void => void app.route(options);

type AnyHandler = Handler<Principal | null, unknown, unknown> | BearerHandler<unknown, unknown>;

/**
 * Registers every call of the contract at its address: it checks the caller, then the input, then runs the use case.
 */
export function registerCalls(app: FastifyInstance, deps: Dependencies, config: Config, shared: Shared): void {
  const auditing = createAuditing(deps, limitsIn(deps.db));
  const shownBy = createShownBy(deps);
  const { upload, importPiece } = createAccountLimits(limitsIn(deps.db));
  const uploading = (name: CallName, principal: Principal): Promise<void> =>
    (name === "sendImportPiece" ? importPiece : upload)(isGuest(principal) ? principal.guestId : principal.userId);
  const handlers = handlersOf(deps, config, shared, { auditing, shownBy, log: app.log });
  takeForms(app);
  for (const name of Object.keys(addresses) as CallName[]) {
    const { method, path } = addresses[name];
    const { input: schema, output, access, permission, body, largestBody = usualBody }: CallSchema = calls[name];
    const handler = handlers[name] as AnyHandler;
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const bearer = access === "public" ? null : admitted(access, shownBy(request), permission);
      const isOwn = typeof handler !== "function";
      const caller = isOwn || bearer === null ? null : await bearer.caller();
      if (caller !== null && isGuest(caller) && caller.isOver && !handingOver.has(name))
        throw new CallRefusal("visitorUnknown");
      const payload = (method === "GET" ? request.query : bodyFor(schema, request.body)) ?? {};
      if (caller !== null) await noteCaller(deps, caller, request);
      try {
        const usual = isOwn ? (handler.readUsual?.(payload) ?? null) : null;
        if (isOwn && bearer !== null && usual !== null) return await handler.ofBearer(bearer, usual, request, reply);
        const parsed = schema.safeParse(payload);
        if (!parsed.success) {
          if (isOwn) await bearer?.caller();
          throw new CallRefusal("invalidRequest");
        }
        if (!isOwn) return await handler(caller, parsed.data, request, reply);
        if (bearer === null) throw new CallRefusal("tokenInvalid");
        return await handler.ofBearer(bearer, parsed.data, request, reply);
      } catch (error) {
        const owner = async () => caller ?? (await bearer?.caller()) ?? null;
        await storeIfRefused(deps, { call: name, owner, payload, log: request.log }, error);
        await auditing.noticeForeign(request, { call: name, owner, payload }, error);
        throw error;
      }
    };
    const noted = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const time = shared.metrics === undefined ? null : startTime(shared.metrics, name);
      try {
        const data = await answer(request, reply);
        if (access !== "public") shared.bearers.note(request, null);
        time?.succeeded(data);
        return data;
      } catch (error) {
        if (access !== "public" && error instanceof CallRefusal) shared.bearers.note(request, error.fault);
        time?.failed(error);
        throw error;
      }
    };
    const takesFiles = body === "files";
    (takesFiles ? routeWithFiles : routeWithJson)(app, {
      method,
      url: path,
      bodyLimit: largestBody,
      exposeHeadRoute: false,
      ...((takesFiles || largestBody > usualBody) && access !== "public"
        ? {
            // check the caller and the rate limit before a large body is read
            onRequest: async (request) => {
              if (!takesFiles && !isLarge(request)) return;
              const caller = await admitted(access, shownBy(request), permission).caller();
              if (takesFiles) await uploading(name, caller);
            },
          }
        : {}),
      ...(compression[name] === undefined ? {} : { compress: compression[name] }),
      handler: async (request, reply) => {
        const data = await noted(request, reply);
        reply.header("cache-control", "no-store");
        if (data instanceof InPieces)
          return reply.type("application/json; charset=utf-8").send(envelopeAround(succeeded(request, data)));
        if (config.checksOutput) output.parse(data instanceof WrittenReply ? data.output() : data);
        if (data instanceof WrittenReply) return sendDirectly(reply, data.reply(envelopeBefore(request)));
        const envelope = succeeded(request, data);
        if (typeof handler === "function" || handler.write === undefined) return envelope;
        return reply.type("application/json; charset=utf-8").send(handler.write(envelope));
      },
    });
  }
}
