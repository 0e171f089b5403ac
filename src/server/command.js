// @ts-check
import { run } from "./program/run.js";

// what is run finds its own words where any program does
const [name = ""] = process.argv.splice(2, 1);
await run(name);
