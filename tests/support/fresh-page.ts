import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";
import { noteServerTime } from "../../src/web/platform/server-time";

// tests that wait check a condition, not the speed of this machine
configure({ asyncUtilTimeout: 10_000 });

/**
 * Files of one worker share their page and their modules: each test leaves nothing on it, and each file none of its
 * state, and no module half loaded.
 */
afterEach(cleanup);
afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  noteServerTime(Date.now());
  if (typeof document === "undefined") return;
  localStorage.clear();
  sessionStorage.clear();
  document.title = "";
  history.replaceState(null, "", "/");
});
