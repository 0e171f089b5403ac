import type { Answer, Circumstances, FaultFact } from "../../../machines/faults/facts";

type Incident = "hangUp" | "silence" | "caller" | "circle" | "loginWithoutToken" | "socialWithoutToken" | "fact";

/** How the world brings a fact about: what the server sends, what has happened here meanwhile. */
export type Cause =
  | { readonly by: "envelope"; readonly status: number; readonly code: number | string; readonly msg: string }
  | { readonly by: "bare"; readonly status: number }
  | { readonly by: Incident };

/** One thing that the catalogue judges. */
export interface Case {
  readonly name: string;
  /** The row of the catalogue that it belongs to. */
  readonly row: string;
  readonly fact: FaultFact;
  readonly cause: Cause;
  readonly outcome: string;
  readonly resolves: boolean;
  readonly effects: readonly (readonly [string, ...unknown[]])[];
}

const calm: Circumstances = { isShown: false, isCurrent: true, isVisitor: false, hasAddressToken: false };
type End = Pick<Case, "outcome"> & Partial<Pick<Case, "effects" | "resolves">>;

const ended = ({ outcome, effects = [], resolves = false }: End) => ({ outcome, effects, resolves });
const received = (
  answer: Pick<Answer, "status" | "code" | "msg">,
  circumstances: Partial<Circumstances>,
): FaultFact => ({ type: "answer.received", ...answer, ...calm, ...circumstances });

const envelope = (
  name: string,
  row: string,
  [code, msg]: readonly [number | string, string],
  end: End,
  circumstances: Partial<Circumstances> = {},
  status = 200,
): Case => ({
  name,
  row,
  fact: received({ status, code, msg }, circumstances),
  cause: { by: "envelope", status, code, msg },
  ...ended(end),
});
const bare = (status: number, row: string, end: End, circumstances: Partial<Circumstances> = {}): Case => ({
  name: `HTTP ${status} without an envelope`,
  row,
  fact: received({ status, code: status, msg: "" }, circumstances),
  cause: { by: "bare", status },
  ...ended(end),
});
const fact = (name: string, row: string, given: FaultFact, by: Incident, end: End): Case => ({
  name,
  row,
  fact: given,
  cause: { by },
  ...ended(end),
});

const told = (code: number, msg: string, status = 200) => ({ fault: { code, status, msg } });
const warned = (code: number, msg: string, status = 200): End => ({
  outcome: "warned",
  effects: [["warn", told(code, msg, status).fault]],
});
const alerted = (code: string): End => ({ outcome: "alerted", effects: [["alert", { code }]] });
const succeeded: End = { outcome: "succeeded", resolves: true };
const signedOut: End = { outcome: "signedOut", effects: [["rejectToken"], ["goTo", "/"]] };
const missing = (msg: string, status = 200): End => ({
  outcome: "missing",
  effects: [["alert", told(404, msg, status).fault], ["resetUser"], ["goTo", "/index"]],
});
const inPlace: End = { outcome: "shownInPlace" };

/** Codes that have default words and no row of their own. */
const worded = [201, 202, 204, 400, 406, 410, 500, 502, 503, 504] as const;

