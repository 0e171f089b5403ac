import { lazyPart } from "../../../src/web/site/lazy-part";
import { lazyValue } from "../../../src/web/site/lazy-value";

export const tinyScreen = {
  View: lazyPart(() => import("./TinyView"), "TinyView"),
  typed: ({ side }: { readonly side: string }) => `side ${side}`,
  review: lazyValue(async () => (await import("./tiny-review")).review, "review"),
};
