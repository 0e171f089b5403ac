import { cliErrorMessage } from "../process/cli-errors";
import { notifyTerminal } from "../process/terminal";

/** Runs a command; an error is printed as one sentence (a plain `Error` as it is) and sets the exit status 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.exitCode = 1;
    notifyTerminal(error instanceof Error && error.constructor === Error ? error.message : cliErrorMessage(error));
  }
}
