import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { AudioFault } from "./audio-fault";

/** A recording here is taken in place of a voice: `<id of the script>.<any format>`, and whose they are. */
const folder = path.join(import.meta.dirname, "recordings");
const licenceFile = "LICENCE.txt";

/** By the id of the script. */
export function recordingsIn(where: string = folder): ReadonlyMap<string, string> {
  const files = existsSync(where) ? readdirSync(where).filter((file) => file !== licenceFile) : [];
  return new Map(files.map((file) => [path.parse(file).name, path.join(where, file)]));
}

/** Under which terms the recordings may be used; throws an `AudioFault` where nobody says so. */
export function licenceOfRecordings(where: string = folder): string {
  const file = path.join(where, licenceFile);
  const licence = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  if (licence === "") throw new AudioFault(`${licenceFile} beside the recordings must name their licence.`);
  return licence;
}
