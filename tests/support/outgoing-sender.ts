import { openDatabase } from "../../src/server/db/open";
import { createOutgoing } from "../../src/server/outgoing/outgoing-requests";
import { newId, newSecret } from "../../src/server/support/identifiers";
import type { Dependencies } from "../../src/server/use-cases/dependencies";
import { sendOutgoing } from "../../src/server/use-cases/outgoing/send-outgoing";
import { scaledClock } from "./scaled-clock";

/**
 * A process of the server that only sends to other systems, by a clock that runs faster. All limits of time are shorter
 * by as much, so that what follows from what is the same.
 */
const [url = "", text = ""] = process.argv.slice(2);
const { scale, now } = scaledClock(JSON.parse(text));
const turnMs = 5_000;
const patienceMs = 10_000;

const { db } = openDatabase(url, console.error, { size: 4 });
const outgoing = createOutgoing({ privateHosts: new Set() }, patienceMs / scale);
const deps = { db, clock: now, ids: newId, secret: newSecret, outgoing } as Partial<Dependencies> as Dependencies;
const failed = (outgoingId: string, error: unknown): void => console.error(outgoingId, error);

let sending: Promise<unknown> | null = null;
setInterval(() => {
  sending ??= sendOutgoing(deps, { failed })
    .catch(console.error)
    .finally(() => (sending = null));
}, turnMs / scale);
