import { faults } from "../../../src/contract/calls/faults";
import { chartSpec } from "../../support/chart-spec";
import type { Expected } from "../../support/model";
import type { ByHand } from "../../support/walk";
import { chart, effects, exploration, linkExploration, rejected } from "./samples";

const loadingProfile = { loggedIn: "loadingProfile" };
const waysIn: Readonly<Record<string, string>> = {
  "signIn.submitted": "password",
  "codeSignIn.submitted": "code",
  "socialSignIn.returned": "provider",
  "registration.submitted": "registration",
};
const nobody = { token: null, profile: null, wayIn: null };

const leftBy = (fault: typeof rejected | null, does = ["clearStorage"]): ByHand => ({
  value: "loggedOut",
  emits: [{ type: "person.left", isRejected: fault !== null }],
  does,
  context: { ...nobody, fault },
});

const afterAnswer = ({ event: { type, output, error }, before }: Expected): ByHand => {
  const wayIn: unknown = before?.context.wayIn;
  const [, how, effect] = type.split(/^xstate\.(done|error)\.actor\./);
  const isDone = how === "done";
  if (effect === "signOut")
    return {
      value: "loggedOut",
      emits: [{ type: "person.left", isRejected: false }],
      context: { ...nobody, fault: null },
    };
  if (effect === "restoreToken" || effect === "authenticate") {
    const isSigningIn = effect === "authenticate";
    if (isDone && output !== null)
      return {
        value: loadingProfile,
        emits: isSigningIn ? [{ type: "person.entered" }] : [],
        does: isSigningIn ? ["storeToken"] : [],
        context: { token: output, profile: null, wayIn, fault: null },
      };
    if (!isSigningIn) return { value: "loggedOut", context: nobody };
    const code = wayIn === "provider" ? "socialTokenMissing" : "tokenMissing";
    return {
      value: "loggedOut",
      emits: isDone ? [{ type: "token.missing", code }] : [],
      does: ["clearStorage"],
      context: { ...nobody, fault: isDone ? { code } : error },
    };
  }
  if (effect === "exchangeCode")
    return isDone && output !== null
      ? {
          value: loadingProfile,
          emits: [{ type: "person.entered" }],
          does: ["clearStorage", "dropClaim", "storeToken"],
          context: { token: output, profile: null, wayIn: "link", fault: null },
        }
      : { value: { loggedIn: "ready" } };
  if (isDone)
    return {
      value: { loggedIn: "ready" },
      emits: [{ type: "person.arrived", isWelcome: wayIn !== null }],
      context: { profile: output, wayIn: null, fault: null },
    };
  return error.code === faults.tokenInvalid.code
    ? leftBy(rejected)
    : { value: { loggedIn: "unconfirmed" }, emits: [{ type: "person.unconfirmed" }], context: { fault: error, wayIn } };
};

const withoutOffer = (step: Expected): ByHand => {
  const { event, before } = step;
  const { type } = event;
  if (before === null) return { value: "restoring", does: [], context: { ...nobody, fault: null } };
  if (type === "entry.offered" || type === "entry.declined") return { value: before.value, does: [] };
  if (type === "entry.accepted") return { value: { loggedIn: "changing" }, does: [] };
  if (type.startsWith("xstate.")) return { does: [], ...afterAnswer(step) };
  if (type in waysIn) return { value: "authenticating", does: [], context: { wayIn: waysIn[type], fault: null } };
  if (type === "session.rejected") return leftBy(rejected);
  if (type === "session.reset") return leftBy(null);
  if (type === "storage.cleared") return leftBy(null, ["clearStorage", "dropClaim"]);
  if (type === "storage.changed")
    return {
      value: loadingProfile,
      does: [],
      context: { token: event["token"], profile: null, wayIn: null, fault: null },
    };
  if (type === "phoneSite.found") return { value: "departed", does: ["openPhoneSite"] };
  if (type === "signOut.requested")
    return { value: "loggingOut", does: ["clearStorage", "dropClaim"], context: { token: before.context.token } };
  if (type === "profile.retried") return { value: loadingProfile, does: [] };
  return {
    value: { loggedIn: "ready" },
    emits: [{ type: "profile.renewed" }],
    does: [],
    context: { profile: event["profile"] },
  };
};

const offerAfter = ({ event: { type, code }, before }: Expected): unknown => {
  if (type === "entry.offered") return code;
  const isSettled = type === "entry.declined" || /\.(authenticate|exchangeCode)$/.test(type);
  return before === null || isSettled ? null : before.context.offer;
};

/** After a sign-out, an opened link is used immediately. */
const expected = (step: Expected): ByHand => {
  const { value, context, ...rest } = withoutOffer(step);
  const offer = offerAfter(step);
  return value === "loggedOut" && offer !== null
    ? { ...rest, value: "authenticating", context: { ...context, wayIn: "link", fault: null, offer } }
    : { ...rest, value, context: { ...context, offer } };
};

export const spec = chartSpec({
  name: "session",
  machine: chart,
  effects,
  cases: [
    { name: "one person, this tab and another", exploration, expected, paths: 121 },
    { name: "a link that signs in", exploration: linkExploration, expected, paths: 48 },
  ],
});
