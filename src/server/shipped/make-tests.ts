import { once } from "node:events";
import type { MakingOrder } from "./install-in-background";
import { draftOfShipped } from "./shipped-test";
import { shippedTests } from "./shipped-tests";

/** Answers when the other process has been handed the message. */
const handOver = (message: object): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, undefined, {}, (error) => (error === null ? resolve() : reject(error)));
  });

// a process of its own: making a bank takes seconds, in which the server goes on answering
const [{ wanted, salt }] = (await once(process, "message")) as [MakingOrder];
for (const test of shippedTests) if (wanted.includes(test.menuId)) await handOver(await draftOfShipped(test, salt));
process.disconnect();
