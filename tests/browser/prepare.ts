import { buildWebIfNeeded } from "../../src/server/start/build-web";
import { obtainChromium } from "../support/chromium";

const tell = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

try {
  obtainChromium(tell);
  await buildWebIfNeeded(tell);
} catch (error) {
  tell(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
