import type { Heartbeat } from "../../../src/contract/attempt/exam";
import { addresses, type CallName } from "../../../src/contract/calls/addresses";
import { serverReplyHeader } from "../../../src/contract/calls/envelope";
import type { Answer } from "../../../src/contract/item/item";
import type { PatientServer, Received } from "../../support/patient-server";
import { pulse } from "./school";
import { until } from "./ticks";

const nameOf = (path: string): CallName | undefined =>
  (Object.keys(addresses) as CallName[]).find((name) => addresses[name].path === path);

/** A student's answer in the notation of the tests. */
export const entered = (answer: Answer | null): string => {
  if (answer === null) return "nothing";
  return answer.type === "single_choice" ? answer.option_id : "text" in answer ? answer.text : answer.type;
};

interface Named {
  readonly exercise_id: string;
  readonly revision: number;
}

interface Body {
  readonly [field: string]: unknown;
  readonly answer: Answer | null;
  readonly manifest: readonly Named[];
  readonly contested: readonly (Named & { readonly idempotency_key: string })[];
}

/** A request with the tools' contents. */
interface Equipped {
  readonly exercise_id: string | null;
  readonly revision: number;
  readonly epoch: number;
  readonly lease: string;
  readonly idempotency_key: string;
  readonly state: Readonly<Record<string, unknown>>;
}

/**
 * A request in the notation of the tests, with everything that distinguishes it: "answer e1 r2 B key-0002 lease-1/1".
 * The last number is the epoch.
 */
const told = (name: CallName | undefined, query: URLSearchParams, given: Body): string => {
  const of = (...fields: readonly string[]) => fields.map((field) => String(given[field])).join(" ");
  const hold = `${String(given["lease"])}/${String(given["epoch"])}`;
  if (name === "menuDetail") return `detail ${query.get("menu_id")}`;
  if (name === "startExam")
    return ["start", ...Object.entries(given).map(([field, value]) => `${field}=${String(value)}`)].join(" ");
  if (name === "answerExercise")
    return `answer ${of("exercise_id")} r${of("revision")} ${entered(given.answer)} ${of("idempotency_key")} ${hold}`;
  if (name === "updateCheckStatus")
    return `mark ${of("exercise_id")} r${of("revision")} ${of("check_status", "idempotency_key")} ${hold}`;
  if (name === "advanceExam") {
    const manifest = given.manifest.map(({ exercise_id, revision }) => `${exercise_id}:${revision}`);
    const without = given.contested.map((one) => `${one.exercise_id}:${one.revision} ${one.idempotency_key}`);
    const rest = without.length === 0 ? "" : ` without [${without.join(", ")}]`;
    return `advance ${of("stage", "lease")} [${manifest.join(" ")}]${rest}`;
  }
  if (name === "examItemDetail") return `record ${query.get("attempt_id")}`;
  return name === "presentedExercise" ? `extract ${query.get("attempt_id")}` : `${name}`;
};

/** Answers with an HTTP status and the header that marks the server's replies, which the code alone does not show. */
export const serverReply = (request: Received, status: number, headers: Record<string, string> = {}): void =>
  request.answer(status, JSON.stringify({ code: status, msg: "", data: null }), {
    [serverReplyHeader]: String(Date.now()),
    ...headers,
  });

/** The reply to a heartbeat, or the code of a refusal. */
type Beat = () => Heartbeat | number;

/**
 * The server's side of one window: the requests below `folder`. All of them wait for a reply by the test, except
 * heartbeats and tools.
 */
export const askedOf = (server: PatientServer, folder: string) => {
  const sent: string[] = [];
  const bodies: Body[] = [];
  const beats: unknown[] = [];
  const equipped: Equipped[] = [];
  let answerTools = (request: Received, { exercise_id, revision }: Equipped): void =>
    request.envelope(200, { exercise_id, revision, saved_at: Date.now(), applied: true, lease_held: true });
  const blocked = new Map<CallName, (request: Received) => void>();
  let waiting: { readonly name: CallName; readonly request: Received }[] = [];
  const saying = (said: ReturnType<Beat>, request: Received): void =>
    typeof said === "number" ? request.envelope(said, null) : request.envelope(200, said);
  let answerBeat = (request: Received): void => saying(pulse(), request);
  server.serve((request) => {
    const { pathname, searchParams } = new URL(request.url, server.url);
    if (!pathname.startsWith(`${folder}/`)) return false;
    const name = nameOf(pathname.slice(folder.length));
    const body = (request.body === "" ? {} : JSON.parse(request.body)) as Body;
    if (name === "heartbeat") {
      beats.push(body);
      answerBeat(request);
      return true;
    }
    if (name === "saveToolState") {
      const tools = JSON.parse(request.body) as Equipped;
      equipped.push(tools);
      answerTools(request, tools);
      return true;
    }
    sent.push(told(name, searchParams, body));
    bodies.push(body);
    const block = name === undefined ? undefined : blocked.get(name);
    if (block !== undefined) block(request);
    else if (name !== undefined) waiting.push({ name, request });
    return true;
  });
  return {
    sent,
    /** The bodies of these requests. */
    bodies,
    beats,
    /** The requests with the tools' contents; they are answered immediately because no step waits for them. */
    equipped,
    answerToolsBy: (answer: (request: Received) => void) => {
      answerTools = answer;
    },
    answerBeats: (answer: Beat) => {
      answerBeat = (request) => saying(answer(), request);
    },
    /** Lets an intermediary answer heartbeats instead of the server. */
    answerBeatsBy: (answer: (request: Received) => void) => {
      answerBeat = answer;
    },
    /** From now on heartbeats get no reply. */
    muteBeats: () => {
      answerBeat = () => undefined;
    },
    /** From now on an intermediary answers all calls of this name. */
    block: (name: CallName, answer: (request: Received) => void) => void blocked.set(name, answer),
    /** The latest unanswered request of this name; an earlier one may have been abandoned. */
    take: async (name: CallName): Promise<Received> => {
      await until(() => waiting.some((one) => one.name === name), `${name} is asked`);
      const taken = waiting.findLast((one) => one.name === name);
      if (taken === undefined) throw new Error(`nobody asks ${name}`);
      waiting = waiting.filter((one) => one.name !== name);
      return taken.request;
    },
  };
};
