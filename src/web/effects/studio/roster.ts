import { v7 as uuidv7 } from "uuid";
import type { RosterSource } from "../../../../machines/studio/roster-facts";
import { rosterMachine } from "../../../../machines/studio/roster.machine";
import type { AppliedRoster, RosterDiff } from "../../../contract/classes/rosters";
import { callInPlace } from "../call";
import { effectActor } from "../effect-actor";

const files = new Map<string, File>();

/** Holds a file of this device in memory for the roster machine. */
export function offerRosterFile(file: File, keepsOthers: boolean): RosterSource {
  const key = uuidv7();
  files.clear();
  files.set(key, file);
  return { kind: "file", key, name: file.name, keepsOthers };
}

const heldFile = (key: string): File => {
  const file = files.get(key);
  if (file === undefined) throw new Error("the file is no longer at hand");
  return file;
};

/** The bytes of a file in base64. */
const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("error", () => reject(new Error("the file cannot be read")));
    reader.addEventListener("load", () => {
      const address = typeof reader.result === "string" ? reader.result : "";
      resolve(address.slice(address.indexOf(",") + 1));
    });
    reader.readAsDataURL(file);
  });

/** The roster of a class with its calls. */
export const wiredRoster = (classId: string) =>
  rosterMachine.provide({
    actors: {
      compare: effectActor(async ({ source }, signal): Promise<RosterDiff> => {
        const list = source.kind === "text" ? { text: source.text } : { file: await base64Of(heldFile(source.key)) };
        const given = { class_id: classId, keep_others: source.keepsOthers, ...list };
        return callInPlace("rosterDiff", given, { signal });
      }),
      apply: effectActor(({ digest, decided, key }, signal): Promise<AppliedRoster> =>
        callInPlace(
          "rosterApply",
          { idempotency_key: key, class_id: classId, digest, chosen: { ...decided } },
          { signal },
        ),
      ),
    },
  });
