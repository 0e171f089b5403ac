import { Agent, request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { addresses, type CallName } from "../../../src/contract/calls/addresses";
import type { Calls } from "../../../src/contract/calls/calls";
import type { Envelope } from "../../../src/contract/calls/envelope";

/** Makes one call of the contract. Throws an error with a sentence if it is refused or lost. */
export type Call = <Name extends CallName>(name: Name, input: Calls[Name]["input"]) => Promise<Calls[Name]["output"]>;

const longestWaitMs = 30_000;

/** A refusal by the server. */
export class Refused extends Error {
  /** Whether the server says that the call may be repeated in a moment. */
  readonly mayBeRepeated: boolean;

  constructor(sentence: string, mayBeRepeated: boolean) {
    super(sentence);
    this.mayBeRepeated = mayBeRepeated;
  }
}

/** One persistent connection with the token `token`; accepts compressed replies, as browsers do. */
export function connect(url: string, token: string): Call {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (method: string, path: string, body: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${token}`,
        "accept-encoding": "br",
        ...(method === "POST" ? { "content-type": "application/json", "content-length": Buffer.byteLength(body) } : {}),
      };
      const sent = request(url + path, { method, agent, headers, timeout: longestWaitMs }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => void chunks.push(chunk));
        response.once("error", reject).once("end", () => {
          const whole = Buffer.concat(chunks);
          resolve((response.headers["content-encoding"] === "br" ? brotliDecompressSync(whole) : whole).toString());
        });
      });
      sent.once("timeout", () => sent.destroy(new Error("no answer in time"))).once("error", reject);
      sent.end(method === "POST" ? body : undefined);
    });
  return async <Name extends CallName>(name: Name, input: Calls[Name]["input"]) => {
    const { method, path } = addresses[name];
    const query = method === "GET" ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : "";
    const { code, msg, data } = JSON.parse(await send(method, path + query, JSON.stringify(input))) as Envelope<
      Calls[Name]["output"]
    >;
    if (code !== 200) throw new Refused(`${name}: ${code} ${msg}`, code === 503);
    return data;
  };
}
