import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const root = path.resolve(import.meta.dirname, "..", "..");
/** Where the answer of a platform is checked. */
const checking = [
  "src/server/http/lti/lti-request.ts",
  ...["launch", "launch-details", "login", "platform-keys", "verify-token"].map(
    (name) => `src/server/use-cases/lti/${name}.ts`,
  ),
];
const refusing = /throw new LaunchRefusal\((?:"(\w+)")?/g;

/** One place that refuses a launch. */
export interface LaunchCheck {
  /** The file and the number of the place in it. */
  readonly place: string;
  /** null: it refuses for several reasons. */
  readonly reason: string | null;
}

const checksIn = (file: string, source: string): LaunchCheck[] =>
  [...source.matchAll(refusing)].map(([, reason = null], place) => ({ place: `${file}:${place + 1}`, reason }));

/** All places that refuse a launch. */
export const launchChecks = (): LaunchCheck[] =>
  checking.flatMap((file) => checksIn(path.basename(file), readFileSync(path.join(root, file), "utf8")));

const leaving = globalThis as { leftOutChecks?: ReadonlySet<string> };

/** Runs work without some checks. Only where `leftOutChecks` is among the plugins. */
export async function withoutChecks<Result>(places: readonly string[], work: () => Promise<Result>): Promise<Result> {
  leaving.leftOutChecks = new Set(places);
  try {
    return await work();
  } finally {
    delete leaving.leftOutChecks;
  }
}

/** Lets a test leave out each check of launches. */
export const leftOutChecks = (): Plugin => ({
  name: "left-out-checks",
  enforce: "pre",
  transform(code, id) {
    const file = checking.find((one) => id.split("?")[0] === path.join(root, one));
    if (file === undefined) return null;
    let place = 0;
    const changed = code.replaceAll(refusing, (found) => {
      place += 1;
      return `if (!globalThis.leftOutChecks?.has("${path.basename(file)}:${place}")) ${found}`;
    });
    return { code: changed, map: null };
  },
});
