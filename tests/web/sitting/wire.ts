import { addresses, type CallName } from "../../../src/contract/addresses";
import type { Answer } from "../../../src/contract/item";
import type { PatientServer, Received } from "../../support/patient-server";
import { pulse } from "./school";
import { until } from "./turns";

const nameOf = (path: string): CallName | undefined =>
  (Object.keys(addresses) as CallName[]).find((name) => addresses[name].path === path);

/** What a student entered, as the tests write it. */
export const entered = (answer: Answer | null): string => {
  if (answer === null) return "nothing";
  return answer.type === "single_choice" ? answer.option_id : "text" in answer ? answer.text : answer.type;
};

interface Body {
  readonly [field: string]: unknown;
  readonly answer: Answer | null;
  readonly manifest: readonly { readonly exercise_id: string; readonly revision: number }[];
}

/** "answer e1 r2 B key-0002 lease-1": all that tells one request from another. */
const told = (name: CallName | undefined, query: URLSearchParams, given: Body): string => {
  const of = (...fields: readonly string[]) => fields.map((field) => String(given[field])).join(" ");
  if (name === "menuDetail") return `detail ${query.get("menu_id")}`;
  if (name === "startExam")
    return ["start", ...Object.entries(given).map(([field, value]) => `${field}=${String(value)}`)].join(" ");
  if (name === "answerExercise")
    return `answer ${of("exercise_id")} r${of("revision")} ${entered(given.answer)} ${of("idempotency_key", "lease")}`;
  if (name === "updateCheckStatus")
    return `mark ${of("exercise_id")} r${of("revision")} ${of("check_status", "idempotency_key", "lease")}`;
  if (name === "advanceExam") {
    const manifest = given.manifest.map(({ exercise_id, revision }) => `${exercise_id}:${revision}`);
    return `advance ${of("stage", "lease")} [${manifest.join(" ")}]`;
  }
  if (name === "examItemDetail") return `record ${query.get("attempt_id")}`;
  return name === "presentedExercise" ? `extract ${query.get("attempt_id")}` : `${name}`;
};

/** The server's side of one window: what it was asked below `folder`; signs of life are answered, all else waits. */
export const askedOf = (server: PatientServer, folder: string) => {
  const sent: string[] = [];
  const beats: unknown[] = [];
  const waiting: { readonly name: CallName; readonly request: Received }[] = [];
  let answersBeats = true;
  let beat = (): ReturnType<typeof pulse> | number => pulse();
  server.serve((request) => {
    const { pathname, searchParams } = new URL(request.url, server.url);
    if (!pathname.startsWith(`${folder}/`)) return false;
    const name = nameOf(pathname.slice(folder.length));
    const body = (request.body === "" ? {} : JSON.parse(request.body)) as Body;
    if (name === "heartbeat") {
      beats.push(body);
      if (!answersBeats) return true;
      const said = beat();
      if (typeof said === "number") request.envelope(said, null);
      else request.envelope(200, said);
      return true;
    }
    sent.push(told(name, searchParams, body));
    if (name !== undefined) waiting.push({ name, request });
    return true;
  });
  return {
    sent,
    beats,
    /** How signs of life are answered from now on: by what they say, or by a refusal's code. */
    answerBeats: (answer: () => ReturnType<typeof pulse> | number) => {
      beat = answer;
    },
    /** Signs of life get no answer any more. */
    muteBeats: () => {
      answersBeats = false;
    },
    /** The latest request of this name that has no answer yet: an earlier one may have been given up. */
    take: async (name: CallName): Promise<Received> => {
      const at = () => waiting.findLastIndex((one) => one.name === name);
      await until(() => at() >= 0, `${name} is asked`);
      const [taken] = waiting.splice(at(), 1);
      if (taken === undefined) throw new Error(`nobody asks ${name}`);
      return taken.request;
    },
  };
};
