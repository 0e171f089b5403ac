import { phases, runPhases } from "./run/phases";
import { report } from "./run/report";
import { runTests } from "./run/tests";

/** Faults in a browser take real time, such as fifteen seconds without a byte: they are run by their name. */
const usual = ["unit", "paths", "server", "web", "alone", "browser"];

/** Without names everything usual is looked at; with names of test projects, only their tests are run. */
const named = process.argv.slice(2);
const looked = await runPhases(named.length === 0 ? phases : []);
process.exit(report(looked, await runTests(named.length === 0 ? usual : named)) === 0 ? 0 : 1);
