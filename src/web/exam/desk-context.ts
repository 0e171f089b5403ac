import { createContext, useContext } from "react";
import { ownDesk, type Desk } from "./attempts";

const DeskContext = createContext<Desk>(ownDesk);
export const DeskProvider = DeskContext.Provider;

/** The attempts of the window that this page is in. */
export const useDesk = (): Desk => useContext(DeskContext);
