import { Suspense, type ComponentType } from "react";
import { lazyPart } from "../../loading/lazy-part";
import type { SittingActor } from "../sitting-actor";

interface OfSitting {
  readonly actor: SittingActor;
}

const Banner = lazyPart(() => import("./RoomBanner"), "RoomBanner");
const Messages = lazyPart(() => import("./RoomMessages"), "RoomMessages");

const waiting = (Part: ComponentType<OfSitting>): ComponentType<OfSitting> =>
  function WaitingInRoom(props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };

/** Preloads what a sitting in a room shows, while the server can still be reached. */
export const preloadRoomParts = (): Promise<unknown> => Promise.all([Banner, Messages].map(({ preload }) => preload()));

export const LazyRoomBanner = waiting(Banner);
export const LazyRoomMessages = waiting(Messages);
