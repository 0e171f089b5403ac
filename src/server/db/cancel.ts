import { connect } from "node:net";
import type pg from "pg";
import { socketPathOf } from "./socket-path";

/** Fields of a pg connection that its types do not declare. */
interface Addressed {
  readonly processID: number | null;
  readonly secretKey: number | null;
  readonly host: string;
  readonly port: number;
}

const cancelCode = 80_877_102;
const patienceMs = 1_000;

/**
 * Asks the server to cancel the running statement of this connection, over a second connection, as the protocol
 * requires.
 */
export function cancelStatement(client: pg.PoolClient): Promise<void> {
  const { processID, secretKey, host, port } = client as unknown as Addressed;
  if (processID === null || typeof secretKey !== "number") return Promise.resolve();
  const message = Buffer.alloc(16);
  message.writeInt32BE(16, 0);
  message.writeInt32BE(cancelCode, 4);
  message.writeInt32BE(processID, 8);
  message.writeInt32BE(secretKey, 12);
  return new Promise((resolve) => {
    const socket = connect(host.startsWith("/") ? { path: socketPathOf(host, port) } : { host, port });
    socket
      .setTimeout(patienceMs, () => socket.destroy())
      .on("error", () => undefined)
      .on("close", () => resolve())
      .on("connect", () => socket.end(message))
      .resume();
  });
}
