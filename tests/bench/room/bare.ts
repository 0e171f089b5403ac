import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";

const post = (agent: Agent, port: number, body: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const sent = request({ host: "127.0.0.1", port, path: "/bare", method: "POST", agent, headers }, (reply) => {
      reply.resume().once("end", resolve);
    });
    sent.once("error", reject).end(body);
  });

/** Calls a second that a bare route answers with one update each, from so many devices at once. */
export async function barePerSecond(databaseUrl: string, devices: number, seconds: number): Promise<number> {
  const child = fork(new URL("./bare-route.ts", import.meta.url), [databaseUrl], { execArgv: ["--import", "tsx"] });
  try {
    const [port] = (await once(child, "message")) as [number];
    const begun = performance.now();
    const end = begun + seconds * 1_000;
    let count = 0;
    const hammer = async (id: number): Promise<void> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (performance.now() < end) {
        await post(agent, port, JSON.stringify({ id }));
        count += 1;
      }
      agent.destroy();
    };
    await Promise.all(Array.from({ length: devices }, (_, id) => hammer(id)));
    return count / ((performance.now() - begun) / 1_000);
  } finally {
    child.kill("SIGTERM");
  }
}
