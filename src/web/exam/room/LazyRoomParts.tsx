import { useSelector } from "@xstate/react";
import { Suspense, type ComponentType } from "react";
import { lazyPart } from "../../loading/lazy-part";
import type { SittingActor } from "../sitting-actor";

interface OfSitting {
  readonly actor: SittingActor;
}

const Banner = lazyPart(() => import("./RoomBanner"), "RoomBanner");
const Messages = lazyPart(() => import("./RoomMessages"), "RoomMessages");

/** Draws a part only where the student sits in a room. */
const waiting = (Part: ComponentType<OfSitting>): ComponentType<OfSitting> =>
  function WaitingInRoom({ actor }) {
    const isInRoom = useSelector(actor, ({ context }) => context.room !== null);
    if (!isInRoom) return null;
    return (
      <Suspense fallback={null}>
        <Part actor={actor} />
      </Suspense>
    );
  };

/** Preloads what a sitting in a room shows, while the server can still be reached. */
export const preloadRoomParts = (): Promise<unknown> => Promise.all([Banner, Messages].map(({ preload }) => preload()));

export const LazyRoomBanner = waiting(Banner);
export const LazyRoomMessages = waiting(Messages);
