import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import type { SiteConfig } from "../../contract/account/account";
import { siteFieldProblem, siteNameOf, type SiteFields } from "../../contract/site/site-fields";
import { isPort, isUrl } from "../../contract/validators/network";
import type { S3Settings } from "../files/s3-bucket";
import { senderSettingsOf, type SenderSettings } from "../messages/sender-settings";
import { privateHostsOf } from "../outgoing/private-hosts";
import { providerSettingsOf, type ProviderSettings } from "../social/provider-settings";
import { ConfigFault, type EnvironmentVariables } from "../support/config-fault";
import { seenOf } from "../support/shown-name";
import { trustProxyOf } from "./config-proxy";
import { sessionLifeOf } from "./config-sessions";
import type { SessionLife } from "./session-life";

/** The site's settings that can be configured; the others follow from how the server is set up. */
type SiteSettings = Omit<
  SiteConfig,
  "registration" | "password_reset" | "codes" | "social" | "login_key" | "inspection" | "developer_tools" | "review"
> &
  Pick<SiteFields, "review">;

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The address under which people reach the site, without a path; null: this machine, at the port. */
  readonly publicUrl: string | null;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /**
   * The proxies whose X-Forwarded-For header is trusted: this many proxies in front of the server, or those with these
   * addresses and networks; 0: none. Entries further left in the header are never trusted.
   */
  readonly trustProxy: number | readonly string[];
  readonly sessionLife: SessionLife;
  /** The site's time zone by its IANA name. */
  readonly timeZone: string;
  /** Folder of the built app; null: the server serves only the API. */
  readonly webRoot: string | null;
  /** Whether devices cache the pages for a start without network; off: pages cached earlier are removed. */
  readonly keepsPages: boolean;
  /** Off in development, where Vite injects scripts. */
  readonly contentSecurity: boolean;
  /** Validates every response against the contract; for tests. */
  readonly checksOutput: boolean;
  /** The token with which `/metrics` can be read; null: it cannot be read. */
  readonly metricsToken: string | null;
  /** Whether people may register. */
  readonly registration: boolean;
  /** RSA private key (PEM) that decrypts sealed credentials; null: credentials are sent unsealed. */
  readonly loginKey: string | null;
  /** Whether accounts with the permission `inspect` may inspect running charts. */
  readonly inspection: boolean;
  /** Whether a start adds the shipped tests whose present edition is missing. */
  readonly newTests: boolean;
  /** Whether pages allow the browser's developer tools and context menu, for all users. */
  readonly developerTools: boolean;
  /** The bucket for uploaded files; null: a folder in `dataDir`. */
  readonly s3: S3Settings | null;
  /** How codes are sent by SMS and mail. */
  readonly senders: SenderSettings;
  /** Whether messages may be stored on this machine, to be read here, where no sender is set up. */
  readonly keepsMessages: boolean;
  /** Whether the passwords of the demo accounts go on working after the site was reached from outside. */
  readonly demoElsewhere: boolean;
  /** Sign-in providers by their ids. */
  readonly providers: Readonly<Record<string, ProviderSettings>>;
  /** Hosts in private networks that the server may send to. */
  readonly privateHosts: ReadonlySet<string>;
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
  review: "none",
  language: "zh",
};

/** PUBLIC_URL, such as https://exams.example.org; unset: this machine. */
function publicUrlOf({ PUBLIC_URL: text }: EnvironmentVariables): string | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search + url.hash !== "")
    throw new ConfigFault(`PUBLIC_URL must be an address such as "https://exams.example.org", not "${text}".`);
  return url.origin;
}

function portOf(text = "10002"): number {
  if (!isPort(text)) throw new ConfigFault(`PORT must be a number from 0 to 65535, not "${text}".`);
  return Number(text);
}

/** REGISTRATION=open or closed; unset: open if the server uses its built-in database, for trying it out. */
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

/** PAGES_OFFLINE=on or off; unset: on. */
function keepsPagesOf({ PAGES_OFFLINE: text }: EnvironmentVariables): boolean {
  if (text !== undefined && text !== "on" && text !== "off")
    throw new ConfigFault(`PAGES_OFFLINE must be "on" or "off", not "${text}".`);
  return text !== "off";
}

/** DEMO_ACCOUNTS=here or everywhere; unset: here. */
function demoElsewhereOf({ DEMO_ACCOUNTS: text }: EnvironmentVariables): boolean {
  if (text !== undefined && text !== "here" && text !== "everywhere")
    throw new ConfigFault(`DEMO_ACCOUNTS must be "here" or "everywhere", not "${text}".`);
  return text === "everywhere";
}

