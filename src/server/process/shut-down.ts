import type { Running } from "../start/serve";

const patienceMs = 10_000;
const startingMs = 60_000;
const lookEveryMs = 500;

/**
 * Closes when the parent process changes: npm runs scripts through a shell that does not pass signals on and dies of
 * them.
 */
function onOrphaned(close: () => void): void {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) close();
  }, lookEveryMs).unref();
}

/**
 * Closes on SIGINT, SIGTERM and SIGHUP, and when the `npm` that started it has ended: open requests end first, then the
 * database. A signal during the start takes effect once the server runs. Resolves when it runs; throws the errors of
 * starting.
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
