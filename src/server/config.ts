import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import type { SiteConfig } from "../contract/account";
import { siteFieldProblem } from "../contract/site-fields";

/** What a site says of itself, without what follows from how its server is set up. */
type SiteSettings = Omit<
  SiteConfig,
  "registration" | "password_reset" | "social" | "login_key" | "inspection" | "developer_tools"
>;

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Whether X-Forwarded-For is believed: only behind a proxy of our own. */
  readonly trustProxy: boolean;
  /** The site's time zone by its IANA name. */
  readonly timeZone: string;
  /** Folder of the built app; null: the server serves the API alone. */
  readonly webRoot: string | null;
  /** Off in development, where Vite injects scripts. */
  readonly contentSecurity: boolean;
  /** Checks every answer against the contract; for tests. */
  readonly checksOutput: boolean;
  /** Whether people may make accounts for themselves. */
  readonly registration: boolean;
  /** RSA private key (PEM) that sealed credentials are opened with; null: credentials come unsealed. */
  readonly loginKey: string | null;
  /** Whether accounts with the permission `inspect` may look at running charts. */
  readonly inspection: boolean;
  /** Whether a start adds the tests that come with the program and are not there in their present edition. */
  readonly newTests: boolean;
  /** Whether pages leave the browser's developer tools and the context menu alone for everybody. */
  readonly developerTools: boolean;
  readonly site: SiteSettings;
}

const site: SiteSettings = {
  name: "Invigil",
  logo: "",
  theme_id: "blue-black",
  site: "",
  site_pc: "",
  site_h5: "",
  favicon: "",
  watermark_img: "",
  watermark_img_teacher: "",
  is_check_user_status: 0,
  qrcode_service: "",
  statistics_url: "",
  language: "zh",
};

/** A setting cannot be read; `message` is one sentence for the person at the terminal. */
export class ConfigFault extends Error {
  override readonly name = "ConfigFault";
}

type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

function portOf(text: string | undefined): number {
  const port = Number(text ?? 10_002);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigFault(`PORT must be a number from 0 to 65535, not "${text}".`);
  return port;
}

/** REGISTRATION=open or closed; unset: open where the server brings its own database, to try it out. */
function registrationOf({ REGISTRATION: text, DATABASE_URL: url }: EnvironmentVariables): boolean {
  if (text !== undefined && text !== "open" && text !== "closed")
    throw new ConfigFault(`REGISTRATION must be "open" or "closed", not "${text}".`);
  return text === undefined ? url === undefined : text === "open";
}

/** DEVELOPER_TOOLS=allowed or blocked; unset: blocked. */
function developerToolsOf({ DEVELOPER_TOOLS: text }: EnvironmentVariables): boolean {
  if (text !== undefined && text !== "allowed" && text !== "blocked")
    throw new ConfigFault(`DEVELOPER_TOOLS must be "allowed" or "blocked", not "${text}".`);
  return text === "allowed";
}

/** NEW_TESTS=install or leave; unset: install. */
function newTestsOf({ NEW_TESTS: text }: EnvironmentVariables): boolean {
  if (text !== undefined && text !== "install" && text !== "leave")
    throw new ConfigFault(`NEW_TESTS must be "install" or "leave", not "${text}".`);
  return text !== "leave";
}

/** TIME_ZONE=Asia/Shanghai, for instance; unset: that of the machine. */
function timeZoneOf({ TIME_ZONE: text }: EnvironmentVariables): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    throw new ConfigFault(`TIME_ZONE must be a name such as "Asia/Shanghai", not "${text}".`);
  }
}

/** LOGIN_KEY_FILE names a PEM file with an RSA private key. */
function loginKeyOf({ LOGIN_KEY_FILE: file }: EnvironmentVariables): string | null {
  if (file === undefined) return null;
  try {
    const pem = readFileSync(file, "utf8");
    if (createPrivateKey(pem).asymmetricKeyType === "rsa") return pem;
  } catch {
    throw new ConfigFault(`LOGIN_KEY_FILE names "${file}", which cannot be read as a private key.`);
  }
  throw new ConfigFault(`LOGIN_KEY_FILE names "${file}", which holds no RSA key.`);
}

/** SITE_NAME and SITE_H5 by the rules of the page on which an admin changes them. */
function siteOf({ SITE_NAME: name = site.name, SITE_H5: phones = site.site_h5 }: EnvironmentVariables): SiteSettings {
  if (siteFieldProblem("name", name) !== null)
    throw new ConfigFault(`SITE_NAME must have 1 to 64 characters, not "${name}".`);
  if (phones !== "" && !/^https?:\/\/[^\s]+$/.test(phones))
    throw new ConfigFault(`SITE_H5 must be an address such as "https://m.example.org", not "${phones}".`);
  return { ...site, name, site_h5: phones };
}

export const readConfig = (env: EnvironmentVariables): Config => ({
  port: portOf(env["PORT"]),
  host: env["HOST"] ?? "0.0.0.0",
  dataDir: env["DATA_DIR"] ?? ".data",
  databaseUrl: env["DATABASE_URL"] ?? null,
  trustProxy: env["TRUST_PROXY"] === "1" || env["TRUST_PROXY"] === "true",
  timeZone: timeZoneOf(env),
  webRoot: null,
  contentSecurity: true,
  checksOutput: false,
  registration: registrationOf(env),
  loginKey: loginKeyOf(env),
  inspection: env["INSPECTION"] === "on",
  newTests: newTestsOf(env),
  developerTools: developerToolsOf(env),
  site: siteOf(env),
});
