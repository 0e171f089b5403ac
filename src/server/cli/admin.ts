import { Command, Option } from "commander";
import { faultMessages } from "../../contract/calls/fault-messages";
import { makeAccountInput } from "../../contract/site/site-admin";
import { readConfig } from "../configuration/config";
import { joinCluster } from "../db/embedded/cluster";
import { cliErrorMessage } from "../process/cli-errors";
import { printAnswer, notifyTerminal } from "../process/terminal";
import { openStorage } from "../start/storage";
import { newId, newSecret } from "../support/identifiers";
import { CallRefusal } from "../support/refusal";
import { closeDemo, openDemo } from "../use-cases/demo-access";
import { letAdminIn, makeAdmin } from "./make-admin";

const command = new Command("admin")
  .description(
    "Make an administrator's account, or let one in again, by a link that works once within an hour; " +
      "or have the demo passwords work again.",
  )
  .option("--create <name>", "the name to sign in with: 4 to 32 letters, digits and _")
  .option("--link <name>", "an administrator who cannot sign in")
  .addOption(
    new Option(
      "--demo <state>",
      "on: the demo passwords work until the site is reached from outside; off: no more",
    ).choices(["on", "off"]),
  )
  .addHelpText("after", "\nThe database is the server's: DATA_DIR (default .data), or DATABASE_URL. It may be running.")
  .parse();
const { create, link, demo } = command.opts<{ create?: string; link?: string; demo?: "on" | "off" }>();
const name = create ?? link ?? "";
if ([create, link, demo].filter((given) => given !== undefined).length !== 1)
  command.error("error: give one of --create NAME, --link NAME, --demo on and --demo off");

try {
  if (demo === undefined && !makeAccountInput.shape.username.safeParse(name).success)
    throw new Error("A user name has 4 to 32 letters, digits and _.");
  const config = readConfig(process.env);
  const storage = await openStorage(config, notifyTerminal, () => undefined, joinCluster);
  try {
    const deps = { db: storage.db, clock: Date.now, ids: newId, secret: newSecret };
    if (demo !== undefined) {
      await (demo === "on" ? openDemo(deps) : closeDemo(deps, "npm run admin -- --demo off"));
      printAnswer(
        demo === "on"
          ? "The demo passwords work until the site is next reached from outside this machine."
          : "The demo passwords work no longer, and whoever came in by them is signed out.",
      );
    } else {
      const code = await (create === undefined ? letAdminIn : makeAdmin)(deps, name);
      if (create !== undefined) printAnswer(`${name} is an administrator.`);
      printAnswer(`Sign in, once and within an hour: http://localhost:${config.port}/center?t=${code}`);
      printAnswer(
        "Where the site has another address, put /center?t=… behind that. Then choose a password on that page.",
      );
    }
  } finally {
    await storage.close();
  }
} catch (error) {
  process.exitCode = 1;
  const isOurs = error instanceof Error && error.constructor === Error;
  if (error instanceof CallRefusal) notifyTerminal(faultMessages[error.fault].en);
  else notifyTerminal(isOurs ? error.message : cliErrorMessage(error));
}
