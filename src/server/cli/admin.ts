import { Command } from "commander";
import { faultMessages } from "../../contract/fault-messages";
import { makeAccountInput } from "../../contract/site-admin";
import { readConfig } from "../config";
import { joinCluster } from "../db/embedded/cluster";
import { newId, newSecret } from "../identifiers";
import { CallRefusal } from "../refusal";
import { sentenceOf } from "../sentences";
import { openStorage } from "../storage";
import { answer, tell } from "../terminal";
import { letAdminIn, makeAdmin } from "./make-admin";

const command = new Command("admin")
  .description("Make an administrator's account, or let one in again, by a link that works once within an hour.")
  .option("--create <name>", "the name to sign in with: 4 to 32 letters, digits and _")
  .option("--link <name>", "an administrator who cannot sign in")
  .addHelpText("after", "\nThe database is the server's: DATA_DIR (default .data), or DATABASE_URL. It may be running.")
  .parse();
const { create, link } = command.opts<{ create?: string; link?: string }>();
const name = create ?? link ?? "";
if ((create === undefined) === (link === undefined)) command.error("error: give either --create NAME or --link NAME");

try {
  if (!makeAccountInput.shape.username.safeParse(name).success)
    throw new Error("A user name has 4 to 32 letters, digits and _.");
  const config = readConfig(process.env);
  const storage = await openStorage(config, tell, () => undefined, joinCluster);
  try {
    const deps = { db: storage.db, clock: Date.now, ids: newId, secret: newSecret };
    const code = await (create === undefined ? letAdminIn : makeAdmin)(deps, name);
    if (create !== undefined) answer(`${name} is an administrator.`);
    answer(`Sign in, once and within an hour: http://localhost:${config.port}/center?t=${code}`);
    answer("Where the site has another address, put /center?t=… behind that. Then choose a password on that page.");
  } finally {
    await storage.close();
  }
} catch (error) {
  process.exitCode = 1;
  const isOurs = error instanceof Error && error.constructor === Error;
  if (error instanceof CallRefusal) tell(faultMessages[error.fault].en);
  else tell(isOurs ? error.message : sentenceOf(error));
}
