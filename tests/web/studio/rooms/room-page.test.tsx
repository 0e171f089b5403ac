import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { RoomPage } from "../../../../src/web/studio/rooms/RoomPage";
import { openStudio } from "../open-studio";
import { boardOf, entrant, now, RoomServer, seatOf, sitting } from "./room-server";

const teacher = ["room.open", "room.invigilate", "room.time", "room.sign"];

const open = async (server: RoomServer, permission: string[] = teacher) => {
  await openStudio(RoomPage, "/room?room_id=r1", { permission });
  await screen.findByRole("heading", { level: 1, name: "Fractions" });
  return server;
};
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const inDialog = () => within(screen.getByRole("dialog", { hidden: true }));
const pressInDialog = (name: string | RegExp) =>
  fireEvent.click(inDialog().getByRole("button", { name, hidden: true }));
const choose = (name: string, more: object = {}) => fireEvent.click(screen.getByLabelText(`Choose ${name}`), more);
const key = expect.stringMatching(/^[\w-]{36}$/);
const names = () => [...document.querySelectorAll("[data-seat]")].map((seat) => seat.getAttribute("data-seat"));
const step = (name: string) =>
  screen.getByRole("heading", { level: 3, name }).closest("li")?.textContent?.replace(/^\d/, "");

describe("the board of a room", () => {
  it("puts those first who need a look, in words that accuse nobody", async () => {
    const longAgo = now - 60_000;
    await open(
      new RoomServer(
        boardOf({}, [
          sitting("Amy", { away: { count: 2, ms: 30_000 } }),
          seatOf("Ben"),
          sitting("Cai", { seen_at: longAgo }),
          sitting("Dan", { seen_at: longAgo, unsent: 2 }),
          seatOf("Eve", { phase: "waiting", entrants: [entrant("Eve")] }),
          sitting("Fay", { entrants: [entrant("Fay")] }),
          sitting("Gil", { phase: "paused", stopped_at: now, given_ms: 300_000 }),
        ]),
      ),
    );
    expect(names()).toEqual(["Dan", "Cai", "Fay", "Gil", "Eve", "Amy", "Ben"].map((name) => `seat-${name}`));
    const [dan, , , gil] = screen.getAllByRole("listitem").filter((one) => one.hasAttribute("data-seat"));
    expect(dan?.textContent).toMatch(
      /^DanNo sign, answers waitingLast sign (59|6\d) s ago · 2 answers on the device(40:00|39:\d\d) left/,
    );
    expect(gil?.textContent).toMatch(
      /^GilPaused(Here now|Last sign \d+ s ago)stands at 40:0012 of 30 answered\+5:00 given$/,
    );
    expect(step("Running")).toBe("Running4 sit · 1 pausedHold the room");
    screen.getByText("Checks every 5 s");
  });

  it("finds students by name and by state", async () => {
    await open(new RoomServer(boardOf({}, [sitting("Amy"), seatOf("Ben"), seatOf("Bea")])));
    fireEvent.change(screen.getByLabelText("Find a student"), { target: { value: "be" } });
    expect(names()).toEqual(["seat-Bea", "seat-Ben"]);
    fireEvent.change(screen.getByLabelText("State"), { target: { value: "sitting" } });
    screen.getByText("No student fits.");
  });

  it("moves nobody while somebody is chosen", async () => {
    const server = await open(new RoomServer(boardOf({}, [sitting("Amy"), sitting("Ben")])));
    choose("Amy");
    server.board = boardOf({}, [sitting("Amy"), sitting("Ben", { seen_at: now - 60_000 }), seatOf("Abe")]);
    press("Hold the room");
    pressInDialog("Hold the room");
    await screen.findByText("No sign");
    const held = names();
    press("Choose nobody");
    expect([held, names()]).toEqual([
      ["seat-Amy", "seat-Ben", "seat-Abe"],
      ["seat-Ben", "seat-Amy", "seat-Abe"],
    ]);
  });

  it("draws of 2,000 seats those in view, as cards and as a table, and remembers which", async () => {
    const seats = Array.from({ length: 2_000 }, (_, place) => sitting(`Student ${place}`));
    await open(new RoomServer(boardOf({}, seats)));
    expect(names().length).toBeLessThan(100);
    press("As a table");
    expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("2001");
    expect([names().length < 100, localStorage.getItem("roomView")]).toEqual([true, "table"]);
    fireEvent.click(screen.getByLabelText("All shown"));
    screen.getByText("2,000 chosen");
    press("As cards");
  });

  it("leads through the steps by what is open in each", async () => {
    const server = await open(
      new RoomServer(
        boardOf({ phase: "admitting" }, [
          seatOf("Amy", { phase: "waiting", entrants: [entrant("Amy")] }),
          seatOf("Ben", { phase: "admitted" }),
          seatOf("Cai"),
        ]),
      ),
    );
    expect(step("Admit")).toMatch(/^Admit1 waits · 1 not here · 1 admittedCode to come inABCD 2345/);
    press("Admit all 1 waiting");
    await screen.findByText("Done: Admit everybody who waits.");
    press("Start together");
    pressInDialog("Start together");
    await screen.findByText("Done: Start together.");
    expect(server.sent()).toEqual([
      ["admitSeats", { seats: "all", reason: "", idempotency_key: key }],
      ["startRoom", { reason: "", idempotency_key: key }],
    ]);
  });

  it("says why something cannot be done, and sends nothing", async () => {
    const server = await open(new RoomServer(boardOf({}, [seatOf("Amy")])));
    choose("Amy");
    press("Pause");
    const said = () => screen.getAllByRole("status").map((one) => one.textContent);
    expect(said()).toContain("Nobody of them sits the test.");
    press("Sign");
    expect(said()).toContain("The record is signed once everybody has handed in.");
    expect([button("Pause").getAttribute("aria-disabled"), server.sent()]).toEqual(["true", []]);
  });

  it("stops no clocks for an account that may not", async () => {
    const server = await open(new RoomServer(boardOf({}, [sitting("Amy")])), ["room.invigilate"]);
    press("Hold the room");
    screen.getByText("Your account may not do this.");
    expect(server.sent()).toEqual([]);
  });
});

