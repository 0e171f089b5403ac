// @ts-check
import { run } from "./program/run.js";

// remove the program's name, so that the program finds its arguments where it expects them
const [name = ""] = process.argv.splice(2, 1);
await run(name);
