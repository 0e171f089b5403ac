import { z } from "zod";
import { isUrl } from "../../contract/validators/network";
import { ConfigFault, type EnvironmentVariables } from "../support/config-fault";
import type { HttpSender } from "./http-sender";
import type { SmtpSender } from "./smtp-sender";

/** The senders of codes; null: none of that kind. */
export interface SenderSettings {
  readonly sms: HttpSender | null;
  readonly mail: HttpSender | SmtpSender | null;
}

const headersSchema = z.record(z.string(), z.string());
const bodySchema = z.json();
const usualBodies = {
  SMS: { to: "{{to}}", text: "{{text}}" },
  MAIL: { to: "{{to}}", subject: "{{subject}}", text: "{{text}}" },
} as const;

function jsonIn<Value>(env: EnvironmentVariables, name: string, schema: z.ZodType<Value>, what: string): Value | null {
  const text = env[name];
  if (text === undefined) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new ConfigFault(`${name} must be ${what}.`);
  }
}

const isMailServer = (text: string): boolean =>
  URL.canParse(text) && ["smtp:", "smtps:"].includes(new URL(text).protocol) && new URL(text).hostname !== "";

function httpSenderOf(env: EnvironmentVariables, kind: "SMS" | "MAIL"): HttpSender | null {
  const url = env[`${kind}_URL`];
  if (url === undefined) return null;
  if (!isUrl(url))
    throw new ConfigFault(`${kind}_URL must be an address that begins with https:// or http://, not "${url}".`);
  return {
    url,
    headers: jsonIn(env, `${kind}_HEADERS`, headersSchema, "a JSON object of texts, one for each header") ?? {},
    body:
      jsonIn(env, `${kind}_BODY`, bodySchema, 'JSON, such as {"to":"{{to}}","text":"{{text}}"}') ?? usualBodies[kind],
  };
}

/** Reads MAIL_SMTP and MAIL_FROM. Throws `ConfigFault`. */
function smtpSenderOf({ MAIL_SMTP: address, MAIL_FROM: from }: EnvironmentVariables): SmtpSender | null {
  if (address === undefined) return null;
  if (!isMailServer(address))
    throw new ConfigFault("MAIL_SMTP must be an address such as smtp://user:password@mail.school.example:587.");
  if (from === undefined || from.trim() === "")
    throw new ConfigFault("MAIL_FROM must name the sender of mail where MAIL_SMTP is set.");
  return { address, from };
}

/**
 * Reads SMS_URL, SMS_HEADERS, SMS_BODY; MAIL_URL, MAIL_HEADERS, MAIL_BODY, or MAIL_SMTP and MAIL_FROM. Throws
 * `ConfigFault`.
 */
export function senderSettingsOf(env: EnvironmentVariables): SenderSettings {
  if (env["MAIL_URL"] !== undefined && env["MAIL_SMTP"] !== undefined)
    throw new ConfigFault("Set either MAIL_URL or MAIL_SMTP, not both.");
  return { sms: httpSenderOf(env, "SMS"), mail: httpSenderOf(env, "MAIL") ?? smtpSenderOf(env) };
}
