import { ConfigFault } from "./config";
import { EmbeddedFault } from "./db/embedded/fault";
import { PublishingFault } from "./use-cases/publishing/publishing-fault";

/** Faults whose message is a sentence for the person at the terminal. */
const told = [ConfigFault, EmbeddedFault, PublishingFault];

/** What went wrong, in one sentence. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Error && told.some((fault) => error instanceof fault)) return error.message;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "EADDRINUSE") return "The port is in use by another program; set PORT to a free one.";
  if (code === "EACCES") return "This port or folder may not be used by this user; set PORT or DATA_DIR.";
  if (code === "ECONNREFUSED" || code === "ENOTFOUND") return "The database named by DATABASE_URL does not answer.";
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const leastNode = [20, 19] as const;

/** A sentence where this Node is too old, else null. */
export function nodeFault(version: string): string | null {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const enough = major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1]);
  return enough ? null : `Invigil needs Node.js ${leastNode.join(".")} or newer; this is ${version}.`;
}
