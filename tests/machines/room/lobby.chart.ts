import type { Lobby, LobbyContext, RoomLook, RoomPlace } from "../../../machines/room/lobby-facts";
import { lobbyMachine } from "../../../machines/room/lobby.machine";
import { faults } from "../../../src/contract/calls/faults";
import { chartSpec } from "../../support/chart-spec";
import { contextBefore, type Expected } from "../../support/model";
import { done, failed, type Exploration } from "../../support/paths";
import type { ByHand } from "../../support/walk";

const nothing = () => undefined;
const chart = lobbyMachine.provide({ actions: { storePlace: nothing, forgetPlace: nothing } });

const look: RoomLook = {
  room_id: "r1",
  assignment_id: "a1",
  class_name: "5A",
  title: { en: "Fixed" },
  entry: "listed",
  names: [{ member_id: "m1", name: "Lin", taken: false }],
  name: null,
};
const lobby: Lobby = {
  room_id: "r1",
  entry_id: "e1",
  name: "Lin",
  class_name: "5A",
  title: { en: "Fixed" },
  assignment_id: "a1",
  menu_id: "fixed",
  name_twice: false,
  standing: "asking",
  sitting: "notBegun",
  phase: "admitting",
  tools: [],
  has_sound: false,
  check_address: null,
  time_limit_ms: null,
  server_time: 1,
};
const admitted: Lobby = { ...lobby, standing: "in" };
const words = {
  waiting: lobby,
  admitted,
  leaving: { ...admitted, phase: "running" },
  refused: { ...lobby, standing: "out" },
  replaced: { ...lobby, standing: "replaced", phase: "running" },
  closed: { ...admitted, phase: "running", sitting: "handedIn" },
} as const satisfies Readonly<Record<string, Lobby>>;
type Place = keyof typeof words;
const held: Lobby = { ...admitted, phase: "held", sitting: "begun" };
const ended: Lobby = { ...lobby, phase: "ended" };

const asking = { code: "7KQM2XPR", member_id: "m1" };
const network = { code: "network" };
const closedRoom = { code: faults.roomClosed.code, status: 200, msg: "closed" };
const unknown = { code: faults.roomUnknown.code, status: 200, msg: "unknown" };
const guest = { guestId: "g1", name: "Lin" };

const samples: Exploration<typeof chart>["samples"] = [
  { type: "code.given", code: "7KQM2XPR" },
  { type: "place.asked", asking, key: "key-1" },
  { type: "place.askedAgain", key: "key-2" },
  { type: "place.left" },
  { type: "visit.left", token: "v.zero" },
  { type: "visit.left", token: "v.one" },
  { type: "connection.returned" },
  { type: "page.opened" },
  done("lookAtRoom", look),
  failed("lookAtRoom", closedRoom),
  done("askForPlace", { token: "v.one", lobby }),
  done("askForPlace", { token: "v.one", lobby: held }),
  failed("askForPlace", network),
  failed("askForPlace", closedRoom),
  failed("askForPlace", unknown),
  ...[...Object.values(words), held, ended].map((word) => done("readLobby", word)),
  failed("readLobby", network),
  failed("readLobby", unknown),
  done("openVisit", guest),
  failed("openVisit", network),
  failed("openVisit", unknown),
];

const project: NonNullable<Exploration<typeof chart>["project"]> = ({ context }) => [
  context.place?.entryId ?? null,
  context.place === null,
  context.look === null,
];

const withChildren: Readonly<Record<Place, unknown>> = {
  waiting: { waiting: "resting" },
  admitted: { admitted: "resting" },
  leaving: { leaving: "opening" },
  refused: "refused",
  replaced: "replaced",
  closed: "closed",
};
const placeOfWord = (word: Lobby): Place => {
  if (word === held) return "leaving";
  if (word === ended) return "closed";
  return (Object.keys(words) as Place[]).find((name) => words[name] === word) ?? "waiting";
};
/** Where the chart is after a word of the server, and what it does on the way. */
const after = (word: Lobby, does: readonly string[] = []): ByHand => {
  const place = placeOfWord(word);
  return {
    value: withChildren[place],
    does: place === "closed" ? [...does, "forgetPlace"] : does,
    context: { lobby: word, fault: null, failures: 0 },
  };
};
const back = { place: null, lobby: null, failures: 0 } as const;

