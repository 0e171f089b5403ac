import { callInPlace } from "./call";
import { later } from "./later";
import { provideImporting } from "./provide-importing";

/** The importing machine of the application. */
export const wiredImporting = provideImporting({ call: callInPlace, later });
