import { paintQueue } from "../../src/web/platform/paint-queue";

// happy-dom paints nothing that could be waited for: what follows a paint happens at once
if (typeof window !== "undefined") Object.assign(paintQueue(), { add: (work: () => void) => work() });
