import type { FileFact } from "../../../machines/importing/importing-facts";
import { importingMachine } from "../../../machines/importing/importing.machine";
import { askedWaitMs, asFault, isPassing } from "../../../machines/support/fault";
import { retryMs } from "../../../machines/support/retry";
import { importLimits } from "../../contract/importing/import-limits";
import { callInPlace } from "./call";
import { effectActor } from "./effect-actor";
import { later } from "./later";

/** Interval between two requests for the progress of a reading. */
const watchEveryMs = 700;
/** Number of tries for one piece before the person is asked. */
const tries = 4;

const files = new Map<string, File>();

/** Stores a file of this device in memory for sending, and returns its facts. */
export function offerFile(file: File, key: string, flatten: boolean): FileFact {
  files.set(key, file);
  return { key, name: file.name, size: file.size, flatten };
}

export const forgetFile = (key: string): void => void files.delete(key);

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = later(ms, resolve);
    signal.addEventListener("abort", () => {
      stop();
      reject({ code: "aborted" });
    });
  });

/** Resolves after a wait or when the device is online again; while it is offline, only in the latter case. */
const untilRetry = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = navigator.onLine ? later(ms, resolve) : () => undefined;
    const hear = () => resolve();
    window.addEventListener("online", hear, { once: true, signal });
    signal.addEventListener("abort", () => {
      stop();
      reject({ code: "aborted" });
    });
  });

const pieceForm = (file: File, importId: string, offset: number): FormData => {
  const form = new FormData();
  form.set("import_id", importId);
  form.set("offset", String(offset));
  form.set("file", file.slice(offset, offset + importLimits.piece));
  return form;
};

/** Repeats work after passing faults, with increasing waits. Throws the fault after the last try. */
async function persistently<Result>(name: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await work();
    } catch (thrown) {
      const fault = asFault(thrown);
      if (signal.aborted || failures >= tries || !isPassing(fault)) throw fault;
      await pause(retryMs({ failures, name, atLeastMs: askedWaitMs(fault) }), signal);
    }
  }
}

/** The importing machine with its calls connected. */
export const wiredImporting = importingMachine.provide({
  actors: {
    restore: effectActor(({ importId }, signal) => callInPlace("importDetail", { import_id: importId }, { signal })),
    announce: effectActor(({ file }, signal) =>
      callInPlace(
        "beginImport",
        { file_name: file.name.slice(-255), size: file.size, flatten: file.flatten },
        { signal },
      ),
    ),
    sendPiece: effectActor(({ file, importId, received }, signal) => {
      const bytes = files.get(file.key);
      if (bytes === undefined) throw new Error("the file is no longer at hand");
      return persistently(importId, signal, () =>
        callInPlace("sendImportPiece", pieceForm(bytes, importId, received), { signal }),
      );
    }),
    retryDelay: effectActor(({ name, failures, fault }, signal) =>
      untilRetry(retryMs({ failures, name, atLeastMs: askedWaitMs(fault) }), signal),
    ),
    watch: effectActor(async ({ importId }, signal) => {
      await pause(watchEveryMs, signal);
      return callInPlace("importDetail", { import_id: importId }, { signal });
    }),
    change: effectActor(({ importId, version, change }, signal) =>
      change.kind === "choices"
        ? callInPlace(
            "chooseInImport",
            { import_id: importId, version, test: change.test, choices: change.choices },
            { signal },
          )
        : callInPlace(
            "leaveOutOfImport",
            { import_id: importId, version, numbers: [...change.numbers], left_out: change.leftOut },
            { signal },
          ),
    ),
    commit: effectActor(({ importId, version }, signal) =>
      callInPlace("commitImport", { import_id: importId, version }, { signal }),
    ),
    publish: effectActor(({ importId, version }, signal) =>
      callInPlace("publishImport", { import_id: importId, version }, { signal }),
    ),
    undo: effectActor(({ importId, version }, signal) =>
      callInPlace("undoImport", { import_id: importId, version }, { signal }),
    ),
    discard: effectActor(async ({ importId }, signal) => {
      await callInPlace("discardImport", { import_id: importId }, { signal });
    }),
  },
});
