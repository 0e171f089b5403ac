import { readConfig } from "../../src/server/configuration/config";
import { cliErrorMessage } from "../../src/server/process/cli-errors";
import { createLog } from "../../src/server/process/log";
import { closeOnSignal } from "../../src/server/process/shut-down";
import { serve } from "../../src/server/start/serve";

try {
  await closeOnSignal(serve(readConfig(process.env), createLog("silent"), console.error));
} catch (error) {
  console.error(cliErrorMessage(error));
  process.exit(1);
}
