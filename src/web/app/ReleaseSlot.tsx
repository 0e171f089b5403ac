import { useSelector } from "@tanstack/react-store";
import { releaseSlot } from "./release-slot";

/** The notice of a newer build; empty while there is none. */
export const ReleaseSlot = () => useSelector(releaseSlot);
