import { register } from "tsx/esm/api";

// In a thread, Node 20 ignores `--import tsx`, so TypeScript has to be registered here.
register();
await import("./reading-thread.ts");
