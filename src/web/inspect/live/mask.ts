/** Replaces a value that must not leave its tab. */
export const masked = "•••";

/** Parts of key names, lower case and without separators, whose values are always masked. */
const deniedParts = [
  "token",
  "password",
  "passwd",
  "secret",
  "lease",
  "credential",
  "idempotency",
  "answer",
  "choice",
  "response",
  "stem",
  "stimul",
  "option",
  "explanation",
  "feedback",
  "solution",
  "content",
  "cookie",
  "authorization",
  "captcha",
  "phone",
  "mobile",
  "email",
  "avatar",
  "username",
  "nickname",
  "realname",
];
/** Whole key names whose values are always masked. */
const deniedKeys = new Set([
  "key",
  "keys",
  "devicekey",
  "vtk",
  "t",
  "sms",
  "exercise",
  "exercises",
  "exerciselist",
  "exerciseitem",
  "presented",
  "items",
  "blocks",
  "body",
  "pin",
]);
/** Keys that match a denied part but are harmless: counters and booleans. */
const allowedKeys = new Set(["answered", "unanswered", "total"]);
/** Results and inputs of actors: a bare string or number here may be anything. */
const opaqueKeys = new Set(["output", "input", "data", "error", "value"]);

const longestText = 200;
const deepest = 12;
const shortestSecret = 6;

const plainKey = (key: string) => key.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
const isBare = (value: unknown) => typeof value === "string" || typeof value === "number" || typeof value === "bigint";

const isDenied = (key: string, value: unknown): boolean => {
  const name = plainKey(key);
  if (
    value === null ||
    value === undefined ||
    typeof value === "boolean" ||
    (typeof value === "number" && allowedKeys.has(name))
  )
    return false;
  return (
    deniedKeys.has(name) || deniedParts.some((part) => name.includes(part)) || (opaqueKeys.has(name) && isBare(value))
  );
};

/** Every string inside a value; `seen` breaks cycles. */
const textsIn = (value: unknown, seen: Set<object>): string[] => {
  if (typeof value === "string") return value.length >= shortestSecret ? [value] : [];
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((inner) => textsIn(inner, seen));
};

const secretsIn = (value: unknown, seen: Set<object>, denied: Set<object>): string[] => {
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    isDenied(key, inner) ? textsIn(inner, denied) : secretsIn(inner, seen, denied),
  );
};

const maskedText = (text: string, secrets: readonly string[]): string => {
  const hidden = secrets.reduce((left, secret) => left.replaceAll(secret, masked), text);
  return hidden.length > longestText ? `${hidden.slice(0, longestText)}…` : hidden;
};

const maskedValue = (value: unknown, secrets: readonly string[], depth: number): unknown => {
  if (typeof value === "string") return maskedText(value, secrets);
  if (typeof value !== "object" || value === null)
    return typeof value === "function" || typeof value === "symbol" || typeof value === "bigint"
      ? `[${typeof value}]`
      : value;
  if (depth >= deepest) return "…";
  if (Array.isArray(value)) return value.map((inner) => maskedValue(inner, secrets, depth + 1));
  if (value instanceof Error) return { message: maskedText(value.message, secrets) };
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      isDenied(key, inner) ? masked : maskedValue(inner, secrets, depth + 1),
    ]),
  );
};

/**
 * A copy as JSON without tokens, passwords, leases, answers, items and keys: the value of a denied key is masked, and
 * masked again wherever the same text appears. Long texts are shortened.
 */
export function mask<Value>(value: Value): unknown {
  const secrets = [...new Set(secretsIn(value, new Set(), new Set()))].toSorted(
    (one, other) => other.length - one.length,
  );
  return maskedValue(value, secrets, 0);
}
