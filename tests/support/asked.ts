import { vi } from "vitest";
import type { PatientServer, Received } from "./patient-server";

export const sent = ({ method, url, headers, body }: Received) => ({
  method,
  url,
  token: headers.authorization ?? null,
  menu: headers["menuid"],
  language: headers["accept-language"],
  body,
});
export type Sent = ReturnType<typeof sent>;

/**
 * The requests below `folder`, in order. `known` paths are answered immediately and not listed; the others wait until
 * the test answers them.
 */
export const askedBelow = (server: PatientServer, folder: string, known: Readonly<Record<string, unknown>>) => {
  const calls: Sent[] = [];
  const waiting: Received[] = [];
  server.serve((received) => {
    if (!received.url.startsWith(`${folder}/`)) return false;
    const path = received.url.slice(folder.length);
    if (path in known) received.envelope(200, known[path]);
    else {
      calls.push({ ...sent(received), url: path });
      waiting.push(received);
    }
    return true;
  });
  return {
    calls,
    /** The latest that asks `path`: an earlier one may have been given up. */
    take: (path: string): Promise<Received> =>
      vi.waitFor(
        () => {
          const index = waiting.findLastIndex(({ url }) => url === folder + path);
          const [taken] = index < 0 ? [] : waiting.splice(index, 1);
          if (taken === undefined) throw new Error(`nobody asks ${path}`);
          return taken;
        },
        { interval: 2, timeout: 2_000 },
      ),
  };
};
