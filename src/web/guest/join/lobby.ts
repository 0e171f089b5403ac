import { createActor, type ActorRefFrom } from "xstate";
import type { KnownPlace, LobbyInput, RoomPlace } from "../../../../machines/room/lobby-facts";
import { lobbyMachine } from "../../../../machines/room/lobby.machine";
import type { VisitorActor } from "../../contexts/visitor-context";
import { call } from "../../effects/call";
import { effectActor } from "../../effects/effect-actor";
import { lobbyEffects, storedPlace, type LobbyEffects } from "../../effects/lobby";
import { localText } from "../../platform/storage";
import { offerActor } from "../../site/inspected-actors";

export type LobbyActor = ActorRefFrom<typeof lobbyMachine>;

/** The lobby machine with its effects provided. A guest who goes into the sitting is the visitor from then on. */
export function createLobby(effects: LobbyEffects, visitor: VisitorActor, input: LobbyInput): LobbyActor {
  const actor = createActor(
    lobbyMachine.provide({
      actors: {
        lookAtRoom: effectActor(({ code }: { readonly code: string }, signal) => effects.lookAtRoom(code, signal)),
        askForPlace: effectActor((place: RoomPlace, signal) => effects.askForPlace(place, signal)),
        readLobby: effectActor((place: KnownPlace, signal) => effects.readLobby(place, signal)),
        openVisit: effectActor((place: RoomPlace, signal) => effects.openVisit(place, signal)),
      },
      actions: {
        storePlace: (_, { place }) => effects.storePlace(place),
        forgetPlace: () => effects.forgetPlace(),
      },
    }),
    { id: "lobby", input },
  );
  actor.on("sitting.entered", ({ visit }) => {
    if (visit !== null) visitor.send({ type: "visit.granted", ...visit });
  });
  return actor.start();
}

const known = new WeakMap<VisitorActor, LobbyActor>();

/** The lobby of this window; it keeps running while its page is not shown. */
export function windowLobby(visitor: VisitorActor, code: string | null): LobbyActor {
  const effects = () => lobbyEffects(call, localText);
  const made = known.get(visitor) ?? createLobby(effects(), visitor, { code, place: storedPlace(localText) });
  if (!known.has(visitor)) offerActor(made);
  known.set(visitor, made);
  return made;
}

/** Ends the visit of a room's guest: neither this window nor this device knows them any more. */
export function leaveRoom(visitor: VisitorActor): void {
  const { token } = visitor.getSnapshot().context;
  if (token !== null) windowLobby(visitor, null).send({ type: "visit.left", token });
  visitor.send({ type: "visitor.left" });
}
