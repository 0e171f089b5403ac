import type { ItemBody } from "../../../../contract/item/item";

/** The body of a draft as it is served. */
export const drawnBody = (body: ItemBody): ItemBody => body;
