import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A proxy of a PostgreSQL server that can fall silent; without a server it is silent from the start. */
export async function silentServer(target?: URL) {
  let silent = target === undefined;
  const sockets = new Set<Socket>();
  let firstAsked: number | null = null;
  const server = createServer((near) => {
    sockets.add(near);
    firstAsked ??= Date.now();
    near.on("error", () => undefined);
    if (target === undefined) return void near.resume();
    const far = connect(Number(target.port), target.hostname);
    sockets.add(far);
    far.on("error", () => undefined).on("close", () => near.destroy());
    near.on("close", () => far.destroy());
    near.on("data", (chunk) => silent || far.write(chunk));
    far.on("data", (chunk) => silent || near.write(chunk));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(target?.href ?? "postgres://somebody:secret@127.0.0.1/school");
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    /** The time of the first request. */
    firstAsked: (): number | null => firstAsked,
    fallSilent: (): void => void (silent = true),
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
