import { sendingMs, type Message, type Send } from "./message";

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/**
 * A service that accepts messages over HTTP. Placeholders such as {{to}} and {{text}} in the texts of `body` are filled
 * in.
 */
export interface HttpSender {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json;
}

const fields = ["to", "subject", "text", "code", "purpose", "language"] as const;

/** Fills the texts of a JSON value, so that a message can never change its structure. */
const filled = (value: Json, message: Message): Json => {
  if (typeof value === "string")
    return value.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
      const field = fields.find((known) => known === name);
      return field === undefined ? whole : message[field];
    });
  if (typeof value !== "object" || value === null) return value;
  return Array.isArray(value)
    ? value.map((one: Json) => filled(one, message))
    : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, message)]));
};

/** Posts each message as JSON; throws unless a 2xx reply arrives in time. */
export const httpSender =
  ({ url, headers, body }: HttpSender, timeoutMs = sendingMs): Send =>
  async (message) => {
    const reply = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(filled(body, message)),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await reply.body?.cancel();
    if (!reply.ok) throw new Error(`the service for messages answered HTTP ${reply.status}`);
  };
