import { FetchError, ofetch, type FetchResponse } from "ofetch";
import type { Fault } from "../../../machines/support/fault";
import { defaultCodes } from "../../contract/account/default-codes";
import type { CallName } from "../../contract/calls/addresses";
import type { Calls } from "../../contract/calls/calls";
import { successCodes } from "../../contract/calls/envelope";
import { everyonesAddresses, type CallAddress } from "../../contract/calls/everyones-addresses";
import { faults } from "../../contract/calls/faults";
import { noteServerTime } from "../platform/server-time";
import { requestAddress } from "./address-of";
import type { TakeReply } from "./first-calls";
import { judgeOnly, type Judge } from "./judge";
import { parsed } from "./parsed";
import { makeSuperseding } from "./superseding";
import { bodyOf, defaultWire, isServerReply, readEnvelope, shaped, type ReadEnvelope, type Wire } from "./wire";

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds; by default that of `Wire`, 60 000. */
  readonly timeout?: number;
  /** Sent in place of the stored token, for calls after that has been removed. */
  readonly token?: string;
  /** Sends the request although the page is being closed (at most 64 kB). */
  readonly keepalive?: boolean;
  /**
   * The caller shows the fault itself: no toast repeats it. Consequences such as signing out, 403 and 404 still happen.
   */
  readonly showsFault?: boolean;
  /**
   * Only replies that are surely the server's own have consequences. Any other reply, such as a 404 of a proxy or the
   * sign-in page of a network, counts as a network failure.
   */
  readonly serverReplyOnly?: boolean;
  /** An older server may not know this call: its fault is thrown without other consequences. */
  readonly mayBeUnknown?: boolean;
}

/** The token that a call was sent with, and how its answer is treated. */
interface Asking extends Pick<CallOptions, "serverReplyOnly" | "mayBeUnknown"> {
  readonly token: string | null;
  readonly isShown: boolean;
}

/**
 * Sends one call and returns its `data`; throws a `Fault`. An array is returned as it is, an object with the envelope's
 * `code` added where it has none.
 */
export type SendCall = <Name extends CallName>(
  name: Name,
  input: Calls[Name]["input"],
  options?: CallOptions,
) => Promise<Calls[Name]["output"]>;

export interface CallDependencies {
  readonly baseUrl: string;
  readonly token: () => string | null;
  /** Menu id of the test that a call belongs to; may be empty. */
  readonly menuId: (input: object) => string;
  /** Receives the answer of each successful call. */
  readonly told?: (answer: unknown) => void;
  readonly language: () => string;
  /** By default a fault has no consequence except that it is thrown. */
  readonly judge?: Judge;
  readonly isVisitor?: () => boolean;
  /** The sign-in code in the address, if any. */
  readonly addressCode?: () => string | null;
  /** Covers the page; returns a function that uncovers it. */
  readonly cover?: () => () => void;
  readonly wire?: Wire;
  /** Replies to calls that were sent before the application was there. */
  readonly takeReply?: TakeReply;
}

/** Calls that cancel an earlier identical one. */
const superseding: ReadonlySet<CallName> = new Set(["menuDetail"]);

/** Milliseconds from a Retry-After header in seconds, or as a date by the clock of the replying server. */
const retryAfter = (headers: Headers): { retryAfterMs?: number } => {
  const asked = headers.get("retry-after") ?? "";
  const replied = Date.parse(headers.get("date") ?? "");
  const seconds = Number(asked) * 1000;
  const wait = Number.isNaN(seconds) ? Date.parse(asked) - (Number.isNaN(replied) ? Date.now() : replied) : seconds;
  return wait > 0 && Number.isFinite(wait) ? { retryAfterMs: wait } : {};
};

const success = 200;

const isWorded = (code: number | string): boolean => defaultCodes.some((one) => one === code);

/** The HTTP status text, for a failure without any other message. */
const nameOf = ({ status, statusText }: FetchResponse<unknown>, { code, msg }: Pick<ReadEnvelope, "code" | "msg">) =>
  status < 400 || statusText === "" || msg !== "" || isWorded(code) ? {} : { statusText };

const held = (token: string | null): string | null => (token === "" ? null : token);

type EveryonesCall = keyof typeof everyonesAddresses;
const isEveryones = (name: CallName): name is EveryonesCall => Object.hasOwn(everyonesAddresses, name);

/** The address of a call that only staff make. Throws a `FetchError` where the list of them cannot be loaded. */
const staffAddressOf = async (name: Exclude<CallName, EveryonesCall>): Promise<CallAddress> => {
  const { staffAddresses } = await import("../../contract/calls/staff-addresses").catch((cause: unknown) => {
    throw new FetchError("the addresses of this call could not be loaded", { cause });
  });
  return staffAddresses[name];
};

/** Rejects once the signal is aborted, whatever becomes of the reply. */
const unlessAborted = <Reply>(reply: Promise<Reply>, signal: AbortSignal): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(new FetchError("the call was given up"));
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    reply.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });

