import { everyonesAddresses } from "./everyones-addresses";
import { staffAddresses } from "./staff-addresses";

/** Method and path of every call. */
export const addresses = { ...everyonesAddresses, ...staffAddresses } as const;

export type CallName = keyof typeof addresses;
