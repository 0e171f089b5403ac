import type { FileFact } from "../../../machines/importing/importing-facts";
import { importingMachine } from "../../../machines/importing/importing.machine";
import { askedWaitMs, asFault, isPassing } from "../../../machines/support/fault";
import { retryMs } from "../../../machines/support/retry";
import { importLimits } from "../../contract/importing/import-limits";
import { effectActor } from "./effect-actor";
import type { SendCall } from "./http";
import type { Later } from "./later";

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

const pause = (later: Later, ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = later(ms, resolve);
    signal.addEventListener("abort", () => {
      stop();
      reject({ code: "aborted" });
    });
  });

/** Resolves after a wait or when the device is online again; while it is offline, only in the latter case. */
const untilRetry = (later: Later, ms: number, signal: AbortSignal): Promise<void> =>
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

interface ImportingDependencies {
  readonly call: SendCall;
  readonly later: Later;
}

/** The importing machine with its calls connected. */
export const provideImporting = ({ call, later }: ImportingDependencies) => {
  /** Repeats work after passing faults, with increasing waits. Throws the fault after the last try. */
  const persistently = async <Result>(name: string, signal: AbortSignal, work: () => Promise<Result>) => {
    for (let failures = 1; ; failures += 1) {
      try {
        return await work();
      } catch (thrown) {
        const fault = asFault(thrown);
        if (signal.aborted || failures >= tries || !isPassing(fault)) throw fault;
        await pause(later, retryMs({ failures, name, atLeastMs: askedWaitMs(fault) }), signal);
      }
    }
  };
  return importingMachine.provide({
    actors: {
      restore: effectActor(({ importId }, signal) => call("importDetail", { import_id: importId }, { signal })),
      announce: effectActor(({ file }, signal) =>
        call("beginImport", { file_name: file.name.slice(-255), size: file.size, flatten: file.flatten }, { signal }),
      ),
      sendPiece: effectActor(({ file, importId, received }, signal) => {
        const bytes = files.get(file.key);
        if (bytes === undefined) throw new Error("the file is no longer at hand");
        return persistently(importId, signal, () =>
          call("sendImportPiece", pieceForm(bytes, importId, received), { signal }),
        );
      }),
      retryDelay: effectActor(({ name, failures, fault }, signal) =>
        untilRetry(later, retryMs({ failures, name, atLeastMs: askedWaitMs(fault) }), signal),
      ),
      watch: effectActor(async ({ importId }, signal) => {
        await pause(later, watchEveryMs, signal);
        return call("importDetail", { import_id: importId }, { signal });
      }),
      change: effectActor(({ importId, version, change }, signal) =>
        change.kind === "choices"
          ? call(
              "chooseInImport",
              { import_id: importId, version, test: change.test, choices: change.choices },
              { signal },
            )
          : call(
              "leaveOutOfImport",
              { import_id: importId, version, numbers: [...change.numbers], left_out: change.leftOut },
              { signal },
            ),
      ),
      commit: effectActor(({ importId, version }, signal) =>
        call("commitImport", { import_id: importId, version }, { signal }),
      ),
      publish: effectActor(({ importId, version }, signal) =>
        call("publishImport", { import_id: importId, version }, { signal }),
      ),
      undo: effectActor(({ importId, version }, signal) =>
        call("undoImport", { import_id: importId, version }, { signal }),
      ),
      discard: effectActor(async ({ importId }, signal) => {
        await call("discardImport", { import_id: importId }, { signal });
      }),
    },
  });
};
