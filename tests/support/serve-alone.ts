import { cliErrorMessage } from "../../src/server/cli-errors";
import { readConfig } from "../../src/server/config";
import { createLog } from "../../src/server/log";
import { serve } from "../../src/server/serve";
import { closeOnSignal } from "../../src/server/shut-down";

try {
  await closeOnSignal(serve(readConfig(process.env), createLog("silent"), console.error));
} catch (error) {
  console.error(cliErrorMessage(error));
  process.exit(1);
}
