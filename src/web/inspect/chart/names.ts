/** The property that xstate sets on the functions its action and guard creators return. */
interface Creator {
  readonly type?: unknown;
  readonly name?: unknown;
  readonly to?: unknown;
  readonly id?: unknown;
  readonly src?: unknown;
  readonly event?: unknown;
  readonly sendId?: unknown;
  readonly actorRef?: unknown;
  readonly guards?: unknown;
  readonly check?: unknown;
}

const isObject = (value: unknown): value is object =>
  (typeof value === "object" || typeof value === "function") && value !== null;
const nameIn = (value: unknown): string =>
  isObject(value) && "name" in value && typeof value.name === "string" ? value.name : "";
const textOf = (value: unknown): string =>
  typeof value === "string"
    ? value
    : isObject(value) && "type" in value && typeof value.type === "string"
      ? value.type
      : "";

const subjectOf = (creator: Creator): string =>
  [creator.to, creator.id, creator.src, creator.sendId, creator.actorRef, creator.event]
    .map(textOf)
    .find((text) => text !== "") ?? "";

/** The name of an action: the function's name, or the call of xstate's creator, such as `sendTo(outbox)`. */
export function actionName(action: unknown): string {
  const type = textOf(action);
  if (typeof action !== "function") return type === "" ? "action" : type;
  if (!type.startsWith("xstate.")) return nameIn(action) || "action";
  const subject = subjectOf(action);
  return `${type.slice("xstate.".length)}${subject === "" ? "" : `(${subject})`}`;
}

const joined: Readonly<Record<string, string>> = { checkAnd: " and ", checkOr: " or " };

/** The name of a guard; combinations by `and`, `or` and `not` are spelled out. */
export function guardName(guard: unknown): string {
  if (typeof guard !== "function") return textOf(guard) || "guard";
  const { guards, check }: Creator = guard as Creator;
  const parts = Array.isArray(guards) ? guards.map(guardName) : [];
  const kind = nameIn(check);
  if (kind === "checkNot") return `not ${parts[0] ?? "guard"}`;
  if (kind in joined) return parts.join(joined[kind]);
  return kind === "checkStateIn" ? "stateIn" : nameIn(guard) || "guard";
}

const plainValues = (params: unknown): string[] =>
  typeof params === "object" && params !== null
    ? Object.values(params)
        .filter((value) => ["string", "number", "boolean"].includes(typeof value))
        .map(String)
    : [];

/** A name with its fixed params, such as `isMode(all)`; computed params are omitted. */
const said = (name: string, value: unknown): string => {
  const params = typeof value === "object" && value !== null && "params" in value ? plainValues(value.params) : [];
  return params.length === 0 ? name : `${name}(${params.join(", ")})`;
};

/** The label of an action in a drawing. */
export const actionLabel = (action: unknown): string => said(actionName(action), action);
export const guardLabel = (guard: unknown): string => said(guardName(guard), guard);

/** The name of an invoked source; an inline source has none. */
export const sourceName = (src: unknown): string =>
  typeof src === "string" && !src.startsWith("xstate.invoke.")
    ? src
    : isObject(src) && "id" in src && typeof src.id === "string"
      ? src.id
      : "inline";

const spoken: readonly (readonly [RegExp, string])[] = [
  [/^xstate\.done\.actor\.(.+)$/, "done $1"],
  [/^xstate\.error\.actor\.(.+)$/, "error $1"],
  [/^xstate\.snapshot\.(.+)$/, "snapshot $1"],
  [/^xstate\.done\.state\..+$/, "done"],
];

/** The label of an event in a drawing; `nodeId` is the state that reacts to it. */
export function eventName(type: string, nodeId: string): string {
  if (type === "") return "always";
  if (type === "*") return "any event";
  if (type.startsWith("xstate.after.")) return `after ${type.slice("xstate.after.".length, -nodeId.length - 1)}`;
  const match = spoken.find(([pattern]) => pattern.test(type));
  return match === undefined ? type : type.replace(match[0], match[1]);
}
