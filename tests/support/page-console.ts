/**
 * What the simulated browser writes about requests (a cut connection, a 404) belongs to the test that asked: it goes to
 * that test's console, and is shown where the test fails.
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
