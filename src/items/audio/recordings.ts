import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { AudioFault } from "./audio-fault";

/** Folder of recordings, `<id of the script>.<any format>`, which replace the synthetic voice, and of their licence. */
const folder = path.join(import.meta.dirname, "recordings");
const licenceFile = "LICENCE.txt";

/** The paths of the recordings by script id. */
export function recordingsIn(where: string = folder): ReadonlyMap<string, string> {
  const files = existsSync(where) ? readdirSync(where).filter((file) => file !== licenceFile) : [];
  return new Map(files.map((file) => [path.parse(file).name, path.join(where, file)]));
}

/** The licence of the recordings. Throws `AudioFault` when the folder names none. */
export function licenceOfRecordings(where: string = folder): string {
  const file = path.join(where, licenceFile);
  const licence = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  if (licence === "") throw new AudioFault(`${licenceFile} beside the recordings must name their licence.`);
  return licence;
}
