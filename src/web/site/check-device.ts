import { localText } from "../platform/storage";

export type CheckState = "checking" | "good" | "bad";

/** Largest difference between the clocks of this device and the server that is not reported, in ms. */
const tolerableSkew = 120_000;
const probeKey = "deviceCheck";

/** Checks that this device can store answers by storing something. */
export async function checkStorage(): Promise<CheckState> {
  const kept = localText.set(probeKey, "1");
  localText.remove(probeKey);
  if (!kept) return "bad";
  const { makeDeviceStore } = await import("../effects/outbox/store");
  return (await makeDeviceStore().probe()) ? "good" : "bad";
}

/** Checks that the server answers, and that its clock, read from the reply, agrees with this device's. */
export async function checkServer(
  fetchUrl: typeof fetch,
  now: () => number,
): Promise<{ connection: CheckState; clock: CheckState }> {
  try {
    const response = await fetchUrl("/healthz", { cache: "no-store", signal: AbortSignal.timeout(10_000) });
    // a reply that is not read blocks its connection
    await response.text();
    const date = Date.parse(response.headers.get("date") ?? "");
    const agrees = Number.isNaN(date) || Math.abs(date - now()) < tolerableSkew;
    return { connection: response.ok ? "good" : "bad", clock: agrees ? "good" : "bad" };
  } catch {
    return { connection: "bad", clock: "checking" };
  }
}