/** NEW_TESTS=install or leave; unset: install. */
function newTestsOf({ NEW_TESTS: text }: EnvironmentVariables): boolean {
  if (text !== undefined && text !== "install" && text !== "leave")
    throw new ConfigFault(`NEW_TESTS must be "install" or "leave", not "${text}".`);
  return text !== "leave";
}

const shortestToken = 16;

/** METRICS_TOKEN, of 16 characters or more; unset: none. */
function metricsTokenOf({ METRICS_TOKEN: token }: EnvironmentVariables): string | null {
  if (token !== undefined && token.length < shortestToken)
    throw new ConfigFault(`METRICS_TOKEN must have ${shortestToken} characters or more.`);
  return token ?? null;
}

/** TIME_ZONE=Asia/Shanghai, for instance; unset: the time zone of the machine. */
function timeZoneOf({ TIME_ZONE: text }: EnvironmentVariables): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    throw new ConfigFault(`TIME_ZONE must be a name such as "Asia/Shanghai", not "${text}".`);
  }
}

/** CHECK_USER_STATUS=on or off; unset: off. On: accounts whose status is not 0 are refused. */
function checksStatusOf({ CHECK_USER_STATUS: text }: EnvironmentVariables): 0 | 1 {
  if (text !== undefined && text !== "on" && text !== "off")
    throw new ConfigFault(`CHECK_USER_STATUS must be "on" or "off", not "${text}".`);
  return text === "on" ? 1 : 0;
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

/** S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY, all or none; S3_REGION unset: us-east-1. */
function s3Of(env: EnvironmentVariables): S3Settings | null {
  const names = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY"] as const;
  const missing = names.filter((name) => (env[name] ?? "") === "");
  if (missing.length === names.length) return null;
  if (missing.length > 0)
    throw new ConfigFault(`Files can be kept in S3 only with ${missing.join(" and ")} set as well.`);
  const [endpoint, bucket, accessKey, secretKey] = names.map((name) => env[name] ?? "") as [
    string,
    string,
    string,
    string,
  ];
  if (!isUrl(endpoint))
    throw new ConfigFault(`S3_ENDPOINT must be an address such as "https://s3.example.org", not "${endpoint}".`);
  return { endpoint, bucket, accessKey, secretKey, region: env["S3_REGION"] ?? "us-east-1" };
}

/** SITE_NAME and SITE_H5, validated by the rules of the page on which an admin changes them. */
function siteOf({ SITE_NAME: name = site.name, SITE_H5: phones = site.site_h5 }: EnvironmentVariables): SiteSettings {
  if (siteFieldProblem("name", name) !== null)
    throw new ConfigFault(`SITE_NAME must have 1 to 64 characters, not "${name}".`);
  if (phones !== "" && !isUrl(phones))
    throw new ConfigFault(`SITE_H5 must be an address such as "https://m.example.org", not "${phones}".`);
  return { ...site, name: seenOf(siteNameOf(name)), site_h5: phones };
}

export const readConfig = (env: EnvironmentVariables): Config => ({
  port: portOf(env["PORT"]),
  host: env["HOST"] ?? (env["DATABASE_URL"] === undefined ? "127.0.0.1" : "0.0.0.0"),
  publicUrl: publicUrlOf(env),
  dataDir: env["DATA_DIR"] ?? ".data",
  databaseUrl: env["DATABASE_URL"] ?? null,
  trustProxy: trustProxyOf(env),
  sessionLife: sessionLifeOf(env),
  timeZone: timeZoneOf(env),
  webRoot: null,
  contentSecurity: true,
  checksOutput: false,
  metricsToken: metricsTokenOf(env),
  registration: registrationOf(env),
  loginKey: loginKeyOf(env),
  inspection: env["INSPECTION"] === "on",
  newTests: newTestsOf(env),
  keepsPages: keepsPagesOf(env),
  developerTools: developerToolsOf(env),
  s3: s3Of(env),
  senders: senderSettingsOf(env),
  demoElsewhere: demoElsewhereOf(env),
  keepsMessages: env["DATABASE_URL"] === undefined,
  providers: providerSettingsOf(env),
  privateHosts: privateHostsOf(env),
  site: { ...siteOf(env), is_check_user_status: checksStatusOf(env) },
});
