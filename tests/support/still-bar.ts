import { vi } from "vitest";

/** The bar over the page shows itself a moment later: by then the page of a test file may be gone. */
vi.mock("nprogress", () => ({
  default: { configure: () => undefined, start: () => undefined, done: () => undefined },
}));
