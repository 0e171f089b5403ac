import { browserPhases, phases, runPhases } from "./run/phases";
import { report } from "./run/report";
import { runTests } from "./run/tests";

const usual = ["unit", "paths", "server", "web", "alone", "browser"];
/**
 * What takes longer, mostly a second proof of what the usual ones hold. Faults in browsers, which wait for minutes,
 * are run by their name alone.
 */
const wide = ["browser-wide", "server-wide", "web-wide", "unit-wide"];
const inBrowsers: ReadonlySet<string> = new Set(["browser", "browser-wide", "faults"]);

/** Without names everything usual is looked at; with names of test projects, or "wide", their tests are run. */
const named = process.argv.slice(2).flatMap((name) => (name === "wide" ? wide : [name]));
const before = named.some((name) => inBrowsers.has(name)) ? browserPhases : [];
const looked = await runPhases(named.length === 0 ? phases : before);
process.exit(report(looked, await runTests(named.length === 0 ? usual : named)) === 0 ? 0 : 1);
