import type { ServerAnswer, Circumstances, FaultFact } from "../../../machines/faults/facts";
import type { Address } from "../../../machines/faults/faults.machine";

type Incident = "hangUp" | "silence" | "caller" | "circle" | "loginWithoutToken" | "socialWithoutToken" | "fact";

/** How a fault is caused: the server's reply and the events here meanwhile. */
export type Cause =
  | { readonly by: "envelope"; readonly status: number; readonly code: number | string; readonly msg: string }
  | { readonly by: "bare"; readonly status: number }
  | { readonly by: Incident };

/** One thing that the catalogue judges. */
export interface Case {
  readonly name: string;
  /** The row of the catalogue that it belongs to. */
  readonly row: string;
  /** The page on screen is one that is neither left nor covered, such as a sitting. */
  readonly keepsPlace: boolean;
  readonly fact: FaultFact;
  readonly cause: Cause;
  readonly outcome: string;
  readonly resolves: boolean;
  readonly effects: readonly (readonly [string, ...unknown[]])[];
}

const calm: Circumstances = { isShown: false, isCurrent: true, isVisitor: false, hasAddressCode: false };
type End = Pick<Case, "outcome"> & Partial<Pick<Case, "effects" | "resolves">>;

const ended = ({ outcome, effects = [], resolves = false }: End) => ({ outcome, effects, resolves });
const received = (
  answer: Pick<ServerAnswer, "status" | "code" | "msg">,
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
  keepsPlace: false,
  fact: received({ status, code, msg }, circumstances),
  cause: { by: "envelope", status, code, msg },
  ...ended(end),
});
const bare = (status: number, row: string, end: End, circumstances: Partial<Circumstances> = {}): Case => ({
  name: `HTTP ${status} without an envelope`,
  row,
  keepsPlace: false,
  fact: received({ status, code: status, msg: "" }, circumstances),
  cause: { by: "bare", status },
  ...ended(end),
});
const fact = (name: string, row: string, given: FaultFact, by: Incident, end: End): Case => ({
  name,
  row,
  keepsPlace: false,
  fact: given,
  cause: { by },
  ...ended(end),
});

const told = (code: number, msg: string, status = 200) => ({ fault: { code, status, msg } });
const goingTo = (address: Address) => ["goTo", { address }] as const;
const warned = (code: number, msg: string, status = 200): End => ({
  outcome: "warned",
  effects: [["warn", told(code, msg, status)]],
});
const alerted = (code: string): End => ({ outcome: "alerted", effects: [["alert", { fault: { code } }]] });
const succeeded: End = { outcome: "succeeded", resolves: true };
const rejected: End = { outcome: "signedOut", effects: [["rejectToken"], goingTo("/")] };
const signedOut = (msg: string): End => ({
  ...rejected,
  effects: [["warn", told(100_001, msg)], ...(rejected.effects ?? [])],
});
const unauthorised: End = { outcome: "unauthorised", effects: [["warn", told(401, "", 401)]] };
const missing = (msg: string, status = 200): End => ({
  outcome: "missing",
  effects: [["alert", told(404, msg, status)], ["resetUser"], goingTo("/index")],
});
const inPlace: End = { outcome: "shownInPlace" };

/** Codes that have a default message and no separate row. */
const worded = [201, 202, 204, 400, 406, 410, 500, 502, 503, 504] as const;

