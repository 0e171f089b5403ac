import type { KnownPlace, Lobby, RoomLook, RoomPlace } from "../../../machines/room/lobby-facts";
import type { GuestFacts } from "../../../machines/visitor/guest-facts";
import { storageKeys, tabKeys, type TextStorage } from "../platform/storage";
import type { CallOptions, SendCall } from "./http";
import { parsed } from "./parsed";

const askTimeout = 10_000;

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

function askingIn(stored: unknown): RoomPlace["asking"] | null {
  const fields = new Map<string, unknown>(Object.entries(typeof stored === "object" && stored !== null ? stored : {}));
  const [code, name, member, assignment] = ["code", "name", "member_id", "assignment_id"].map((key) => fields.get(key));
  if (isText(assignment)) return { assignment_id: assignment };
  if (!isText(code)) return null;
  return { code, ...(isText(name) ? { name } : {}), ...(isText(member) ? { member_id: member } : {}) };
}

/** The place in a room that a device has stored; null: none, or it cannot be read. */
export function storedPlace(local: TextStorage): RoomPlace | null {
  const stored = parsed(local.get(storageKeys.roomPlace));
  const fields = new Map<string, unknown>(Object.entries(typeof stored === "object" && stored !== null ? stored : {}));
  const [asking, key] = [askingIn(fields.get("asking")), fields.get("key")];
  const [token, entryId] = [fields.get("token") ?? null, fields.get("entryId") ?? null];
  if (asking === null || !isText(key) || !isTextOrNull(token) || !isTextOrNull(entryId)) return null;
  return { asking, key, token, entryId };
}

const options = (token: string | null, signal: AbortSignal): CallOptions => ({
  signal,
  timeout: askTimeout,
  showsFault: true,
  ...(token === null ? {} : { token }),
});

/** The effects of the machine that leads a student into a room. */
export const lobbyEffects = (call: SendCall, local: TextStorage) => ({
  lookAtRoom: (code: string, signal: AbortSignal): Promise<RoomLook> =>
    call("lookAtRoom", { code }, options(null, signal)),
  askForPlace: ({ asking, key }: RoomPlace, signal: AbortSignal) => {
    const more = { idempotency_key: key };
    return "code" in asking
      ? call("joinRoom", { ...asking, ...more }, options(null, signal))
      : call("enterRoom", { ...asking, ...more }, options(null, signal));
  },
  readLobby: ({ token, entryId }: KnownPlace, signal: AbortSignal): Promise<Lobby> =>
    call("roomLobby", { entry_id: entryId }, options(token, signal)),
  openVisit: async ({ token }: RoomPlace, signal: AbortSignal): Promise<GuestFacts | null> => {
    if (token === null) return null;
    const { guest_id: guestId, name } = await call("visitInfo", {}, options(token, signal));
    return { guestId, name };
  },
  storePlace: (place: RoomPlace): void => {
    local.set(storageKeys.roomPlace, JSON.stringify(place));
    if (place.guest === undefined || place.token === null) return;
    // for a browser that is closed during the sitting, and opens its page again
    local.set(tabKeys.visitorToken, place.token);
    local.set(tabKeys.guest, JSON.stringify(place.guest));
  },
  forgetPlace: (): void => {
    for (const key of [storageKeys.roomPlace, tabKeys.visitorToken, tabKeys.guest]) local.remove(key);
  },
});

export type LobbyEffects = ReturnType<typeof lobbyEffects>;
