import { Command } from "commander";
import { readConfig } from "../configuration/config";
import { joinCluster } from "../db/embedded/cluster";
import { historyDependencies } from "../history/dependencies";
import { printAnswer, notifyTerminal } from "../process/terminal";
import { openStorage } from "../start/storage";
import { CallRefusal } from "../support/refusal";
import { closeSitting } from "../use-cases/close-sitting";
import type { Dependencies } from "../use-cases/dependencies";
import { giveTime, hasLimits } from "../use-cases/give-time";
import { sittingsUnderWay, type SittingUnderWay } from "../use-cases/sittings-under-way";
import { runCommand } from "./run-command";
import {
  sittingsActionOf,
  doneWords,
  refusalWords,
  sittingsTable,
  type SittingsAction,
  type SittingsOptions,
} from "./sittings-words";
import { systemUserName } from "./system-user-name";

interface Options extends SittingsOptions {
  readonly by?: string;
  readonly note?: string;
}

/** Performs the action on one sitting; prints the reason and returns false where it was refused. */
async function doneTo(
  deps: Dependencies,
  { attemptId, username, menuId, stage, deadline, stageDeadline }: SittingUnderWay,
  deed: Exclude<SittingsAction, { readonly kind: "show" }>,
  { by = systemUserName(), note = "" }: Options,
): Promise<boolean> {
  const tellOf = (what: string): false => {
    notifyTerminal(`${menuId} of ${username ?? "a guest"} ${what}.`);
    return false;
  };
  const isStill = deadline === null && stageDeadline === null;
  if (deed.kind === "give" && deed.given.stage === undefined && isStill)
    return tellOf(
      (await hasLimits(deps, attemptId))
        ? `is in the section ${stage}, where no clock runs: name a later one with --section`
        : "has no time limit",
    );
  try {
    if (deed.kind === "end") await closeSitting(deps, { attemptId, closedBy: by, note });
    else await giveTime(deps, { attemptId, ...deed.given, givenBy: by, note });
    return true;
  } catch (error) {
    if (!(error instanceof CallRefusal)) throw error;
    return tellOf(refusalWords(error, deed.kind === "give" ? deed.given.stage : undefined));
  }
}

async function run(options: Options): Promise<void> {
  const deed = sittingsActionOf(options);
  const config = readConfig(process.env);
  const storage = await openStorage(config, notifyTerminal, () => undefined, joinCluster);
  try {
    const rows = await sittingsUnderWay(storage.db, { username: options.user, menuId: options.test });
    if (deed.kind === "show" || rows.length === 0) return printAnswer(sittingsTable(rows));
    const deps = historyDependencies(storage.db, config);
    let done = 0;
    for (const row of rows) done += Number(await doneTo(deps, row, deed, options));
    printAnswer(doneWords(deed, done, rows.length));
    if (done < rows.length) process.exitCode = 1;
  } finally {
    await storage.close();
  }
}

const command = new Command("sittings")
  .description(
    "Show the sittings under way, give them time (after a pause or an outage) or end them. Works beside a running " +
      "server.",
  )
  .option("--user <name>", "those of one student, by the name to sign in with")
  .option("--test <menu_id>", "those of one test")
  .option("--all", "all that are under way, where something is done to them")
  .option("--give <minutes>", "give so many minutes more to each")
  .option("--reason <word>", "pause, extension (default) or outage, for the record")
  .option("--section <name>", "give them to this section alone (default: the whole test and the section under way)")
  .option("--end", "end each as its clock would, after a notice of 15 seconds")
  .option("--by <name>", "who does it (default: who runs this)")
  .option("--note <text>", "why, for the record")
  .addHelpText("after", "\nThe database is the server's: DATA_DIR (default .data), or DATABASE_URL.");

await runCommand(() => run(command.parse().opts<Options>()));