describe("commands of the board", () => {
  it("concern those who are chosen, also from one to another with Shift", async () => {
    const server = await open(
      new RoomServer(boardOf({}, [sitting("Amy"), sitting("Ben"), sitting("Cai"), sitting("Dan")])),
    );
    choose("Amy");
    choose("Cai", { shiftKey: true });
    press("Give time");
    pressInDialog("+10 min");
    fireEvent.change(inDialog().getByLabelText("Reason, if any"), { target: { value: "Fire alarm" } });
    pressInDialog("Give 10 min");
    await screen.findByText("Done: Give Amy, Ben, and Cai 10 min.");
    expect(server.sent()).toEqual([
      [
        "extendSeats",
        { seats: ["seat-Amy", "seat-Ben", "seat-Cai"], ms: 600_000, reason: "Fire alarm", idempotency_key: key },
      ],
    ]);
  });

  it("are taken back where that is possible", async () => {
    const server = await open(new RoomServer(boardOf({}, [sitting("Amy")])));
    press("Hold the room");
    pressInDialog("Fire alarm");
    pressInDialog("Hold the room");
    await screen.findByText("Done: Hold the room.");
    press("Undo");
    await screen.findByText("Done: Resume the room.");
    expect(server.sent()).toEqual([
      ["holdRoom", { reason: "Fire alarm", idempotency_key: key }],
      ["resumeRoom", { reason: "", idempotency_key: key }],
    ]);
  });

  it("name those to whom they did not apply", async () => {
    const server = await open(new RoomServer(boardOf({}, [sitting("Amy"), sitting("Ben")])));
    server.reply = { refused: [{ seat_id: "seat-Ben", phase: "handedIn" }] };
    fireEvent.click(screen.getByLabelText("All shown"));
    press("Pause");
    pressInDialog("Pause");
    await screen.findByText("Done: Pause Amy and Ben. Not for Ben (Handed in).");
  });

  it("that were not confirmed are sent again by the same key", async () => {
    const server = await open(new RoomServer(boardOf({ phase: "held", held_since: now }, [sitting("Amy")])));
    server.reply = "lost";
    press("Resume the room");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toMatch(/^Not confirmed: Resume the room\./);
    fireEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    await screen.findByText("Done: Resume the room.");
    const keys = server.sent().map((one) => (one as [string, { idempotency_key: string }])[1].idempotency_key);
    expect([keys.length, new Set(keys).size, screen.queryByRole("alert")]).toEqual([2, 1, null]);
  });

  it("hand in for a student only by the typed name", async () => {
    const server = await open(new RoomServer(boardOf({}, [sitting("Amy")])));
    press("Amy");
    pressInDialog("Hand in for the student");
    const submit = () =>
      inDialog().getByRole<HTMLButtonElement>("button", { name: "Hand in for the student", hidden: true });
    const type = (value: string) =>
      fireEvent.change(inDialog().getByLabelText("Type the name: Amy"), { target: { value } });
    type("Ann");
    expect(submit().disabled).toBe(true);
    type(" amy ");
    fireEvent.click(submit());
    await screen.findByText("Done: Hand in for Amy.");
    expect(server.sent()).toEqual([
      ["submitSeat", { seat_id: "seat-Amy", name: " amy ", reason: "", idempotency_key: key }],
    ]);
  });

  it("let a student in on another device, and say what that does", async () => {
    const server = await open(new RoomServer(boardOf({}, [sitting("Lin", { entrants: [entrant("Lin")], unsent: 1 })])));
    press("Lin");
    pressInDialog("Let in on the other device");
    inDialog().getByText("1 answer is on the device before and not here yet.");
    pressInDialog("Let in on the other device");
    await screen.findByText("Done: Let Lin in on the other device.");
    expect(server.sent()).toEqual([
      ["moveDevice", { seat_id: "seat-Lin", entry_id: "entry-Lin", idempotency_key: key }],
    ]);
  });

  it("send a message from a template in both languages", async () => {
    const server = await open(new RoomServer(boardOf({}, [sitting("Amy")])));
    press("Message all");
    pressInDialog("Five minutes are left.");
    pressInDialog("Send");
    await screen.findByText("Done: Message to everybody.");
    expect(server.sent()).toEqual([
      [
        "messageSeats",
        { seats: "all", text: { zh: "还剩五分钟。", en: "Five minutes are left." }, idempotency_key: key },
      ],
    ]);
  });
});

it("tells what happened, and who has read a message", async () => {
  const board = boardOf({}, [sitting("Amy", { read_seq: 3 }), sitting("Ben")]);
  const event = { at: now, by: "Ms Lin", seats: ["seat-Amy", "seat-Ben"] };
  await open(
    new RoomServer({
      ...board,
      events: [
        { ...event, seq: 2, kind: "held", seats: [], facts: { reason: "Fire alarm" } },
        { ...event, seq: 3, kind: "messaged", facts: { text: { en: "<b>Quiet</b>" } } },
        { ...event, seq: 4, kind: "extended", seats: ["seat-Amy"], facts: { ms: 600_000, stage: null, reason: "" } },
      ],
    }),
  );
  const list = screen.getByRole("region", { name: "What happened" });
  const told = within(list)
    .getAllByRole("listitem")
    .map((one) => one.textContent?.replace(/^\d\d:\d\d [AP]M/, ""));
  expect(told).toEqual([
    "Amy: +10:00Ms Lin",
    "Message to Amy and Ben: <b>Quiet</b>read by 1 of 2 · Ms Lin",
    "The room was held.Fire alarm · Ms Lin",
  ]);
});
