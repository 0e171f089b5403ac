import { createContext, useContext, type ReactNode } from "react";
import { useServerNow } from "../../ui/use-now";

const RoomNow = createContext(0);

/** Moves the time of the whole board on, by one timer; only what reads it is drawn anew. */
export function RoomNowProvider({ children }: { readonly children: ReactNode }) {
  return <RoomNow.Provider value={useServerNow(1_000)}>{children}</RoomNow.Provider>;
}

/** The server's time (epoch ms), to the second. */
export const useRoomNow = (): number => useContext(RoomNow);
