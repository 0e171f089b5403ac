import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createActor, fromPromise } from "xstate";
import type { Lobby, RoomLook } from "../../../machines/room/lobby-facts";
import { sessionMachine } from "../../../machines/session/session.machine";
import { visitorMachine } from "../../../machines/visitor/visitor.machine";
import type { Language } from "../../../src/contract/item/content";
import { SessionProvider } from "../../../src/web/contexts/session-context";
import { VisitorProvider } from "../../../src/web/contexts/visitor-context";
import { JoinPage } from "../../../src/web/guest/join/JoinPage";
import { leaveRoom, windowLobby } from "../../../src/web/guest/join/lobby";
import { makeMessageStore } from "../../../src/web/i18n/messages";
import { MessagesProvider } from "../../../src/web/i18n/MessagesProvider";
import { makeTextStorage } from "../../../src/web/platform/storage";
import { memoryStorage } from "../../support/memory-storage";
import { openPage, Refused, stubServer, type Asked } from "../open-page";
import { messages } from "../show";
import { people, sessionOf } from "../sitting/frame";

const look: RoomLook = {
  room_id: "r1",
  assignment_id: "as-1",
  class_name: "5A",
  title: { en: "Fractions", zh: "分数" },
  entry: "listed",
  names: [
    { member_id: "m1", name: "Lin", taken: false },
    { member_id: "m2", name: "Mei", taken: true },
  ],
  name: null,
};
const lobby: Lobby = {
  room_id: "r1",
  entry_id: "e1",
  name: "Lin",
  class_name: "5A",
  title: look.title,
  assignment_id: "as-1",
  menu_id: "m7",
  name_twice: false,
  standing: "asking",
  sitting: "notBegun",
  phase: "admitting",
  tools: ["calculator"],
  has_sound: false,
  check_address: null,
  time_limit_ms: 2_400_000,
  server_time: Date.UTC(2026, 10, 28, 9),
};
const code = "7KQM2XPR";

let seen: Lobby;
let asked: readonly Asked[];
beforeEach(() => {
  localStorage.clear();
  seen = lobby;
});
afterEach(cleanup);

const stub = (more: Parameters<typeof stubServer>[0] = {}) => {
  ({ asked } = stubServer({
    lookAtRoom: () => look,
    joinRoom: () => ({ token: "v.lin", lobby: seen }),
    enterRoom: () => ({ token: null, lobby: seen }),
    roomLobby: () => seen,
    visitInfo: () => ({ guest_id: "g1", name: "Lin" }),
    ...more,
  }));
};

const noSession = () =>
  createActor(
    sessionMachine.provide({ actors: { restoreToken: fromPromise<string | null, void>(async () => null) } }),
  ).start();

/** Opens the page in a new window of the device. */
async function open(
  address = "/join",
  { signedIn = false, language }: { signedIn?: boolean; language?: Language } = {},
) {
  const visitor = createActor(
    visitorMachine.provide({
      actors: { redeem: fromPromise<void, { token: string }>(async () => undefined) },
      actions: { keepVisit: () => undefined, clearVisit: () => undefined },
    }),
    { input: null },
  ).start();
  // it would go on asking the server
  onTestFinished(() => {
    windowLobby(visitor, null).stop();
  });
  const storage = makeTextStorage(() => memoryStorage({ language: language ?? "en" }));
  const store = makeMessageStore(async (_, words) => messages[words], storage, "language");
  await store.load(["app"]);
  const history = await openPage(
    () => (
      <MessagesProvider store={store}>
        <SessionProvider value={signedIn ? sessionOf(people.ann) : noSession()}>
          <VisitorProvider value={visitor}>
            <JoinPage />
          </VisitorProvider>
        </SessionProvider>
      </MessagesProvider>
    ),
    address,
    language,
  );
  return { visitor, history };
}

