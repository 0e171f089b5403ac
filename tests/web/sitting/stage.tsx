import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { vi } from "vitest";
import type { Language } from "../../../src/contract/content";
import { makeServerClock } from "../../../src/web/effects/device/server-clock";
import { makeLeaseKeeper } from "../../../src/web/effects/exam/lease";
import { makeOutboxStore } from "../../../src/web/effects/exam/outbox-store";
import { makeCall } from "../../../src/web/effects/http";
import { makeTextStorage } from "../../../src/web/effects/storage";
import { makeDesk } from "../../../src/web/exam/attempts";
import { memoryStorage } from "../../support/memory-storage";
import type { PatientServer } from "../../support/patient-server";
import { noteTaken } from "./coverage";
import { examPlace, framed, makeRouter, sessionOfAnn, type FrameProps } from "./frame";
import { nameOf, pressable, seenOn } from "./seen";
import { turn, until } from "./turns";
import { askedOf, entered } from "./wire";

/** What outlives a window. */
export interface Device {
  readonly database: IDBFactory;
  /** Storage of the tab, which a reload keeps. */
  readonly tab: Storage;
  keys: number;
}
export const newDevice = (): Device => ({ database: new IDBFactory(), tab: memoryStorage(), keys: 0 });

/** A database that the browser does not give out, as in some private windows. */
const forbidden = { open: () => raise() } as unknown as IDBFactory;
const raise = (): never => {
  throw new Error("storage is switched off");
};

interface Opening {
  readonly server: PatientServer;
  readonly device?: Device;
  readonly keeps?: boolean;
  readonly language?: Language;
  readonly mode?: FrameProps["mode"];
}

let opened = 0;
let signIns = 0;

export const setOnline = (isOnline: boolean): void => {
  Object.defineProperty(window.navigator, "onLine", { value: isOnline, configurable: true });
};

/** The player of one window: its real charts, effects and views, a database in memory and a server that waits. */
export const openStage = async ({
  server,
  device = newDevice(),
  keeps = true,
  language = "en",
  mode = "plain",
}: Opening) => {
  opened += 1;
  const folder = `/${opened}`;
  setOnline(true);
  globalThis.indexedDB = keeps ? device.database : forbidden;
  const asked = askedOf(server, folder);
  const monotonic = () => performance.now();
  const call = makeCall({
    baseUrl: server.url + folder,
    token: () => "token-1",
    menuId: () => "m1",
    language: () => language,
  });
  const stopped: (() => void)[] = [];
  const desk = makeDesk({
    window,
    call,
    store: makeOutboxStore(),
    clock: makeServerClock(monotonic, Date.now),
    leases: makeLeaseKeeper(
      makeTextStorage(() => device.tab),
      undefined,
    ),
    monotonic,
    newKey: () => `key-${String((device.keys += 1)).padStart(4, "0")}`,
    offer: (actor) => {
      noteTaken(actor);
      stopped.push(() => actor.stop());
    },
  });
  const session = sessionOfAnn();
  await until(() => session.getSnapshot().context.profile !== null, "somebody is signed in");
  const router = makeRouter();
  await router.load();
  const frame = framed({ router, session, desk, language, mode });
  const { container, unmount } = render(frame);
  const reader = makeOutboxStore();
  const channel = new BroadcastChannel("invigil.attempt.a1");

  /** Presses what has this name and stands last: a dialog stands above what it asks about. */
  const press = async (name: string) => {
    const button = pressable(container).findLast((one) => nameOf(one) === name);
    if (button === undefined) throw new Error(`nothing to press is called ${name}`);
    fireEvent.click(button);
    await turn();
  };
  const fieldOf = () => container.querySelector<HTMLInputElement>("article input[type=text]");
  return {
    ...asked,
    press,
    /** Presses a key where nothing has the focus. */
    key: (key: string) => act(async () => void fireEvent.keyDown(document.body, { key })),
    /** Chooses this option, or writes this text; null takes the text away. */
    answer: async (value: string | null) => {
      const field = fieldOf();
      const option = container.querySelector(`article input[value="${value}"]`);
      if (field !== null) fireEvent.change(field, { target: { value: value ?? "" } });
      else if (option !== null) fireEvent.click(option);
      else throw new Error(`there is no ${value} to answer with`);
      await turn();
    },
    pass: (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds)),
    /** The page wakes up, and a sign of life goes out at once. */
    wake: async () => {
      const before = asked.beats.length;
      await act(async () => void window.dispatchEvent(new Event("focus")));
      await until(() => asked.beats.length > before, "a sign of life goes out");
    },
    network: async (isOnline: boolean) => {
      setOnline(isOnline);
      await act(async () => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
    },
    /** Another window of this browser says that it has the sitting now. */
    tellFromOtherWindow: (lease: string) => channel.postMessage({ lease }),
    signOut: () => act(async () => session.send({ type: "storage.cleared" })),
    /** The same person has signed in again, here or in another window: a token of its own each time. */
    signIn: async () => {
      await act(async () => session.send({ type: "storage.changed", token: `token-${(signIns += 1)}` }));
      await until(() => session.getSnapshot().context.profile !== null, "somebody is signed in");
    },
    /** Goes to another page of the application, and comes back. */
    leaveAndReturn: async () => {
      await act(() => router.navigate({ href: "/" }));
      await act(() => router.navigate({ href: examPlace }));
    },
    see: () => seenOn(container, router.state.location.href),
    /** Whether this tab keeps a lease. */
    held: () => device.tab.getItem("lease.m1") !== null,
    /** What lies on the device. */
    kept: async () => {
      if (!keeps) return { operations: [], choice: null };
      const { operations, choice } = await reader.restore("a1");
      return {
        operations: operations.map((one) =>
          one.kind === "answer"
            ? `answer ${one.exerciseId} r${one.revision} ${entered(one.answer)} ${one.key}`
            : `mark ${one.exerciseId} r${one.revision} ${one.checkStatus} ${one.key}`,
        ),
        choice: choice === null ? null : `${choice.exerciseId} ${entered(choice.answer)}`,
      };
    },
    /** The window goes away as windows do: nobody is told, nothing is waited for. */
    close: () => {
      unmount();
      cleanup();
      channel.close();
      for (const stop of stopped) stop();
      session.stop();
    },
  };
};

export type Stage = Awaited<ReturnType<typeof openStage>>;
