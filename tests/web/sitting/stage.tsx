import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { vi } from "vitest";
import { createActor } from "xstate";
import type { Language } from "../../../src/contract/item/content";
import type { AudioDependencies } from "../../../src/web/effects/audio/window-audio";
import { makeServerClock } from "../../../src/web/effects/device/server-clock";
import { makeWindows } from "../../../src/web/effects/device/windows";
import { makeCall } from "../../../src/web/effects/http";
import { makeDeliver } from "../../../src/web/effects/outbox/deliver";
import { provideOutbox } from "../../../src/web/effects/outbox/provide";
import { makeDeviceStore } from "../../../src/web/effects/outbox/store";
import { watchPage, watchStore } from "../../../src/web/effects/outbox/watch";
import { makeAttemptRegistry } from "../../../src/web/exam/attempt-registry";
import { familyModuleFor } from "../../../src/web/exam/families/family-modules";
import { makeTextStorage } from "../../../src/web/platform/storage";
import type { PatientServer } from "../../support/patient-server";
import { noteTaken } from "./coverage";
import { channelOf, newDevice, readerOf, plugIn, type Device } from "./device";
import { examPlace, framed, makeRouter, people, sessionOf, type FrameProps } from "./frame";
import { nameOf, pressable, seenOn } from "./seen";
import { tick, until } from "./ticks";
import { askedOf } from "./wire";

interface Opening {
  readonly server: PatientServer;
  readonly device?: Device;
  readonly language?: Language;
  readonly mode?: FrameProps["mode"];
  readonly audio?: AudioDependencies | undefined;
}

let opened = 0;
let signIns = 0;

export const setOnline = (isOnline: boolean): void => {
  Object.defineProperty(window.navigator, "onLine", { value: isOnline, configurable: true });
};

/** The window object with listeners that end with `signal`, because those on the real window would never stop. */
const pageUntil = (signal: AbortSignal): Window => {
  const listening = (target: EventTarget) => ({
    addEventListener: (type: string, run: EventListener) => target.addEventListener(type, run, { signal }),
  });
  const { document } = window;
  const ownDocument = Object.defineProperty(listening(document), "visibilityState", {
    get: () => document.visibilityState,
  });
  return { ...listening(window), document: ownDocument } as unknown as Window;
};

/** Runs after the messages of other windows have arrived. */
const soon = (_milliseconds: number, run: () => void) => {
  const timer = setImmediate(run);
  return () => clearImmediate(timer);
};

/** The outbox of the device and everything else that a registry needs. */
const equip = (device: Device, call: ReturnType<typeof makeCall>) => {
  const monotonic = () => performance.now() + device.sleptMs;
  const clock = makeServerClock(monotonic, Date.now);
  const deliver = makeDeliver({ call, clock, monotonic });
  const store = makeDeviceStore();
  const outbox = createActor(provideOutbox({ store, deliver }));
  watchStore(store, outbox);
  noteTaken(outbox);
  outbox.start();
  const windows = makeWindows({
    storage: makeTextStorage(() => device.storage),
    locks: undefined,
    channel: () => channelOf(device),
    window: `window-${(device.windows += 1)}`,
    later: soon,
  });
  return { outbox, windows, clock, monotonic };
};

/**
 * Opens the player of one window: real charts, effects and views, a database in memory, and a server that waits for the
 * test's replies.
 */
