import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { systemCodeOf } from "../db/failure";
import type { FileStore } from "./file-store";

/** Files in a local folder, which is created with the first file. A file is present whole or not at all. */
export function localFolder(root: string): FileStore {
  const placeOf = (name: string) => {
    if (!/^[0-9a-z]{3,128}$/.test(name)) throw new Error(`"${name}" is no name of a file`);
    return path.join(root, name.slice(0, 2), name);
  };
  return {
    put: async (name, _type, bytes) => {
      const place = placeOf(name);
      const part = `${place}.${randomUUID()}`;
      await mkdir(path.dirname(place), { recursive: true });
      try {
        await writeFile(part, bytes, { flush: true });
        await rename(part, place);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    read: async (name, { from, length }) => {
      try {
        const file = await open(placeOf(name));
        return file.createReadStream({ start: from, end: from + length - 1 });
      } catch (error) {
        if (systemCodeOf(error) === "ENOENT") return null;
        throw error;
      }
    },
    remove: (name) => rm(placeOf(name), { force: true }),
  };
}
