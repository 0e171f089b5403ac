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

/** Chromium without a window: the same engine, at two thirds of the processor time. */
const shellNames = ["chromium-headless-shell", "chrome-headless-shell"];
/** The program itself; the command on the path is only a wrapper. */
const shellPlaces = ["/usr/lib/chromium/chromium-headless-shell"];

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (wanted: readonly string[]): string[] =>
  (process.env["PATH"] ?? "").split(path.delimiter).flatMap((folder) => wanted.map((name) => path.join(folder, name)));

const firstOf = (candidates: readonly (string | undefined)[]): string | null =>
  candidates.find((file) => file !== undefined && file !== "" && existsSync(file) && isExecutable(file)) ?? null;

/** The system's Chromium or Chrome (`CHROME_PATH` first), or Playwright's; null if there is none. */
export const findChromium = (): string | null =>
  firstOf([process.env["CHROME_PATH"], ...onPath(names), ...fixedPlaces, chromium.executablePath()]);

const findWithoutWindow = (): string | null =>
  firstOf([process.env["CHROME_PATH"], ...shellPlaces, ...onPath(shellNames)]) ?? findChromium();

const attempt = (command: string, args: readonly string[], seconds: number): boolean =>
  spawnSync(command, args, { stdio: "ignore", timeout: seconds * 1000 }).status === 0;

const install = ["install", "-y", "--no-install-recommends"];

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
    attempt("apt-get", [...install, "chromium", "fonts-noto-cjk"], 600);
    // a separate package, which not every release has
    attempt("apt-get", [...install, "chromium-headless-shell"], 600);
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

const launchAt = (executablePath: string | null, flags: readonly string[] = []): Promise<Browser> => {
  if (executablePath === null) throw new Error("no browser");
  return chromium.launch({ executablePath, args: [...chromiumFlags, ...flags] });
};

/** Pages that are left soon never earn back the time that their code is made quicker in: a fifth of all. */
const forShortVisits = "--js-flags=--no-maglev,--no-turbofan";

/** The cheapest browser that is there. */
export const launchBrowser = (): Promise<Browser> => launchAt(findWithoutWindow());

/** The same for pages that are looked at and left. */
export const launchForVisits = (): Promise<Browser> => launchAt(findWithoutWindow(), [forShortVisits]);

/** The browser for measurements, the same as users have. */
export const launchWholeBrowser = (): Promise<Browser> => launchAt(findChromium());
