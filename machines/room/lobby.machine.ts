import { assertPresent } from "../support/assert-present";
import { pick } from "../support/pick";
import type { KnownPlace, LobbyContext, Lobby } from "./lobby-facts";
import { lobbySetup } from "./lobby-setup";

const placeOf = ({ context }: { readonly context: LobbyContext }) => assertPresent(context.place, "place");
const knownPlaceOf = ({ context }: { readonly context: LobbyContext }): KnownPlace => {
  const place = assertPresent(context.place, "place");
  return { ...place, entryId: assertPresent(place.entryId, "entry") };
};
const answered = ({ event }: { readonly event: { readonly output: Lobby } }) => ({ lobby: event.output });
const storing = {
  type: "storePlace",
  params: ({ context }: { context: LobbyContext }) => ({ place: placeOf({ context }) }),
} as const;

/** A wait between two questions to the server, and the question. */
const polling = {
  initial: "resting",
  states: {
    resting: {
      after: { poll: "asking" },
      on: { "connection.returned": "asking", "page.opened": "asking" },
    },
    asking: {
      invoke: {
        id: "readLobby",
        src: "readLobby",
        input: knownPlaceOf,
        onDone: { target: "#lobby.placing", actions: { type: "noteLobby", params: answered } },
        onError: [
          {
            guard: { type: "isPassing", params: pick("error") },
            target: "resting",
            actions: { type: "noteUnanswered", params: pick("error") },
          },
          {
            target: "#lobby.asking",
            actions: ["dropPlace", "dropCode", { type: "noteFault", params: pick("error") }, "forgetPlace"],
          },
        ],
      },
    },
  },
} as const;

const leaving = { target: "#lobby.asking", actions: ["dropPlace", "dropCode", "dropFault", "forgetPlace"] } as const;
const leavable = { "place.left": leaving } as const;

/** The way of a student from the code of a room to the sitting. */
export const lobbyMachine = lobbySetup.createMachine({
  id: "lobby",
  context: ({ input }) => ({
    code: input.code ?? "",
    look: null,
    place: input.place,
    lobby: null,
    fault: null,
    failures: 0,
  }),
  initial: "arriving",
  on: { "visit.left": { guard: { type: "isOwnVisit", params: pick("token") }, ...leaving } },
  states: {
    arriving: {
      description: "A device that has a place is back there by itself; otherwise the code of the room is asked for.",
      always: [
        { guard: "isPlaceKnown", target: "waiting.asking" },
        { guard: "hasPlace", target: "named.joining" },
        { guard: "hasCode", target: "asking.looking" },
        { target: "asking" },
      ],
    },
    asking: {
      initial: "typing",
      states: {
        typing: {
          tags: "settled",
          on: {
            "code.given": { target: "looking", actions: { type: "noteCode", params: pick("code") } },
            "place.asked": {
              target: "#lobby.named.joining",
              actions: [{ type: "noteAsking", params: pick("asking", "key") }, storing],
            },
          },
        },
        looking: {
          tags: "busy",
          invoke: {
            id: "lookAtRoom",
            src: "lookAtRoom",
            input: ({ context }) => ({ code: context.code }),
            onDone: {
              target: "#lobby.named",
              actions: { type: "noteLook", params: ({ event }) => ({ look: event.output }) },
            },
            onError: { target: "typing", actions: { type: "noteFault", params: pick("error") } },
          },
        },
      },
    },
    named: {
      description: "The room is known, and the student says who they are.",
      initial: "choosing",
      states: {
        choosing: {
          tags: "settled",
          on: {
            "place.asked": {
              target: "joining",
              actions: [{ type: "noteAsking", params: pick("asking", "key") }, storing],
            },
            ...leavable,
          },
        },
        joining: {
          tags: "busy",
          invoke: {
            id: "askForPlace",
            src: "askForPlace",
            input: placeOf,
            onDone: {
              target: "#lobby.placing",
              actions: [{ type: "noteJoined", params: ({ event }) => event.output }, storing],
            },
            onError: [
              {
                guard: { type: "isPassing", params: pick("error") },
                target: "unanswered",
                actions: { type: "noteUnanswered", params: pick("error") },
              },
              {
                guard: { type: "isOfCode", params: pick("error") },
                target: "#lobby.asking",
                actions: ["dropPlace", "dropCode", { type: "noteFault", params: pick("error") }, "forgetPlace"],
              },
              {
                target: "choosing",
                actions: ["dropPlace", { type: "noteFault", params: pick("error") }, "forgetPlace"],
              },
            ],
          },
        },
        unanswered: {
          description: "No reply came; the same request is repeated, which the server answers once.",
          tags: "busy",
          after: { retry: "joining" },
          on: { "connection.returned": "joining", ...leavable },
        },
      },
    },
    placing: {
      description: "The last word of the server says where the student stands.",
      always: [
        { guard: "isOver", target: "closed" },
        { guard: "isReplaced", target: "replaced" },
        { guard: "isRefused", target: "refused" },
        { guard: "isAsking", target: "waiting" },
        { guard: "mayGoIn", target: "leaving" },
        { target: "admitted" },
      ],
    },
    waiting: {
      description: "An invigilator sees the student, and has not decided yet.",
      tags: "settled",
      on: leavable,
      ...polling,
    },
    admitted: {
      description: "The student is let in, and waits for the start.",
      tags: "settled",
      on: leavable,
      ...polling,
    },
    leaving: {
      description: "The room runs: the device goes over to the sitting.",
      initial: "opening",
      states: {
        opening: {
          tags: "busy",
          invoke: {
            id: "openVisit",
            src: "openVisit",
            input: placeOf,
            onDone: {
              target: "gone",
              actions: [
                { type: "noteGuest", params: ({ event }) => ({ guest: event.output }) },
                storing,
                { type: "tellEntered", params: ({ event }) => ({ guest: event.output }) },
              ],
            },
            onError: [
              {
                guard: { type: "isPassing", params: pick("error") },
                target: "unanswered",
                actions: { type: "noteUnanswered", params: pick("error") },
              },
              {
                target: "#lobby.asking",
                actions: ["dropPlace", "dropCode", { type: "noteFault", params: pick("error") }, "forgetPlace"],
              },
            ],
          },
        },
        unanswered: {
          tags: "busy",
          after: { retry: "opening" },
          on: { "connection.returned": "opening", ...leavable },
        },
        gone: {
          description: "The sitting is on screen. Coming back here, the student is led to where they stand.",
          tags: "settled",
          on: { "page.opened": "#lobby.waiting.asking" },
        },
      },
    },
    refused: {
      description: "An invigilator has sent this device away; it may ask again.",
      tags: "settled",
      on: {
        "place.askedAgain": {
          target: "named.joining",
          actions: [{ type: "noteAskingAgain", params: pick("key") }, storing],
        },
        ...leavable,
      },
    },
    replaced: {
      description: "The student goes on at another device.",
      tags: "settled",
      on: leavable,
    },
    closed: {
      description: "The room is over, or this student has handed in.",
      tags: "settled",
      entry: "forgetPlace",
      on: leavable,
    },
  },
});
