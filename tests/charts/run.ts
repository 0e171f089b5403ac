import { Command } from "commander";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { drawCharts, pictures } from "./draw";

new Command("charts").description("Draw every statechart into the README's folder of pictures.").parse();

const drawings = await drawCharts();
mkdirSync(pictures, { recursive: true });
for (const name of readdirSync(pictures))
  if (!drawings.some(({ file }) => file === name)) rmSync(path.join(pictures, name));
for (const { file, text } of drawings) writeFileSync(path.join(pictures, file), text);
console.log(`${drawings.length} charts drawn into ${path.relative(process.cwd(), pictures)}`);
