import { createContext, useContext } from "react";

const RoomNow = createContext(0);

/** The server's time (epoch ms), which one timer moves on for the whole board. */
export const RoomNowProvider = RoomNow.Provider;
export const useRoomNow = (): number => useContext(RoomNow);