export const openStage = async ({ server, device = newDevice(), language = "en", mode = "plain", audio }: Opening) => {
  opened += 1;
  const folder = `/${opened}`;
  const closed = new AbortController();
  setOnline(true);
  plugIn(device);
  const asked = askedOf(server, folder);
  let token = "token-1";
  const call = makeCall({
    baseUrl: server.url + folder,
    token: () => token,
    menuId: () => "m1",
    language: () => language,
  });
  const equipment = equip(device, call);
  const { outbox, windows } = equipment;
  watchPage(pageUntil(closed.signal), outbox);
  const stopped: (() => void)[] = [];
  const registry = makeAttemptRegistry({
    ...equipment,
    ...(audio === undefined ? {} : { audio }),
    window,
    call,
    newKey: () => `key-${String((device.keys += 1)).padStart(4, "0")}`,
    chartOf: (attempt) => familyModuleFor(attempt).load,
    offer: (actor) => {
      noteTaken(actor);
      stopped.push(() => actor.stop());
    },
  });
  const session = sessionOf(people.ann);
  const isThere = () => session.getSnapshot().context.profile !== null;
  await until(isThere, "somebody is signed in");
  const router = makeRouter();
  await router.load();
  const { container, unmount } = render(framed({ router, session, registry, language, mode }));
  const reader = readerOf(device);
  const other = channelOf(device);
  const fieldOf = () => container.querySelector<HTMLInputElement>("article input[type=text]");
  /** A person signs in, here or in another window, each time with a new token. */
  const signInAs = async (person: keyof typeof people) => {
    token = `token-${person}-${(signIns += 1)}`;
    await act(async () => session.send({ type: "storage.changed", token }));
    await until(isThere, "somebody is signed in");
  };
  return {
    ...asked,
    device,
    /** The window's name. */
    window: windows.window,
    /** Presses the last button with this name: a dialog comes after the page that it covers. */
    press: async (name: string) => {
      const button = pressable(container).findLast((one) => nameOf(one) === name);
      if (button === undefined) throw new Error(`nothing to press is called ${name}`);
      fireEvent.click(button);
      await tick();
    },
    canPress: (name: string): boolean => pressable(container).some((one) => nameOf(one) === name),
    /** Presses a key while no element has the focus. */
    key: (key: string) => act(async () => void fireEvent.keyDown(document.body, { key })),
    /** Chooses this option, or types this text; null removes the text. */
    answer: async (value: string | null) => {
      const field = fieldOf();
      const option = container.querySelector(`article input[value="${value}"]`);
      if (field !== null) fireEvent.change(field, { target: { value: value ?? "" } });
      else if (option !== null) fireEvent.click(option);
      else throw new Error(`there is no ${value} to answer with`);
      await tick();
    },
    pass: (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds)),
    /** The machine sleeps: time passes without the page running. */
    sleep: (milliseconds: number) => {
      device.sleptMs += milliseconds;
      vi.setSystemTime(Date.now() + milliseconds);
    },
    /** The page wakes up and sends a heartbeat immediately. */
    wake: async () => {
      const before = asked.beats.length;
      await act(async () => void window.dispatchEvent(new Event("focus")));
      await until(() => asked.beats.length > before, "a sign of life goes out");
    },
    network: async (isOnline: boolean) => {
      setOnline(isOnline);
      await act(async () => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
    },
    /** The field or the page loses the focus, which sends gathered changes. */
    blur: () => act(async () => void window.dispatchEvent(new Event("blur"))),
    /** Whether the page makes the browser ask before it is left. */
    asksBeforeLeaving: () => {
      const leaving = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(leaving);
      return leaving.defaultPrevented;
    },
    /** Another window of this device reports that it has the lease now. */
    tellFromOtherWindow: () => {
      other.postMessage({ type: "taken", attemptId: "a1", window: "another", lease: "lease-2" });
      return tick();
    },
    signOut: () => act(async () => session.send({ type: "storage.cleared" })),
    signIn: () => signInAs("ann"),
    signInAs,
    /** Goes to another page of the application, and comes back. */
    leaveAndReturn: async () => {
      await act(() => router.navigate({ href: "/" }));
      await act(() => router.navigate({ href: examPlace }));
    },
    /** Opens the exam page with this query in its address. */
    visit: (query: string) => act(() => router.navigate({ href: `${examPlace}${query}` })),
    /** The address in the bar. */
    place: () => router.history.location.href,
    see: () => seenOn(container, router.state.location.href),
    /** Reads the data stored on the device. */
    kept: reader,
    /** The window closes without a notification and without waiting for anything. */
    close: () => {
      unmount();
      cleanup();
      for (const stop of stopped) stop();
      outbox.stop();
      windows.close();
      other.close();
      closed.abort();
      session.stop();
    },
  };
};

export type Stage = Awaited<ReturnType<typeof openStage>>;
