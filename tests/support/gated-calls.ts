import { expect } from "vitest";
import type { CallName } from "../../src/contract/calls/addresses";
import type { Calls } from "../../src/contract/calls/calls";
import type { CallOptions, SendCall } from "../../src/web/effects/http";
import type { Chaos, ChaosProxy } from "./chaos-proxy";

interface GatedCall {
  readonly name: CallName;
  /** Sends it over a network that does this; resolves once the caller has its result. */
  readonly go: (chaos: Chaos | null) => Promise<void>;
}

/** The same calls through a proxy, each of which waits until the test sends it. */
export function gatedCalls(call: SendCall, proxy: Pick<ChaosProxy, "cause">) {
  let waiting: readonly GatedCall[] = [];
  const gated: SendCall = <Name extends CallName>(name: Name, input: Calls[Name]["input"], options?: CallOptions) =>
    new Promise<Calls[Name]["output"]>((resolve, reject) => {
      const forget = () => void (waiting = waiting.filter((one) => one !== own));
      const own: GatedCall = {
        name,
        go: async (chaos) => {
          forget();
          const calm = chaos === null ? null : proxy.cause({ on: [name], chaos, times: 1 });
          await call(name, input, options).then(resolve, reject);
          calm?.();
        },
      };
      waiting = [...waiting, own];
      options?.signal?.addEventListener("abort", forget);
    });
  return {
    gated,
    /** The waiting call of this name. */
    take: async (name: CallName): Promise<GatedCall> => {
      const find = () => waiting.find((one) => one.name === name);
      await expect.poll(() => find()?.name, { interval: 1 }).toBe(name);
      return find() as GatedCall;
    },
  };
}
