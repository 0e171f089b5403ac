import { createCipheriv, createHash, createHmac, pbkdf2Sync } from "node:crypto";

const head = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "https://www.apple.com/DTDs/PropertyList-1.0.dtd">
`;

const elementOf = (value: unknown): string => {
  if (typeof value === "boolean") return `<${value}/>`;
  if (typeof value === "number") return `<integer>${value}</integer>`;
  if (typeof value === "string") return `<string>${value.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</string>`;
  if (Array.isArray(value)) return `<array>${value.map(elementOf).join("\n")}</array>`;
  const entries = Object.entries(value as object).map(([key, of]) => `  <key>${key}</key>\n  ${elementOf(of)}\n`);
  return `<dict>\n${entries.join("")}</dict>`;
};

/** Settings as a property list. */
export const sebPlist = (settings: object): string => `${head}<plist version="1.0">${elementOf(settings)}</plist>\n`;

const on = [
  "showTaskBar",
  "showReloadButton",
  "showInputLanguage",
  "allowQuit",
  "quitURLConfirm",
  "audioControlEnabled",
  "browserWindowAllowReload",
  "URLFilterEnable",
  "sendBrowserExamKey",
];
const off = [
  "allowWlan",
  "showTime",
  "audioMute",
  "allowSpellCheck",
  "URLFilterEnableContentFilter",
  "examSessionClearCookiesOnStart",
  "allowPreferencesWindow",
];

/** Settings whose Config Key is known from outside: {@link knownConfigKey}. */
export const knownSettings = {
  ...Object.fromEntries(on.map((key) => [key, true])),
  ...Object.fromEntries(off.map((key) => [key, false])),
  browserWindowWebView: 3,
  hashedQuitPassword: createHash("sha256").update("test").digest("hex"),
  URLFilterRules: [{ action: 1, active: true, expression: "test.com", regex: false }],
  startURL: "https://www.example.com/moodle/mod/quiz/view.php?id=1",
};
export const knownConfigKey = "65ff7a3b8aec80e58fbe2e7968826c33cbf0ac444a748055ebe665829cbf4201";

/** Encrypts with a password as the clients do; the salts and the vector are fixed. */
export function sebEncrypted(plain: Buffer, password: string): Buffer {
  const [salt, hmacSalt, iv] = [Buffer.alloc(8, 1), Buffer.alloc(8, 2), Buffer.alloc(16, 3)];
  const keyOf = (of: Buffer): Buffer => pbkdf2Sync(Buffer.from(password, "utf8"), of, 10_000, 32, "sha1");
  const cipher = createCipheriv("aes-256-cbc", keyOf(salt), iv);
  const signed = Buffer.concat([Buffer.from([2, 1]), salt, hmacSalt, iv, cipher.update(plain), cipher.final()]);
  return Buffer.concat([signed, createHmac("sha256", keyOf(hmacSalt)).update(signed).digest()]);
}
