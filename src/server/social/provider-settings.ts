import { readFileSync } from "node:fs";
import { z } from "zod";
import { isUrl } from "../../contract/validators/network";
import { ConfigFault, type EnvironmentVariables } from "../support/config-fault";
import { isLoopbackHost } from "../support/loopback";

const providerSchema = z.strictObject({
  /** The label of the button. */
  name: z.string().trim().min(1).max(40),
  issuer: z.string().refine(isUrl),
  client_id: z.string().min(1),
  /** When absent: a public client, authenticated by PKCE alone. */
  client_secret: z.string().min(1).optional(),
  scope: z
    .string()
    .refine((scope) => scope.split(" ").includes("openid"))
    .default("openid profile"),
});
const fileSchema = z.record(z.string().regex(/^[\w-]{1,32}$/), providerSchema);

/** A provider of sign-ins as configured by the site's owner. */
export type ProviderSettings = z.output<typeof providerSchema>;

const isSafe = (issuer: string): boolean => {
  const { protocol, hostname } = new URL(issuer);
  return protocol === "https:" || (protocol === "http:" && isLoopbackHost(hostname));
};

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new ConfigFault(`SOCIAL_PROVIDERS_FILE names "${file}", which cannot be read as JSON.`);
  }
}

/**
 * Reads the JSON file named by SOCIAL_PROVIDERS_FILE: id → {name, issuer, client_id, client_secret?, scope?}. Throws
 * `ConfigFault`.
 */
export function providerSettingsOf({
  SOCIAL_PROVIDERS_FILE: file,
}: EnvironmentVariables): Readonly<Record<string, ProviderSettings>> {
  if (file === undefined) return {};
  const parsed = fileSchema.safeParse(readJson(file));
  if (!parsed.success) {
    const place = parsed.error.issues[0]?.path.join(".") ?? "";
    throw new ConfigFault(
      `SOCIAL_PROVIDERS_FILE names "${file}", in which ` +
        `${place === "" ? "the whole" : `"${place}"`} is not as it must be.`,
    );
  }
  for (const [id, { issuer }] of Object.entries(parsed.data))
    if (!isSafe(issuer))
      throw new ConfigFault(
        `The issuer of "${id}" in SOCIAL_PROVIDERS_FILE must begin with https://, not "${issuer}".`,
      );
  return parsed.data;
}
