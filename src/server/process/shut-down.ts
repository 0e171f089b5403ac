import type { Running } from "../start/serve";

const patienceMs = 10_000;
const startingMs = 60_000;
const lookEveryMs = 500;

/** npm runs scripts through a shell that keeps signals to itself and dies of them: then the parent changes. */
function onOrphaned(close: () => void): void {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) close();
  }, lookEveryMs).unref();
}

/**
 * Closes on SIGINT and SIGTERM, and when the `npm` that started it has ended: open requests end, then the database. A
 * signal that comes while it is still starting is obeyed once it runs. Answers when it runs; throws what starting
 * threw.
 */
export async function closeOnSignal(starting: Promise<Running>): Promise<void> {
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    const giveUpAfter = (ms: number) => void setTimeout(() => process.exit(1), ms).unref();
    giveUpAfter(startingMs);
    starting
      .then((running) => {
        giveUpAfter(patienceMs);
        return running.close();
      })
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on("SIGINT", close).on("SIGTERM", close).on("SIGHUP", close);
  onOrphaned(close);
  await starting;
}
