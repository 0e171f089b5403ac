import type { Calls } from "../../src/contract/calls/calls";
import type { Fault } from "../support/fault";
import type { GuestFacts } from "../visitor/guest-facts";

/** What a code admits to. */
export type RoomLook = Calls["lookAtRoom"]["output"];
/** What the server says of the place of a device at the door. */
export type Lobby = Calls["roomLobby"]["output"];

/** How a device asks to come in: by a code, with a name, a member or neither for a card; or as a signed-in member. */
export type RoomAsking =
  | { readonly code: string; readonly name?: string; readonly member_id?: string }
  | { readonly assignment_id: string };

/** What a device stores of its place, so that it is back there after a reload. */
export interface RoomPlace {
  readonly asking: RoomAsking;
  /** Repeats the same request until it is answered. */
  readonly key: string;
  /** null: not answered yet, or the student is signed in. */
  readonly token: string | null;
  /** null: not answered yet. */
  readonly entryId: string | null;
  /** The guest that the device is for the server; absent: not asked yet, or the student is signed in. */
  readonly guest?: GuestFacts;
}

/** A place that the server knows. */
export type KnownPlace = RoomPlace & { readonly entryId: string };

export interface LobbyContext {
  /** The code that was typed or scanned; "": none. */
  readonly code: string;
  readonly look: RoomLook | null;
  readonly place: RoomPlace | null;
  readonly lobby: Lobby | null;
  /** Why the last request was refused or unanswered; null: it was answered. */
  readonly fault: Fault | null;
  /** Requests in a row that the server did not answer. */
  readonly failures: number;
}

export interface LobbyInput {
  /** The code in the address; null: none. */
  readonly code: string | null;
  /** The place that this device has; null: none. */
  readonly place: RoomPlace | null;
}

export type LobbyEvent =
  | { readonly type: "code.given"; readonly code: string }
  /** The student says who they are; `key` is new. */
  | { readonly type: "place.asked"; readonly asking: RoomAsking; readonly key: string }
  /** Another person is at this device, or wants to type another code. */
  | { readonly type: "place.left" }
  /** The visit with this token was ended on this device, on whatever page. */
  | { readonly type: "visit.left"; readonly token: string }
  /** After being sent away: asks again, with a new key. */
  | { readonly type: "place.askedAgain"; readonly key: string }
  | { readonly type: "connection.returned" }
  /** The page is shown again after the sitting. */
  | { readonly type: "page.opened" };

/** The way into the sitting: with the guest that this device is from now on, or null for a person. */
export type LobbyEmittedEvent = {
  readonly type: "sitting.entered";
  readonly menuId: string;
  readonly assignmentId: string;
  readonly visit: { readonly token: string; readonly guest: GuestFacts } | null;
};