export function makeCall(deps: CallDependencies): SendCall {
  const {
    judge = judgeOnly,
    isVisitor = () => false,
    addressCode = () => null,
    cover = () => () => undefined,
    wire = defaultWire,
    takeReply,
  } = deps;
  const supersede = makeSuperseding();

  /** Judges a failure without an answer, then throws its `Fault`. */
  const refuse = (thrown: unknown, given: AbortSignal | undefined, deadline: AbortSignal, isShown: boolean): never => {
    if (given?.aborted === true) {
      judge({ type: "request.aborted" });
      throw { code: "aborted" } satisfies Fault;
    }
    if (deadline.aborted) {
      judge({ type: "request.timedOut", isShown });
      throw { code: "timeout" } satisfies Fault;
    }
    if (thrown instanceof FetchError) {
      judge({ type: "network.failed", isShown });
      throw { code: "network" } satisfies Fault;
    }
    const msg = thrown instanceof Error ? thrown.message : String(thrown);
    judge({ type: "request.broken", msg });
    throw { code: "unexpected", msg } satisfies Fault;
  };

  const take = (
    response: FetchResponse<unknown>,
    { token, isShown, serverReplyOnly = false, mayBeUnknown = false }: Asking,
  ): unknown => {
    const { _data: body, headers } = response;
    if (wire.serverReplyHeader !== null) noteServerTime(Number(headers.get(wire.serverReplyHeader)));
    const envelope = readEnvelope(body, wire);
    const status = envelope?.status ?? response.status;
    const bare = { code: status, msg: "" };
    const wait = retryAfter(headers);
    const isForeign =
      envelope === null ? serverReplyOnly || status < 400 : serverReplyOnly && !isServerReply(envelope, headers, wire);
    if (isForeign) {
      // something else answered in the server's place: the sign-in page of a network, a proxy
      judge({ type: "network.failed", isShown });
      throw (
        status < 400 ? { code: "network" } : { code: "http", status, ...nameOf(response, bare), ...wait }
      ) satisfies Fault;
    }
    const { code, msg } = envelope ?? bare;
    const named = nameOf(response, { code, msg });
    if (mayBeUnknown && Number(code) === faults.unknownCall.code)
      throw { code: faults.unknownCall.code, status, msg } satisfies Fault;
    const holds = judge({
      type: "answer.received",
      status,
      code: wire.successCodes.includes(code) && !successCodes.includes(code) ? success : code,
      msg,
      ...named,
      isShown,
      isCurrent: token === held(deps.token()),
      // without a token the call was not made as a guest
      isVisitor: token !== null && isVisitor(),
      hasAddressCode: addressCode() !== null,
    });
    if (envelope === null) throw { code: "http", status, ...named, ...wait } satisfies Fault;
    if (holds) return shaped(envelope);
    const number = Number.isFinite(Number(code)) ? Number(code) : -1;
    throw {
      code: number,
      status,
      msg,
      ...named,
      ...(envelope.data === null ? {} : { data: envelope.data }),
      ...wait,
    } satisfies Fault;
  };

  const send = async (name: CallName, input: object, options: CallOptions): Promise<unknown> => {
    const token = held(options.token ?? deps.token());
    const isShown = options.showsFault ?? false;
    const deadline = AbortSignal.timeout(options.timeout ?? wire.timeout);
    const headers: Record<string, string> = { "Accept-Language": deps.language(), menuId: deps.menuId(input) };
    if (token !== null) headers["Authorization"] = `Bearer ${token}`;
    let uncover: (() => void) | null = null;
    try {
      const { method, path } = isEveryones(name) ? everyonesAddresses[name] : await staffAddressOf(name);
      if (wire.covering.some((part) => (deps.baseUrl + path).includes(part))) uncover = cover();
      const address = requestAddress(deps.baseUrl, path, method === "GET" ? input : {});
      const signal = options.signal === undefined ? deadline : AbortSignal.any([options.signal, deadline]);
      const taken =
        method === "GET" && takeReply !== undefined ? await unlessAborted(takeReply(address, headers), signal) : null;
      const response =
        taken ??
        (await ofetch.raw<unknown>(address, {
          method,
          headers,
          signal,
          retry: 0,
          keepalive: options.keepalive ?? false,
          ignoreResponseError: true,
          parseResponse: parsed,
          ...(method === "GET" ? {} : { body: bodyOf(input, wire) }),
        }));
      const { serverReplyOnly = false, mayBeUnknown = false } = options;
      const answer = take(response, { token, isShown, serverReplyOnly, mayBeUnknown });
      deps.told?.(answer);
      return answer;
    } catch (thrown) {
      if (!(thrown instanceof Error)) throw thrown;
      return refuse(thrown, options.signal, deadline, isShown);
    } finally {
      uncover?.();
    }
  };

  const sendOnce = (name: CallName, input: object, options: CallOptions): Promise<unknown> =>
    superseding.has(name)
      ? supersede(JSON.stringify([name, input, options.token]), options.signal, (signal) =>
          send(name, input, { ...options, signal }),
        )
      : send(name, input, options);

  return (name, input, options = {}) => sendOnce(name, input, options) as Promise<Calls[typeof name]["output"]>;
}

/** The same calls for a part of the application that shows every fault itself. */
export const showingFaults =
  (call: SendCall): SendCall =>
  (name, input, options) =>
    call(name, input, { ...options, showsFault: true });
