/** The sittings under way in this window, by the address of their page. */
const running = new Set<string>();
const listeners = new Set<() => void>();

/** Notes that the sitting at `href` is under way, or no longer. */
export function noteSitting(href: string, isRunning: boolean): void {
  if (running.has(href) === isRunning) return;
  if (isRunning) running.add(href);
  else running.delete(href);
  for (const listener of listeners) listener();
}

export const sittings = {
  get: (): readonly string[] => [...running],
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
