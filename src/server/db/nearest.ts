import { existsSync } from "node:fs";
import pg from "pg";
import { socketPathOf } from "./socket-path";

const usualPort = 5_432;

/**
 * Connects to `url` by the socket that it names in `?host=`, which costs less than its port does; by the port where
 * somebody has taken the socket away.
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
