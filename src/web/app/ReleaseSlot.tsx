import { useSelector } from "@tanstack/react-store";
import { releaseSlot } from "./release-slot";

/** The notice of a newer build, once there is something to tell. */
export const ReleaseSlot = () => useSelector(releaseSlot);
