import { useSyncExternalStore } from "react";
import { releaseSlot } from "./release-slot";

/** The notice of a newer build, once there is something to tell. */
export const ReleaseSlot = () => useSyncExternalStore(releaseSlot.subscribe, releaseSlot.get);
