import type { RoutesMode } from "../../../machines/routes/routes.machine";
import type { ChartPath } from "../../support/paths";

/** The outcome of loading in a path; null if nothing is loaded. */
export type End = "loaded" | "malformed" | "failed" | "interrupted" | null;

export interface Case {
  readonly mode: RoutesMode | null;
  readonly end: End;
  readonly isRoleControlled: boolean;
}

export interface Sight {
  readonly address: string;
  readonly token: string | null;
  readonly fromRouter: readonly string[];
  readonly toast: string;
  readonly calls: readonly string[];
}

export const startPlace = "/center";
/** A page that the server does not list and that requires no permission. */
export const unlisted = "/analyse?attempt_id=a";

export const pathnameOf = (address: string): string => address.split("?")[0] ?? "";

export const caseOf = (path: ChartPath, isRoleControlled: boolean): Case => {
  const [, wanted, ended] = path;
  const mode = (wanted?.event["mode"] ?? null) as RoutesMode | null;
  if (mode === null || ended === undefined) return { mode, end: null, isRoleControlled };
  const output: unknown = ended.event["output"];
  const isList =
    mode !== "all" || (typeof output === "object" && output !== null && "list" in output && Array.isArray(output.list));
  const end =
    ended.event.type === "person.changed"
      ? "interrupted"
      : ended.event.type.startsWith("xstate.error")
        ? "failed"
        : isList
          ? "loaded"
          : "malformed";
  return { mode, end, isRoleControlled };
};

const infoCall = "GET /api/user/info Bearer one 7 en";
const listCall = "GET /router/getList Bearer one 7 en";
export const callsOf = ({ mode }: Case): string[] =>
  mode === "visit" ? [] : mode === "all" ? [infoCall, listCall] : [infoCall];

/** The place to which a page for teachers leads other persons. */
const firstPlace = ({ mode, isRoleControlled }: Case) =>
  !isRoleControlled || mode === "visit" || mode === null ? startPlace : mode === "all" ? "/" : "/403";

/** Once the routes have been loaded, or could not be. */
export const onArrival = (one: Case): Sight => {
  const { mode, end } = one;
  const calls = callsOf(one);
  const nowhereLeft = { fromRouter: [], calls, toast: "" };
  if (mode === "visit") return { ...nowhereLeft, address: startPlace, token: null };
  if (end === "loaded" || end === null) return { ...nowhereLeft, address: firstPlace(one), token: "one" };
  if (end === "interrupted") return { ...nowhereLeft, address: "/", token: null };
  const toast =
    end === "malformed"
      ? "Route format returned is wrong"
      : mode === "all"
        ? "Network busy, please try again later"
        : "";
  return { ...nowhereLeft, address: "/?redirect=%2Fcenter", token: null, toast };
};

/** The sight after `unlisted` has been requested. */
export const onTour = (one: Case): Sight => {
  const arrival = onArrival(one);
  return { ...arrival, address: one.mode === "all" ? "/" : unlisted, fromRouter: [pathnameOf(arrival.address)] };
};

/** The sight after a change of person: a sign-in elsewhere in place of a guest, or a sign-out in place of a person. */
export const onChange = (one: Case): Sight => {
  const arrival = onArrival(one);
  if (one.mode === null || (one.mode !== "visit" && one.end !== "loaded")) return arrival;
  const earlier = one.end === "loaded" ? onTour(one) : arrival;
  if (one.mode !== "visit")
    return {
      ...earlier,
      address: "/",
      token: null,
      fromRouter: pathnameOf(earlier.address) === "/" ? [] : [pathnameOf(earlier.address)],
    };
  const known = { ...earlier, token: "one", calls: [infoCall] };
  return one.end === "loaded" || !one.isRoleControlled
    ? known
    : { ...known, address: "/403", fromRouter: [startPlace] };
};

/**
 * The states that the chart passes: those of the path, with the arrival of the person before and the new person's
 * request after.
 */
export const traceOf = (path: ChartPath, { mode, end }: Case): unknown[] => {
  const states = path.map(({ snapshot }) => snapshot.value as unknown);
  if (mode === null) return states;
  if (mode !== "visit") return ["idle", ...states];
  return [...states, ...(end === "interrupted" ? ["idle"] : []), { loading: "intelligence" }, "loaded"];
};
