import { cliErrorMessage } from "../process/cli-errors";
import { notifyTerminal } from "../process/terminal";

/** Runs a command; what goes wrong is told in one sentence, ours as they are, and in the status that it exits with. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.exitCode = 1;
    notifyTerminal(error instanceof Error && error.constructor === Error ? error.message : cliErrorMessage(error));
  }
}
