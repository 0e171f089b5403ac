// @ts-check
import { run } from "./program/run.js";

await run("main");