/** Wherever the person may be moved to. */
const anywhere: readonly Case[] = [
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
    "HTTP 401 with a code in the address",
    "HTTP 401 with a code in the address",
    [401, ""],
    { outcome: "reentering", effects: [["enterWithAddressCode"]] },
    { hasAddressCode: true },
    401,
  ),
  envelope("HTTP 401 with code 200", "HTTP 401 otherwise", [200, ""], unauthorised, {}, 401),
  bare(401, "HTTP 401 otherwise", unauthorised),
  envelope(
    "HTTP 401, shown in place",
    "HTTP 401 otherwise, shown by the caller or by a sitting",
    [401, ""],
    { outcome: "unauthorised" },
    { isShown: true },
    401,
  ),
  envelope("code 100001", "100001", [100_001, "ended"], signedOut("ended")),
  envelope('code "100001"', "100001", ["100001", "ended"], signedOut("ended")),
  envelope("code 100001, shown in place", "100001, shown by the caller", [100_001, "ended"], rejected, {
    isShown: true,
  }),
  envelope("code 401", "code 401", [401, "who are you"], {
    outcome: "signedOut",
    effects: [["alert", told(401, "who are you")], ["resetUser"], goingTo("/")],
  }),
  envelope("code 403", "403", [403, "no entry"], { outcome: "forbidden", effects: [goingTo("/403")] }),
  bare(403, "403", { outcome: "forbidden", effects: [goingTo("/403")] }),
  envelope('code "403"', "'403'", ["403", "no entry"], {
    outcome: "alerted",
    effects: [["alert", told(403, "no entry")]],
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
  envelope(
    "code 100101, shown in place",
    "any other code, shown by the caller or by a sitting",
    [100_101, "wrong word"],
    inPlace,
    {
      isShown: true,
    },
  ),
  envelope(
    'code "403", shown in place',
    "any other code, shown by the caller or by a sitting",
    ["403", "no entry"],
    inPlace,
    {
      isShown: true,
    },
  ),
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
    keepsPlace: false,
    fact: { type: "request.timedOut", isShown: false },
    cause: { by: "silence" },
    ...ended(alerted("network")),
  },
  {
    name: "time-out, shown in place",
    row: "time-out, shown by the caller",
    keepsPlace: false,
    fact: { type: "request.timedOut", isShown: true },
    cause: { by: "silence" },
    ...ended(inPlace),
  },
  fact("the caller gives up", "the caller gives up", { type: "request.aborted" }, "caller", { outcome: "aborted" }),
  {
    name: "a fault of the program",
    row: "other failures",
    keepsPlace: false,
    fact: { type: "request.broken", msg: "circle" },
    cause: { by: "circle" },
    ...ended({ outcome: "logged", effects: [["log", { msg: "circle" }]] }),
  },
  {
    name: "login without token",
    row: "login without token",
    keepsPlace: false,
    fact: { type: "login.tokenMissing" },
    cause: { by: "loginWithoutToken" },
    ...ended(alerted("tokenMissing")),
  },
  {
    name: "social login without token",
    row: "social login without token",
    keepsPlace: false,
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
    effects: [["resetUser"], goingTo("/")],
  }),
  fact("unknown path", "unknown path", { type: "path.unknown" }, "fact", {
    outcome: "missing",
    effects: [goingTo("/404")],
  }),
  fact(
    "full screen failure",
    "full screen failure",
    { type: "fullscreen.failed" },
    "fact",
    alerted("fullscreenFailed"),
  ),
];

/** The same case during an attempt: the words of a reply neither end the attempt nor cover it. */
const inSitting = (one: Case, row: string, end: End): Case => ({
  ...one,
  name: `${one.name}, in a sitting`,
  row,
  keepsPlace: true,
  ...ended(end),
});
const named = (name: string): Case => {
  const found = anywhere.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no case is called ${name}`);
  return found;
};
const rejectedThere: End = { outcome: "signedOut", effects: [["rejectToken"]] };
const resetThere = (outcome: "signedOut" | "missing"): End => ({ outcome, effects: [["resetUser"]] });

const otherwise: readonly Case[] = [
  inSitting(named("HTTP 401 without an envelope"), "HTTP 401 otherwise, shown by the caller or by a sitting", {
    outcome: "unauthorised",
  }),
  ...["code 100001", 'code "100001"', "code 100001, shown in place"].map((name) =>
    inSitting(named(name), "100001, in a sitting", rejectedThere),
  ),
  inSitting(named("code 401"), "code 401, in a sitting", resetThere("signedOut")),
  ...["code 404", 'code "404"', "HTTP 404 without an envelope"].map((name) =>
    inSitting(named(name), "404 or '404', in a sitting", resetThere("missing")),
  ),
  ...[
    "code 403",
    "HTTP 403 without an envelope",
    'code "403"',
    "code 100101",
    'code "401"',
    "code 777 without words",
    "HTTP 502 without an envelope",
    "code 100101, shown in place",
  ].map((name) => inSitting(named(name), "any other code, shown by the caller or by a sitting", inPlace)),
  inSitting(named("route load failure"), "route load failure, in a sitting", resetThere("signedOut")),
  inSitting(named("unknown path"), "unknown path, in a sitting", inPlace),
];

/** Cases that no screen of an attempt shows; they end as everywhere. */
const asAnywhere: readonly Case[] = [
  "code 200",
  "code 100017",
  "code 100001 of somebody who has left",
  "network failure",
  "network failure, shown in place",
  "time-out",
  "time-out, shown in place",
  "the caller gives up",
  "a fault of the program",
  "login without token",
  "social login without token",
  "wrong secret word",
  "route list that is no list",
  "full screen failure",
].map((name) => inSitting(named(name), named(name).row, named(name)));

/** Every case, written by hand independently of the chart: the catalogue of SPEC §8. */
export const catalogue: readonly Case[] = [...anywhere, ...otherwise, ...asAnywhere];

const keyOf = (fact: object, keepsPlace: boolean) => JSON.stringify([fact, keepsPlace]);
const byFact = new Map(catalogue.map((one) => [keyOf(one.fact, one.keepsPlace), one]));

/** The case that a step of a path represents. */
export const caseOf = (event: object, keepsPlace: boolean): Case => {
  const found = byFact.get(keyOf(event, keepsPlace));
  if (found === undefined) throw new Error(`no case for ${JSON.stringify(event)}`);
  return found;
};
