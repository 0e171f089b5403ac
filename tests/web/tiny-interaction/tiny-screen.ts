import { lazyPart } from "../../../src/web/loading/lazy-part";
import { lazyValue } from "../../../src/web/loading/lazy-value";

export const tinyScreen = {
  View: lazyPart(() => import("./TinyView"), "TinyView"),
  typed: ({ side }: { readonly side: string }) => `side ${side}`,
  review: lazyValue(async () => (await import("./tiny-review")).review, "review"),
};
