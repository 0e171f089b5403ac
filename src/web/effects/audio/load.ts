import type { Fault } from "../../../../machines/support/fault";

type Fetch = (address: string, init: RequestInit) => Promise<Pick<Response, "ok" | "status" | "arrayBuffer">>;

/** Milliseconds that a file may take to arrive. */
const loadTimeout = 15_000;

async function fetched(fetch: Fetch, address: string, signal: AbortSignal): Promise<void> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(loadTimeout)]);
  let reply: Awaited<ReturnType<Fetch>>;
  try {
    reply = await fetch(address, { signal: limited, credentials: "omit" });
    if (reply.ok) await reply.arrayBuffer();
  } catch {
    throw { code: signal.aborted ? "aborted" : "network" } satisfies Fault;
  }
  if (!reply.ok) throw { code: "http", status: reply.status } satisfies Fault;
}

/**
 * Fetches files into the browser's cache, from which they are played. Throws a `Fault` where the first file fails;
 * failures of the others are ignored.
 */
export const loadFiles = async (
  fetch: Fetch,
  [first, ...others]: readonly string[],
  signal: AbortSignal,
): Promise<void> => {
  const rest = others.map((address) => fetched(fetch, address, signal).catch(() => undefined));
  if (first !== undefined) await fetched(fetch, first, signal);
  await Promise.all(rest);
};