const typeCode = (typed: string) => {
  fireEvent.change(screen.getByLabelText("Code of the room"), { target: { value: typed } });
  fireEvent.click(screen.getByRole("button", { name: "Go on" }));
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const calls = () => asked.map(({ name }) => name);
const place = () => JSON.parse(localStorage.getItem("roomPlace") ?? "null");

describe("a student who comes in by a code", () => {
  it("types it in any case and with gaps, taps their name, and waits", async () => {
    stub();
    await open();
    typeCode("7kq");
    expect(screen.getByRole("alert").textContent).toMatch(/8 letters and digits/);
    expect(asked).toEqual([]);
    typeCode(" 7kqm 2xpr ");
    await screen.findByRole("heading", { name: "Who are you?" });
    press("Lin");
    await screen.findByRole("heading", { name: "Hello, Lin" });
    expect(screen.getByText("Please wait. The invigilator lets you in.")).toBeTruthy();
    expect(screen.getByText("Allowed: calculator")).toBeTruthy();
    const { key } = place();
    expect(asked.slice(0, 2)).toEqual([
      { name: "lookAtRoom", input: { code } },
      { name: "joinRoom", input: { code, member_id: "m1", idempotency_key: key } },
    ]);
    expect(place()).toEqual({ asking: { code, member_id: "m1" }, key, token: "v.lin", entryId: "e1" });
  });

  it.each([
    ["roomCodeUnknown", /No room has this code/],
    ["roomCodeOver", /has been replaced/],
    ["roomClosed", /lets nobody in/],
  ] as const)("reads why the code opens nothing: %s", async (fault, words) => {
    stub({
      lookAtRoom: () => {
        throw new Refused(fault);
      },
    });
    await open(`/join?code=${code}`);
    await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(words));
  });

  it("is asked first where the name is taken, and may type another", async () => {
    stub();
    await open("/join?code=7KQM-2XPR");
    fireEvent.click(await screen.findByRole("button", { name: /^Mei/ }));
    expect(screen.getByRole("alert").textContent).toMatch(/has come in as Mei already/);
    press("That is not me");
    press("My name is not in the list");
    press("Ask to come in");
    expect(screen.getByRole("alert").textContent).toMatch(/Type your name/);
    fireEvent.change(screen.getByLabelText("Your name"), { target: { value: " Sam " } });
    seen = { ...lobby, name: "Sam", name_twice: true };
    press("Ask to come in");
    await screen.findByRole("heading", { name: "Hello, Sam" });
    expect(screen.getByText(/Somebody else in the room has the same name/)).toBeTruthy();
    expect(asked[1]?.input).toMatchObject({ name: "Sam" });
  });

  it("finds the name in a long list", async () => {
    const names = Array.from({ length: 40 }, (_, at) => ({ member_id: `n${at}`, name: `Pupil ${at}`, taken: false }));
    stub({ lookAtRoom: () => ({ ...look, names }) });
    await open(`/join?code=${code}`);
    fireEvent.change(await screen.findByLabelText("Find your name"), { target: { value: "pupil 39" } });
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Pupil 39"]);
    fireEvent.change(screen.getByLabelText("Find your name"), { target: { value: "nobody" } });
    expect(screen.getByText("No name in the list has these letters.")).toBeTruthy();
  });

  it("confirms the name of a card", async () => {
    stub({ lookAtRoom: () => ({ ...look, entry: "card", names: null, name: "Lin" }) });
    await open(`/join?code=${code}`);
    fireEvent.click(await screen.findByRole("button", { name: "Yes, I am Lin" }));
    await screen.findByRole("heading", { name: "Hello, Lin" });
    expect(Object.keys(asked[1]?.input ?? {}).toSorted()).toEqual(["code", "idempotency_key"]);
  });
});

