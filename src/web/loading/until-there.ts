import { retryMs } from "../../../machines/support/retry";

const passed = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Retries loading a chunk until it succeeds: the network may be down for a while. */
export const untilThere = async <Module>(load: () => Promise<Module>, name: string): Promise<Module> => {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load();
    } catch {
      await passed(retryMs({ failures, name }));
    }
  }
};
