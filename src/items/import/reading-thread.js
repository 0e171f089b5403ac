import { register } from "tsx/esm/api";

// in a thread, a Node of version 20 does not read TypeScript by `--import tsx`
register();
await import("./reading-thread.ts");
