import { existsSync } from "node:fs";
import pg from "pg";
import { socketPathOf } from "./socket-path";

const usualPort = 5_432;

/**
 * A client class that connects to `url` by the socket named in `?host=`, which is cheaper than the port; by the port
 * where the socket is missing.
 */
export const nearestClient = (url: string): typeof pg.Client => {
  const byPort = URL.canParse(url) ? new URL(url) : null;
  const folder = byPort?.searchParams.get("host") ?? "";
  if (byPort === null || !folder.startsWith("/") || byPort.hostname === "") return pg.Client;
  const socket = socketPathOf(folder, Number(byPort.port || usualPort));
  byPort.searchParams.delete("host");
  const { href } = byPort;
  return class extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionString: existsSync(socket) ? url : href });
    }
  };
};
