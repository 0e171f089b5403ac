import { everyonesAddresses } from "./everyones-addresses.ts";
import { staffAddresses } from "./staff-addresses.ts";

/** Method and path of every call. */
export const addresses = { ...everyonesAddresses, ...staffAddresses } as const;

export type CallName = keyof typeof addresses;
