import { Suspense, type ComponentType } from "react";
import { lazyPart, type LazyPart } from "../../loading/lazy-part";
import { LoadingSheet } from "./LoadingSheet";

const Browser = lazyPart(() => import("./BrowserAsked"), "BrowserAsked");
const Cover = lazyPart(() => import("../SittingCoverSheet"), "SittingCoverSheet");
const Finished = lazyPart(() => import("./FinishedSheet"), "FinishedSheet");
const Held = lazyPart(() => import("./OpenElsewhere"), "OpenElsewhere");
const Refused = lazyPart(() => import("./RefusedNote"), "RefusedNote");
const Storage = lazyPart(() => import("./StorageWarning"), "StorageWarning");

const waiting = <Props extends object>(Part: LazyPart<Props>, isWhole: boolean): ComponentType<Props> =>
  function Waiting(props) {
    return (
      <Suspense fallback={isWhole ? <LoadingSheet /> : null}>
        <Part {...props} />
      </Suspense>
    );
  };

export const LazyBrowserAsked = waiting(Browser, true);
export const LazyCoverSheet = waiting(Cover, true);
export const LazyFinishedSheet = waiting(Finished, true);
export const LazyHeldElsewhere = waiting(Held, true);
export const LazyRefusedNote = waiting(Refused, false);
export const LazyStorageWarning = waiting(Storage, false);

/** Preloads the sheets that a sitting shows when something fails, while the server can still be reached. */
export const preloadSheets = (): Promise<unknown> =>
  Promise.all([Cover, Finished, Held, Refused, Storage].map(({ preload }) => preload()));
