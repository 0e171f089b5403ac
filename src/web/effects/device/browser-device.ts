import { createActor } from "xstate";
import { localText } from "../../platform/storage";
import { callInPlace } from "../call";
import { makeDeliver } from "../outbox/deliver";
import { provideOutbox } from "../outbox/provide";
import { makeDeviceStore } from "../outbox/store";
import { watchPage, watchStore } from "../outbox/watch";
import { makeDurableLeaseStore } from "./durable-lease-store";
import { makeServerClock } from "./server-clock";
import { storedKeys } from "./stored-keys";
import { makeWindows } from "./windows";

const monotonic = () => performance.now();
const clock = makeServerClock(monotonic, Date.now);
const store = makeDeviceStore();
const outbox = createActor(
  provideOutbox({ store, deliver: makeDeliver({ call: callInPlace, clock, monotonic }) }),
).start();
watchPage(window, outbox);
store.onLost(storedKeys.keepAgain);
watchStore(store, outbox);

/** Services that the application's window shares with the other windows of its device: outbox, leases, server time. */
export const browserDevice = {
  outbox,
  clock,
  monotonic,
  windows: makeWindows({ storage: localText, durable: makeDurableLeaseStore(), locks: navigator.locks }),
} as const;
