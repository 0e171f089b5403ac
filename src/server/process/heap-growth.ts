import { setFlagsFromString } from "node:v8";

/** In percent of what a collection left in use; by itself V8 lets a heap under load grow to four times that. */
const growth = 100;

/** Makes V8 collect garbage earlier, so that the memory of a server under load stays near to what it uses. */
export const limitHeapGrowth = (): void => setFlagsFromString(`--heap-growing-percent=${growth}`);
