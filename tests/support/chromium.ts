import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser } from "playwright-core";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"];
const fixedPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The system's Chromium or Chrome (`CHROME_PATH` first), or Playwright's own; null where there is none. */
export const findChromium = (): string | null => {
  const named = process.env["CHROME_PATH"];
  const onPath = (process.env["PATH"] ?? "")
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));
  const candidates = [...(named === undefined ? [] : [named]), ...onPath, ...fixedPlaces, chromium.executablePath()];
  return candidates.find((file) => file !== "" && existsSync(file) && isExecutable(file)) ?? null;
};

const attempt = (command: string, args: readonly string[], seconds: number): boolean =>
  spawnSync(command, args, { stdio: "ignore", timeout: seconds * 1000 }).status === 0;

/**
 * Finds a browser, or tries to obtain one: Playwright's download, then Debian's package where this user may install
 * it. Throws one sentence.
 */
export const obtainChromium = (tell: (sentence: string) => void): string => {
  const found = findChromium();
  if (found !== null) return found;
  tell("No Chromium or Chrome found; trying Playwright's download.");
  attempt(process.execPath, [path.resolve("node_modules/playwright-core/cli.js"), "install", "chromium"], 180);
  const downloaded = findChromium();
  if (downloaded !== null) return downloaded;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    tell("Trying Debian's package.");
    attempt("apt-get", ["update"], 180);
    attempt("apt-get", ["install", "-y", "--no-install-recommends", "chromium", "fonts-noto-cjk"], 600);
  }
  const installed = findChromium();
  if (installed === null)
    throw new Error("The browser tests need Chromium or Chrome: install one, or name it in CHROME_PATH.");
  return installed;
};

export const chromiumFlags = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

export const launchBrowser = (): Promise<Browser> => {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("no browser");
  return chromium.launch({ executablePath, args: chromiumFlags });
};
