import type { FastifyInstance, FastifyRequest } from "fastify";
import { LaunchRefusal } from "../../use-cases/lti/launch-refusal";
import { formFields } from "../form-body";

type Fields = Readonly<Record<string, string>>;

const mostFields = 200;
const prefix = "lti_";
/** As much of a state as names its cookie. */
const nameLength = 16;

/** The fields of a query or a form, each of which stands in it once. Throws `requestMalformed`. */
function fieldsIn(text: string): Fields {
  const fields = formFields(text, mostFields);
  if (fields === null) throw new LaunchRefusal("requestMalformed");
  return fields;
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

/** A cookie that a browser also sends from frames of other sites, and keeps apart for each of these. */
export const cookieForFrames = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=None; Partitioned`;

/** The name under which a browser has the secret of a launch in a cookie, and a platform stores it. */
export const storageKey = (state: string): string => `${prefix}${state.slice(0, nameLength)}`;

/** The cookie by which a browser is known when a launch comes back to it. */
export const launchCookie = (state: string, secret: string, seconds: number): string =>
  cookieForFrames(storageKey(state), secret, seconds);

/** The secrets of launches that a browser has in its cookies. */
export const browserSecretsOf = ({ headers: { cookie = "" } }: Pick<FastifyRequest, "headers">): string[] =>
  cookie
    .split(";")
    .map((one) => one.trim())
    .filter((one) => one.startsWith(prefix))
    .map((one) => one.slice(one.indexOf("=") + 1));