describe("a device with a place", () => {
  const stored = { asking: { code, member_id: "m1" }, key: "key-1", token: "v.lin", entryId: "e1" };

  it("repeats the request whose reply was lost, with the same key", async () => {
    localStorage.setItem("roomPlace", JSON.stringify({ ...stored, token: null, entryId: null }));
    stub();
    await open();
    await screen.findByRole("heading", { name: "Hello, Lin" });
    expect(asked[0]).toEqual({ name: "joinRoom", input: { code, member_id: "m1", idempotency_key: "key-1" } });
  });

  it("is back by itself, and goes into the sitting as its guest once the room runs", async () => {
    localStorage.setItem("roomPlace", JSON.stringify(stored));
    seen = { ...lobby, standing: "in", phase: "running" };
    stub();
    const { visitor, history } = await open();
    await waitFor(() => expect(history.location.href).toBe("/examAccess/exam?menu_id=m7&assignment_id=as-1"));
    expect(calls()).toEqual(["roomLobby", "visitInfo"]);
    expect(visitor.getSnapshot().context).toMatchObject({ token: "v.lin", guest: { guestId: "g1", name: "Lin" } });
    expect(place()).toEqual({ ...stored, guest: { guestId: "g1", name: "Lin" } });
  });

  it.each<[string, Partial<Lobby>, string | RegExp]>([
    ["admitted", { standing: "in" }, "You are in. The test begins by itself when the invigilator starts it."],
    ["in a room that is held", { standing: "in", phase: "held" }, /stands still at the moment/],
    ["sent away", { standing: "out" }, /has not let this device in/],
    ["replaced", { standing: "replaced" }, /has let Lin in at another device/],
    ["done", { standing: "in", phase: "running", sitting: "handedIn" }, "Lin, your test has been handed in."],
    ["in a room that is over", { phase: "ended" }, "Nobody can come in to this room any more."],
  ])("reads that it is %s", async (_, changes, words) => {
    localStorage.setItem("roomPlace", JSON.stringify(stored));
    seen = { ...lobby, ...changes };
    stub();
    await open();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it("forgets the student who presses Done after the hand-in, also where the sitting was on screen", async () => {
    localStorage.setItem("roomPlace", JSON.stringify(stored));
    seen = { ...lobby, standing: "in", phase: "running" };
    stub();
    const { visitor, history } = await open();
    await waitFor(() => expect(history.location.pathname).toBe("/examAccess/exam"));
    seen = { ...seen, sitting: "handedIn" };
    windowLobby(visitor, null).send({ type: "page.opened" });
    act(() => history.push("/join"));
    await screen.findByText(/^Press Done before you leave/);
    fireEvent.click(screen.getByRole("button", { name: "Done" }));
    expect((await screen.findByLabelText<HTMLInputElement>("Code of the room")).value).toBe("");
    expect(visitor.getSnapshot().context).toMatchObject({ token: null, guest: null });
    expect(localStorage.getItem("roomPlace")).toBeNull();
  });

  it("leaves its place when its visit is left on another page", async () => {
    localStorage.setItem("roomPlace", JSON.stringify(stored));
    seen = { ...lobby, standing: "in", phase: "running" };
    stub();
    const { visitor, history } = await open();
    await waitFor(() => expect(history.location.pathname).toBe("/examAccess/exam"));
    leaveRoom(visitor);
    expect(windowLobby(visitor, null).getSnapshot().value).toEqual({ asking: "typing" });
    expect(visitor.getSnapshot().context.token).toBeNull();
    expect(localStorage.getItem("roomPlace")).toBeNull();
  });

  it("has its place still when the visit that was here before is left", async () => {
    localStorage.setItem("roomPlace", JSON.stringify(stored));
    stub();
    const { visitor } = await open();
    await screen.findByText("Please wait. The invigilator lets you in.");
    visitor.send({ type: "visit.granted", token: "v.other", guest: { guestId: "g0", name: "Mei" } });
    leaveRoom(visitor);
    expect(windowLobby(visitor, null).getSnapshot().matches("waiting")).toBe(true);
    expect(place()).toEqual(stored);
  });

  it("asks again with a new key after being sent away", async () => {
    localStorage.setItem("roomPlace", JSON.stringify(stored));
    seen = { ...lobby, standing: "out" };
    stub();
    await open();
    fireEvent.click(await screen.findByRole("button", { name: "Ask again" }));
    seen = lobby;
    await waitFor(() => expect(calls()).toContain("joinRoom"));
    expect(asked.find(({ name }) => name === "joinRoom")?.input["idempotency_key"]).not.toBe("key-1");
  });

  it("is left to another person, who types a code", async () => {
    localStorage.setItem("roomPlace", JSON.stringify(stored));
    stub();
    await open();
    fireEvent.click(await screen.findByRole("button", { name: "I am not Lin" }));
    expect(screen.getByLabelText("Code of the room")).toBeTruthy();
    expect(place()).toBeNull();
  });

  it("says calmly that the server does not answer", async () => {
    localStorage.setItem("roomPlace", JSON.stringify(stored));
    stub({
      roomLobby: () => {
        throw new Refused("unavailable");
      },
    });
    await open();
    expect(await screen.findByText(/keeps trying by itself/)).toBeTruthy();
    expect(place()).toEqual(stored);
  });
});

describe("a member who is signed in", () => {
  it("comes in by their assignment, and goes on as themselves", async () => {
    seen = { ...lobby, standing: "in", phase: "running" };
    stub();
    const { visitor, history } = await open("/join?assignment_id=as-1", { signedIn: true });
    await waitFor(() => expect(history.location.pathname).toBe("/examAccess/exam"));
    expect(calls()).toEqual(["enterRoom"]);
    expect(visitor.getSnapshot().context.token).toBeNull();
  });

  it("may go in by the code as the account", async () => {
    stub();
    await open(`/join?code=${code}`, { signedIn: true });
    fireEvent.click(await screen.findByRole("button", { name: /^Go in as / }));
    await screen.findByRole("heading", { name: "Hello, Lin" });
    expect(asked[1]).toMatchObject({ name: "enterRoom", input: { assignment_id: "as-1" } });
  });

  it("reads it in Chinese", async () => {
    stub();
    await open("/join?assignment_id=as-1", { signedIn: true, language: "zh" });
    expect(await screen.findByText("请稍候，监考老师会让你进来。")).toBeTruthy();
  });
});
