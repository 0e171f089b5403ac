/**
 * Messages that the simulated browser writes about requests (a cut connection, a 404) belong to the test that made
 * them: they go to that test's console, and are shown if the test fails.
 */
const joinConsoles = async (): Promise<void> => {
  const { PropertySymbol } = await import("happy-dom");
  const { console: page } = (document as unknown as Record<symbol, { console: Console }>)[PropertySymbol.window] ?? {};
  if (page === undefined || page === console) return;
  for (const method of ["debug", "error", "info", "log", "warn"] as const)
    page[method] = (...given: unknown[]) => console[method](...given);
};

if (typeof document !== "undefined") await joinConsoles();

export {};
