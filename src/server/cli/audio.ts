import { Presets, SingleBar } from "cli-progress";
import { Command, Option } from "commander";
import { AudioFault } from "../../items/audio/audio-fault";
import { audioFaults, unrendered, type AudioLibrary } from "../../items/audio/check";
import { readAudioManifest, renderedFolder } from "../../items/audio/manifest";
import { measure, type MeasuredAudio } from "../../items/audio/measure";
import { recordingsIn } from "../../items/audio/recordings";
import { render, stale, tidied, writeManifest } from "../../items/audio/render";
import { engineNames, engines, recogniser, type EngineName } from "../../items/audio/settings";
import { startProgram, type Program } from "../../items/audio/speech/engine";
import { spokenScripts } from "../../items/narration/spoken";
import { cliErrorMessage } from "../process/cli-errors";
import { measuredLines } from "./audio/measured-lines";

interface Options {
  readonly engine?: EngineName;
  readonly only?: string;
  readonly check: boolean;
  readonly measure: boolean;
}

const openLibrary = (): AudioLibrary => ({
  scripts: spokenScripts(),
  manifest: readAudioManifest(),
  rendered: renderedFolder,
  recordings: recordingsIn(),
});

const check = (): void => {
  const library = openLibrary();
  const faults = [...unrendered(library).map(({ id }) => `${id}: has not been rendered`), ...audioFaults(library)];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`${library.scripts.length} scripts, each with its file as it should be.`);
};

const progressOf = (what: string): SingleBar =>
  new SingleBar(
    { format: `${what} {bar} {value}/{total} {id}`, stream: process.stderr, clearOnComplete: true },
    Presets.shades_classic,
  );

async function measureAll(only: string | undefined): Promise<void> {
  const library = openLibrary();
  const scripts = new Map(library.scripts.map((script) => [script.id, script]));
  const entries = Object.entries(library.manifest).filter(([id]) => only === undefined || id === only);
  const bar = progressOf("Listening");
  const program = startProgram(recogniser);
  const measured: MeasuredAudio[] = [];
  if (process.stderr.isTTY) bar.start(entries.length, 0, { id: "" });
  try {
    for (const [id, entry] of entries) {
      bar.update({ id });
      const script = scripts.get(id);
      if (script !== undefined) measured.push(await measure(library, script, entry, program));
      bar.increment();
    }
  } finally {
    bar.stop();
    await program.close();
  }
  for (const line of measuredLines(measured, scripts)) console.log(line);
}

async function renderAll(engine: EngineName, only: string | undefined): Promise<void> {
  const library = openLibrary();
  const wanted = stale(library).filter(({ id }) => only === undefined || id === only);
  const bar = progressOf("Rendering");
  const manifest = { ...library.manifest };
  let started: Program | undefined;
  const program = (): Program => (started ??= startProgram(engines[engine].program));
  if (process.stderr.isTTY) bar.start(wanted.length, 0, { id: "" });
  try {
    for (const script of wanted) {
      bar.update({ id: script.id });
      manifest[script.id] = await render({ ...library, manifest }, script, engine, program);
      writeManifest(manifest);
      bar.increment();
    }
    if (only === undefined) writeManifest(tidied({ ...library, manifest }));
  } finally {
    bar.stop();
    await started?.close();
  }
  console.log(`${wanted.length} of ${library.scripts.length} scripts were rendered.`);
}

const command = new Command("audio")
  .description(
    "Renders what items say: scripts that have changed since they were last rendered, each to an MP3 file and a line " +
      "in the manifest. A recording of the same name is taken in place of a voice.",
  )
  .addOption(new Option("--engine <name>", "which engine speaks").choices(engineNames))
  .option("--only <id>", "this script alone")
  .option("--check", "only say what is missing, outdated or not as it should be; needs no engine", false)
  .option("--measure", "have a recogniser listen to what was rendered, and say what stands out", false)
  .addHelpText(
    "after",
    "\nWhat engine and recogniser need stands in .github/CONTRIBUTING.md. Exit status 1 if a check finds a fault.",
  );

const { engine, only, check: onlyCheck, measure: onlyMeasure } = command.parse().opts<Options>();
try {
  if (onlyCheck) check();
  else if (onlyMeasure) await measureAll(only);
  else if (engine === undefined) command.error(`--engine is needed (${engineNames.join(", ")}), --check or --measure.`);
  else await renderAll(engine, only);
} catch (error) {
  console.error(error instanceof AudioFault ? error.message : cliErrorMessage(error));
  process.exitCode = 1;
}
