import { createActor } from "xstate";
import { callInPlace } from "../call";
import { makeServerClock } from "../exam/server-clock";
import { makeWindows } from "../exam/windows";
import { localText } from "../storage";
import { makeDeliver } from "./deliver";
import { provideOutbox } from "./provide";
import { makeDeviceStore } from "./store";
import { watchPage } from "./watch";

const monotonic = () => performance.now();
const clock = makeServerClock(monotonic, Date.now);
const outbox = createActor(
  provideOutbox({ store: makeDeviceStore(), deliver: makeDeliver({ call: callInPlace, clock, monotonic }) }),
).start();
watchPage(window, outbox);

/** What the application's own window shares with the others of its device: the outbox, leases, the server's time. */
export const ownDevice = {
  outbox,
  clock,
  monotonic,
  windows: makeWindows({ storage: localText, locks: navigator.locks }),
} as const;
