import type { SnapshotFrom } from "xstate";
import type { Fault } from "../support/fault";
import type { Lobby, RoomLook } from "./lobby-facts";
import type { lobbyMachine } from "./lobby.machine";

export type LobbySnapshot = SnapshotFrom<typeof lobbyMachine>;

export const isLobbyBusy = (now: LobbySnapshot): boolean => now.hasTag("busy");
export const selectRoomLook = ({ context }: LobbySnapshot): RoomLook | null => context.look;
export const selectLobby = ({ context }: LobbySnapshot): Lobby | null => context.lobby;
export const selectLobbyFault = ({ context }: LobbySnapshot): Fault | null => context.fault;
/** The server has not answered the last request. */
export const isLobbyCutOff = ({ context }: LobbySnapshot): boolean => context.failures > 0;

const steps = ["asking", "named", "waiting", "admitted", "leaving", "refused", "replaced", "closed"] as const;
export type LobbyStep = (typeof steps)[number];

/** Where the student stands. */
export const selectLobbyStep = (now: LobbySnapshot): LobbyStep => steps.find((step) => now.matches(step)) ?? "asking";