const atStart = (place: RoomPlace | null, code: string | null): unknown => {
  if (place?.entryId != null) return { waiting: "asking" };
  if (place !== null) return { named: "joining" };
  return { asking: code === null ? "typing" : "looking" };
};

const expecting =
  (place: RoomPlace | null, code: string | null) =>
  (step: Expected): ByHand => {
    const { event, before } = step;
    if (before === null)
      return {
        value: atStart(place, code),
        context: { code: code ?? "", look: null, place, lobby: null, fault: null, failures: 0 },
      };
    const { type, output, error } = event;
    const was = contextBefore<LobbyContext>(step);
    const failures = was.failures + 1;
    const [outer, inner] = Object.entries(typeof before.value === "string" ? {} : (before.value as object))[0] ?? [];
    if (type === "code.given") return { value: { asking: "looking" }, does: [], context: { code: "7KQM2XPR" } };
    if (type === "place.asked")
      return {
        value: { named: "joining" },
        does: ["storePlace"],
        context: { place: { asking, key: "key-1", token: null, entryId: null }, fault: null, failures: 0 },
      };
    if (type === "place.askedAgain")
      return {
        value: { named: "joining" },
        does: ["storePlace"],
        context: { place: { ...was.place, key: "key-2", token: null, entryId: null }, lobby: null },
      };
    if (type === "place.left" || type === "visit.left")
      return {
        value: { asking: "typing" },
        does: ["forgetPlace"],
        context: { ...back, code: "", look: null, fault: null },
      };
    if (type === "xstate.done.actor.lookAtRoom")
      return { value: { named: "choosing" }, does: [], context: { look, fault: null } };
    if (type === "xstate.error.actor.lookAtRoom")
      return { value: { asking: "typing" }, does: [], context: { fault: closedRoom, look: was.look } };
    if (type === "xstate.done.actor.askForPlace") {
      const { token, lobby: word } = output as { token: string; lobby: Lobby };
      const joined = after(word, ["storePlace"]);
      return { ...joined, context: { ...joined.context, place: { ...was.place, token, entryId: "e1" } } };
    }
    if (type === "xstate.done.actor.readLobby") return after(output as Lobby);
    if (type === "xstate.done.actor.openVisit")
      return {
        value: { leaving: "gone" },
        does: ["storePlace"],
        context: { place: { ...was.place, guest }, fault: was.fault },
        emits: [
          {
            type: "sitting.entered",
            menuId: "fixed",
            assignmentId: "a1",
            visit: was.place?.token == null ? null : { token: was.place.token, guest },
          },
        ],
      };
    if (error === network) {
      const value = type.endsWith("readLobby") ? { [outer ?? ""]: "resting" } : { [outer ?? ""]: "unanswered" };
      return { value, does: [], context: { fault: network, failures, place: was.place } };
    }
    if (type.endsWith("askForPlace") && error === unknown && was.look !== null)
      return {
        value: { named: "choosing" },
        does: ["forgetPlace"],
        context: { ...back, fault: error, look, code: was.code },
      };
    if (error !== undefined)
      return { value: { asking: "typing" }, does: ["forgetPlace"], context: { ...back, fault: error } };
    if (inner === "gone") return { value: { waiting: "asking" }, does: [] };
    const again = outer === "named" ? "joining" : outer === "leaving" ? "opening" : "asking";
    return { value: { [outer ?? ""]: again }, does: [] };
  };

const known: RoomPlace = { asking, key: "key-0", token: "v.zero", entryId: "e1" };
const unanswered: RoomPlace = { ...known, token: null, entryId: null };
const person: RoomPlace = { asking: { assignment_id: "a1" }, key: "key-0", token: null, entryId: "e1" };

const caseOf = (name: string, place: RoomPlace | null, code: string | null, paths: number) => ({
  name,
  exploration: { samples, project, input: { place, code } },
  expected: expecting(place, code),
  paths,
});

export const spec = chartSpec({
  name: "lobby",
  machine: chart,
  effects: { once: ["lookAtRoom", "askForPlace", "readLobby", "openVisit"] },
  cases: [
    caseOf("somebody who types a code", null, null, 98),
    caseOf("somebody who comes by a QR code", null, "7KQM2XPR", 98),
    caseOf("a device that was closed before it was answered", unanswered, null, 98),
    caseOf("a device that is back", known, null, 98),
    caseOf("a person who is signed in", person, null, 88),
  ],
});
