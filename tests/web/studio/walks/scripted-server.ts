import { onTestFinished, vi } from "vitest";
import { addresses, type CallName } from "../../../../src/contract/calls/addresses";
import { faults, type FaultName } from "../../../../src/contract/calls/faults";

type Input = Readonly<Record<string, unknown>>;

/** A request that waits for the test. */
export interface WaitingRequest {
  readonly name: CallName;
  readonly input: Input;
  readonly answer: (data: unknown) => void;
  readonly refuse: (fault: FaultName, data?: unknown) => void;
  /** The connection breaks. */
  readonly hangUp: () => void;
  /** A gateway answers with this status. */
  readonly fail: (status: number) => void;
}

const reply = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

const inputOf = async (request: Request): Promise<Input> => {
  const { searchParams } = new URL(request.url);
  const isJson = request.headers.get("content-type")?.startsWith("application/json") === true;
  return { ...Object.fromEntries(searchParams), ...(isJson ? JSON.parse(await request.text()) : {}) };
};

/** A server that answers some calls at once; all others wait for the test. */
export function scriptedServer(atOnce: Partial<Record<CallName, (input: Input) => unknown>>) {
  let waiting: readonly WaitingRequest[] = [];
  const isOf = (pathname: string) => (name: CallName) => addresses[name].path === pathname;
  vi.stubGlobal("fetch", async (given: Request | string, init?: RequestInit) => {
    const request = new Request(given, init);
    const { pathname } = new URL(request.url);
    const name = (Object.keys(addresses) as CallName[]).find(isOf(pathname));
    if (name === undefined) throw new Error(`no call has the address ${pathname}`);
    const input = await inputOf(request);
    const now = atOnce[name];
    if (now !== undefined) return reply(200, { code: 200, msg: "", data: now(input) });
    return new Promise<Response>((resolve, reject) => {
      const ending =
        <Given extends unknown[]>(end: (...given: Given) => void) =>
        (...facts: Given) => {
          waiting = waiting.filter((one) => one !== own);
          end(...facts);
        };
      const own: WaitingRequest = {
        name,
        input,
        answer: ending((data: unknown) => resolve(reply(200, { code: 200, msg: "", data }))),
        refuse: ending((fault: FaultName, data: unknown = null) =>
          resolve(reply(faults[fault].status, { code: faults[fault].code, msg: "", data })),
        ),
        hangUp: ending(() => reject(new TypeError("the connection is broken"))),
        fail: ending((status: number) => resolve(new Response("<html></html>", { status }))),
      };
      waiting = [...waiting, own];
      const { signal } = init ?? {};
      signal?.addEventListener(
        "abort",
        ending(() => reject(signal.reason)),
      );
    });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { waiting: (): readonly WaitingRequest[] => waiting };
}
