import type { SiteConfig } from "../contract/account";

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Whether X-Forwarded-For is believed: only behind a proxy of our own. */
  readonly trustProxy: boolean;
  /** Folder of the built app; null: the server serves the API alone. */
  readonly webRoot: string | null;
  /** Off in development, where Vite injects scripts. */
  readonly contentSecurity: boolean;
  /** Checks every answer against the contract; for tests. */
  readonly checksOutput: boolean;
  readonly site: SiteConfig;
}

const site: SiteConfig = {
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

function portOf(text: string | undefined): number {
  const port = Number(text ?? 10_002);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new ConfigFault(`PORT must be a number from 0 to 65535, not "${text}".`);
  return port;
}

export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => ({
  port: portOf(env["PORT"]),
  host: env["HOST"] ?? "0.0.0.0",
  dataDir: env["DATA_DIR"] ?? ".data",
  databaseUrl: env["DATABASE_URL"] ?? null,
  trustProxy: env["TRUST_PROXY"] === "1" || env["TRUST_PROXY"] === "true",
  webRoot: null,
  contentSecurity: true,
  checksOutput: false,
  site: { ...site, name: env["SITE_NAME"] ?? site.name },
});
