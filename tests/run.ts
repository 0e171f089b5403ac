import { phases, runPhases } from "./run/phases";
import { report } from "./run/report";
import { runTests } from "./run/tests";

/** Without names everything is looked at; with names of test projects, only their tests are run. */
const projects = process.argv.slice(2);
const looked = await runPhases(projects.length === 0 ? phases : []);
process.exit(report(looked, await runTests(projects)) === 0 ? 0 : 1);
