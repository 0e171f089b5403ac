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
import { makeAdmin } from "./make-admin";

const { create: name } = new Command("admin")
  .description("Make an administrator's account and print its password, once. Works beside a running server.")
  .requiredOption("--create <name>", "the name to sign in with: 4 to 32 letters, digits and _")
  .addHelpText("after", "\nThe database is the server's: DATA_DIR (default .data), or DATABASE_URL.")
  .parse()
  .opts<{ create: string }>();

try {
  if (!makeAccountInput.shape.username.safeParse(name).success)
    throw new Error("A user name has 4 to 32 letters, digits and _.");
  const storage = await openStorage(readConfig(process.env), tell, () => undefined, joinCluster);
  try {
    const password = await makeAdmin({ db: storage.db, clock: Date.now, ids: newId, secret: newSecret }, name);
    answer(`${name} is an administrator. The password, shown this once: ${password}`);
    answer("Change it after the first sign-in.");
  } finally {
    await storage.close();
  }
} catch (error) {
  process.exitCode = 1;
  const isOurs = error instanceof Error && error.constructor === Error;
  if (error instanceof CallRefusal) tell(faultMessages[error.fault].en);
  else tell(isOurs ? error.message : sentenceOf(error));
}
