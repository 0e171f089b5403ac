import type { Heartbeat } from "../../../src/contract/attempt/exam";
import { addresses, type CallName } from "../../../src/contract/calls/addresses";
import { serverReplyHeader } from "../../../src/contract/calls/envelope";
import type { Answer } from "../../../src/contract/item/item";
import type { PatientServer, Received } from "../../support/patient-server";
import { pulse } from "./school";
import { until } from "./ticks";

const nameOf = (path: string): CallName | undefined =>
  (Object.keys(addresses) as CallName[]).find((name) => addresses[name].path === path);

/** What a student entered, as the tests write it. */
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

/** What the tools hold, as it is told. */
interface Equipped {
  readonly exercise_id: string | null;
  readonly revision: number;
  readonly epoch: number;
  readonly lease: string;
  readonly idempotency_key: string;
  readonly state: Readonly<Record<string, unknown>>;
}

/** "answer e1 r2 B key-0002 lease-1/1": all that tells one request from another; after the stroke the epoch. */
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

/** The server's own word, where its code alone does not show that it is: a refusal of HTTP's kind. */
export const serverReply = (request: Received, status: number, headers: Record<string, string> = {}): void =>
  request.answer(status, JSON.stringify({ code: status, msg: "", data: null }), {
    [serverReplyHeader]: String(Date.now()),
    ...headers,
  });

/** Answers a sign of life by what the server says of the sitting, or by a refusal's code. */
type Beat = () => Heartbeat | number;

/** The server's side of one window: what it was asked below `folder`; but for signs of life and tools all waits. */
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
    /** What each of them carried. */
    bodies,
    beats,
    /** What it was told of the tools; that is answered at once, as nobody waits for it. */
    equipped,
    answerToolsBy: (answer: (request: Received) => void) => {
      answerTools = answer;
    },
    answerBeats: (answer: Beat) => {
      answerBeat = (request) => saying(answer(), request);
    },
    /** Whatever stands between answers in the server's place. */
    answerBeatsBy: (answer: (request: Received) => void) => {
      answerBeat = answer;
    },
    /** Signs of life get no answer any more. */
    muteBeats: () => {
      answerBeat = () => undefined;
    },
    /** From now on something that stands between answers all calls of this name. */
    block: (name: CallName, answer: (request: Received) => void) => void blocked.set(name, answer),
    /** The latest request of this name that has no answer yet: an earlier one may have been given up. */
    take: async (name: CallName): Promise<Received> => {
      await until(() => waiting.some((one) => one.name === name), `${name} is asked`);
      const taken = waiting.findLast((one) => one.name === name);
      if (taken === undefined) throw new Error(`nobody asks ${name}`);
      waiting = waiting.filter((one) => one.name !== name);
      return taken.request;
    },
  };
};
