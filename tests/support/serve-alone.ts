import { readConfig } from "../../src/server/config";
import { createLog } from "../../src/server/log";
import { sentenceOf } from "../../src/server/sentences";
import { serve } from "../../src/server/serve";
import { closeOnSignal } from "../../src/server/shut-down";

try {
  await closeOnSignal(serve(readConfig(process.env), createLog("silent"), console.error));
} catch (error) {
  console.error(sentenceOf(error));
  process.exit(1);
}
