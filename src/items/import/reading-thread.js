import { register } from "tsx/esm/api";

// in a thread, Node 20 does not load TypeScript by `--import tsx`
register();
await import("./reading-thread.ts");
