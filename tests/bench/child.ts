import { fork, type ChildProcess } from "node:child_process";

/** A separate process of a measurement, which is sent its job as a message. */
export const startChild = (file: URL): ChildProcess =>
  fork(file, { execArgv: ["--import", "tsx"], stdio: ["ignore", "inherit", "inherit", "ipc"] });

/** The reply of a separate process to one message. */
export function answerOf<Answer>(child: ChildProcess, job: object): Promise<Answer> {
  child.send(job);
  return new Promise((resolve, reject) => {
    child.once("message", (answer) => resolve(answer as Answer));
    child.once("exit", () => reject(new Error("A process of the measurement ended without an answer.")));
  });
}