/** Every case by hand, apart from the chart: what the catalogue of SPEC §8 asks for. */
export const catalogue: readonly Case[] = [
  ...[200, 0, "200", "0"].map((code) =>
    envelope(`code ${JSON.stringify(code)}`, "200, 0, '200', '0': success", [code, ""], succeeded),
  ),
  envelope("code 100017", "100017: success, the list as it is", [100_017, ""], { outcome: "listed", resolves: true }),
  envelope(
    "code 100001 of somebody who has left",
    "an answer to somebody who has left: nothing follows",
    [100_001, "ended"],
    { outcome: "outdated" },
    { isCurrent: false },
  ),
  envelope(
    "HTTP 401 to a visitor",
    "HTTP 401 in visitor mode",
    [401, ""],
    { outcome: "visitorExpired", effects: [["expireVisitor"]] },
    { isVisitor: true },
    401,
  ),
  envelope(
    "HTTP 401 with a token in the address",
    "HTTP 401 with a token in the address",
    [401, ""],
    { outcome: "reentering", effects: [["enterWithAddressToken"]] },
    { hasAddressToken: true },
    401,
  ),
  envelope("HTTP 401 with code 200", "HTTP 401 otherwise", [200, ""], { outcome: "unauthorised" }, {}, 401),
  bare(401, "HTTP 401 otherwise", { outcome: "unauthorised" }),
  envelope("code 100001", "100001", [100_001, "ended"], signedOut),
  envelope('code "100001"', "100001", ["100001", "ended"], signedOut),
  envelope("code 100001, shown in place", "100001", [100_001, "ended"], signedOut, { isShown: true }),
  envelope("code 401", "code 401", [401, "who are you"], {
    outcome: "signedOut",
    effects: [["alert", told(401, "who are you").fault], ["resetUser"], ["goTo", "/"]],
  }),
  envelope("code 403", "403", [403, "no entry"], { outcome: "forbidden", effects: [["goTo", "/403"]] }),
  bare(403, "403", { outcome: "forbidden", effects: [["goTo", "/403"]] }),
  envelope('code "403"', "'403'", ["403", "no entry"], {
    outcome: "alerted",
    effects: [["alert", told(403, "no entry").fault]],
  }),
  envelope("code 404", "404 or '404'", [404, "not there"], missing("not there")),
  envelope('code "404"', "404 or '404'", ["404", ""], missing("")),
  bare(404, "404 or '404'", missing("", 404)),
  envelope("code 100101", "any other code", [100_101, "wrong word"], warned(100_101, "wrong word")),
  envelope('code "401"', "any other code", ["401", "who are you"], warned(401, "who are you")),
  envelope('code "E7"', "any other code", ["E7", ""], warned(-1, "")),
  envelope("code 777 without words", "any other code", [777, ""], warned(777, "")),
  ...worded.map((code) => envelope(`code ${code} without words`, "any other code", [code, ""], warned(code, ""))),
  bare(502, "any other code", warned(502, "", 502)),
  envelope("code 100101, shown in place", "any other code, shown by the caller", [100_101, "wrong word"], inPlace, {
    isShown: true,
  }),
  envelope('code "403", shown in place', "any other code, shown by the caller", ["403", "no entry"], inPlace, {
    isShown: true,
  }),
  fact("network failure", "network failure", { type: "network.failed", isShown: false }, "hangUp", alerted("network")),
  fact(
    "network failure, shown in place",
    "network failure, shown by the caller",
    { type: "network.failed", isShown: true },
    "hangUp",
    inPlace,
  ),
  {
    name: "time-out",
    row: "time-out",
    fact: { type: "request.timedOut", isShown: false },
    cause: { by: "silence" },
    ...ended(alerted("network")),
  },
  {
    name: "time-out, shown in place",
    row: "time-out, shown by the caller",
    fact: { type: "request.timedOut", isShown: true },
    cause: { by: "silence" },
    ...ended(inPlace),
  },
  fact("the caller gives up", "the caller gives up", { type: "request.aborted" }, "caller", { outcome: "aborted" }),
  {
    name: "a fault of the program",
    row: "other failures",
    fact: { type: "request.broken", msg: "circle" },
    cause: { by: "circle" },
    ...ended({ outcome: "logged", effects: [["log", "circle"]] }),
  },
  {
    name: "login without token",
    row: "login without token",
    fact: { type: "login.tokenMissing" },
    cause: { by: "loginWithoutToken" },
    ...ended(alerted("tokenMissing")),
  },
  {
    name: "social login without token",
    row: "social login without token",
    fact: { type: "socialLogin.tokenMissing" },
    cause: { by: "socialWithoutToken" },
    ...ended(alerted("socialTokenMissing")),
  },
  fact("wrong secret word", "wrong secret word", { type: "secret.refused" }, "fact", alerted("secretWrong")),
  fact(
    "route list that is no list",
    "route format returned is wrong",
    { type: "routes.malformed" },
    "fact",
    alerted("routesMalformed"),
  ),
  fact("route load failure", "route load failure", { type: "routes.failed" }, "fact", {
    outcome: "signedOut",
    effects: [["resetUser"], ["goTo", "/"]],
  }),
  fact("unknown path", "unknown path", { type: "path.unknown" }, "fact", {
    outcome: "missing",
    effects: [["goTo", "/404"]],
  }),
  fact(
    "full screen failure",
    "full screen failure",
    { type: "fullscreen.failed" },
    "fact",
    alerted("fullscreenFailed"),
  ),
];

const byFact = new Map(catalogue.map((one) => [JSON.stringify(one.fact), one]));

/** The case that a step of a path stands for. */
export const caseOf = (event: object): Case => {
  const found = byFact.get(JSON.stringify(event));
  if (found === undefined) throw new Error(`no case for ${JSON.stringify(event)}`);
  return found;
};
