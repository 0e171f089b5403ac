import { once } from "node:events";
import type { MakingOrder } from "./make-apart";
import { draftOfShipped } from "./shipped-test";
import { shippedTests } from "./shipped-tests";

/** Resolves when the message has been passed to the other process. */
const handOver = (message: object): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, undefined, {}, (error) => (error === null ? resolve() : reject(error)));
  });

// a separate process: generating a bank takes seconds, in which the server must go on responding
const [{ wanted, salt }] = (await once(process, "message")) as [MakingOrder];
for (const test of shippedTests) if (wanted.includes(test.menuId)) await handOver(await draftOfShipped(test, salt));
process.disconnect();
