import { assign, emit, setup } from "xstate";
import { faults } from "../../src/contract/calls/faults";
import { assertPresent } from "../support/assert-present";
import { asFault, isPassing, type Fault } from "../support/fault";
import { retryMs } from "../support/retry";
import { unprovided, unprovidedAction } from "../support/unprovided";
import type { GuestFacts } from "../visitor/guest-facts";
import type {
  KnownPlace,
  Lobby,
  LobbyContext,
  LobbyEmittedEvent,
  LobbyEvent,
  LobbyInput,
  RoomAsking,
  RoomLook,
  RoomPlace,
} from "./lobby-facts";

/** Between two questions to the server while a student waits, in ms, before the share of each device. */
const pollMs = 2_000;

interface WithLobby {
  readonly lobby: Lobby;
}
interface WithError {
  readonly error: unknown;
}
type Joined = WithLobby & { readonly token: string | null };

const ofCode: ReadonlySet<Fault["code"]> = new Set([
  faults.roomCodeUnknown.code,
  faults.roomCodeOver.code,
  faults.roomClosed.code,
]);
const over: ReadonlySet<Lobby["phase"]> = new Set(["ending", "ended", "signed"]);

export const lobbySetup = setup({
  types: {
    context: {} as LobbyContext,
    events: {} as LobbyEvent,
    emitted: {} as LobbyEmittedEvent,
    input: {} as LobbyInput,
    tags: {} as "busy" | "settled",
  },
  actors: {
    lookAtRoom: unprovided<RoomLook, { readonly code: string }>("lookAtRoom"),
    /** Asks to come in; the same key is answered the same. */
    askForPlace: unprovided<Joined, RoomPlace>("askForPlace"),
    readLobby: unprovided<Lobby, KnownPlace>("readLobby"),
    /** Reads who the device is for the server; null: a person who is signed in. */
    openVisit: unprovided<GuestFacts | null, RoomPlace>("openVisit"),
  },
  guards: {
    hasCode: ({ context }) => context.code !== "",
    hasPlace: ({ context }) => context.place !== null,
    isPlaceKnown: ({ context }) => context.place?.entryId != null,
    isPassing: (_, { error }: WithError) => isPassing(asFault(error)),
    /** The refusal concerns the code, or no room is known to choose in. */
    isOfCode: ({ context }, { error }: WithError) => context.look === null || ofCode.has(asFault(error).code),
    isOwnVisit: ({ context: { place } }, { token }: { token: string }) => place?.token === token,
    isOver: ({ context: { lobby } }) => lobby !== null && (lobby.sitting === "handedIn" || over.has(lobby.phase)),
    isReplaced: ({ context: { lobby } }) => lobby?.standing === "replaced",
    isRefused: ({ context: { lobby } }) => lobby?.standing === "out",
    isAsking: ({ context: { lobby } }) => lobby?.standing === "asking",
    mayGoIn: ({ context: { lobby } }) => lobby?.phase === "running" || lobby?.sitting === "begun",
  },
  actions: {
    noteCode: assign((_, { code }: { code: string }) => ({ code, fault: null })),
    noteLook: assign((_, { look }: { look: RoomLook }) => ({ look, fault: null })),
    noteAsking: assign((_, { asking, key }: { asking: RoomAsking; key: string }) => ({
      place: { asking, key, token: null, entryId: null },
      lobby: null,
      fault: null,
      failures: 0,
    })),
    noteAskingAgain: assign(({ context }, { key }: { key: string }) => ({
      place: { asking: assertPresent(context.place, "place").asking, key, token: null, entryId: null },
      lobby: null,
      fault: null,
      failures: 0,
    })),
    noteJoined: assign(({ context }, { token, lobby }: Joined) => ({
      place: { ...assertPresent(context.place, "place"), token, entryId: lobby.entry_id },
      lobby,
      fault: null,
      failures: 0,
    })),
    noteGuest: assign(({ context }, { guest }: { guest: GuestFacts | null }) => ({
      place: context.place === null || guest === null ? context.place : { ...context.place, guest },
    })),
    noteLobby: assign((_, { lobby }: WithLobby) => ({ lobby, fault: null, failures: 0 })),
    noteUnanswered: assign(({ context }, { error }: WithError) => ({
      fault: asFault(error),
      failures: context.failures + 1,
    })),
    noteFault: assign((_, { error }: WithError) => ({ fault: asFault(error), failures: 0 })),
    dropCode: assign({ code: "", look: null }),
    dropPlace: assign({ place: null, lobby: null, failures: 0 }),
    dropFault: assign({ fault: null }),
    tellEntered: emit(({ context }, { guest }: { guest: GuestFacts | null }) => {
      const { menu_id: menuId, assignment_id: assignmentId } = assertPresent(context.lobby, "lobby");
      const token = context.place?.token ?? null;
      const visit = token === null || guest === null ? null : { token, guest };
      return { type: "sitting.entered", menuId, assignmentId, visit } as const;
    }),
    /** Stores the place on this device. */
    storePlace: unprovidedAction("storePlace") as (_: unknown, params: { readonly place: RoomPlace }) => void,
    forgetPlace: unprovidedAction("forgetPlace"),
  },
  delays: {
    retry: ({ context }) => retryMs({ failures: context.failures, name: context.place?.key ?? "" }),
    poll: ({ context }) =>
      pollMs + retryMs({ failures: context.failures, name: `${context.place?.key} ${context.lobby?.server_time}` }),
  },
});
