import type { FastifyInstance, FastifyRequest } from "fastify";
import { LaunchRefusal } from "../../use-cases/lti/launch-refusal";

type Fields = Readonly<Record<string, string>>;

const mostFields = 200;
const prefix = "lti_";
/** As much of a state as names its cookie. */
const nameLength = 16;
const forbidden: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** The fields of a query or a form, each of which stands in it once. Throws `requestMalformed`. */
function fieldsIn(text: string): Fields {
  if (text.split("&", mostFields + 1).length > mostFields) throw new LaunchRefusal("requestMalformed");
  const entries = [...new URLSearchParams(text)];
  const names = new Set(entries.map(([name]) => name));
  if (names.size < entries.length || entries.some(([name]) => forbidden.has(name)))
    throw new LaunchRefusal("requestMalformed");
  return Object.fromEntries(entries);
}

/** The fields of a request by GET, else those of its form. */
export function launchFields({ method, url, body }: FastifyRequest): Fields {
  if (method === "GET") return fieldsIn(url.split("?")[1] ?? "");
  if (typeof body !== "string") throw new LaunchRefusal("requestMalformed");
  return fieldsIn(body);
}

/** Takes forms as text, in this scope alone. */
export function takeLtiForms(scope: FastifyInstance): void {
  scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
}

/** Whether the browser shows what it asks for in a frame, as far as it says so. */
export const isInFrame = ({ headers }: FastifyRequest): boolean => {
  const where = headers["sec-fetch-dest"];
  return where === "iframe" || where === "frame";
};

/** The cookie by which a browser is known when a launch comes back to it, in frames of other sites as well. */
export const launchCookie = (state: string, secret: string, seconds: number): string =>
  `${prefix}${state.slice(0, nameLength)}=${secret}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=None; ` +
  "Partitioned";

/** The name under which a platform stores the secret of a browser. */
export const storageKey = (state: string): string => `${prefix}${state.slice(0, nameLength)}`;

/** The secrets of launches that a browser has in its cookies. */
export const browserSecretsOf = ({ headers: { cookie = "" } }: Pick<FastifyRequest, "headers">): string[] =>
  cookie
    .split(";")
    .map((one) => one.trim())
    .filter((one) => one.startsWith(prefix))
    .map((one) => one.slice(one.indexOf("=") + 1));
