// @ts-check
import { programFile } from "./programs.js";

await programFile("main", (sentence) => void process.stderr.write(`${sentence}\n`));
