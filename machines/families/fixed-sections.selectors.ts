import type { SnapshotFrom } from "xstate";
import type { fixedSectionsMachine } from "./fixed-sections.machine";

type FixedSectionsSnapshot = SnapshotFrom<typeof fixedSectionsMachine>;

/** An item is on screen, not the page to check the answers. */
export const isOnItem = (section: FixedSectionsSnapshot): boolean => section.matches("answering");
/** The student is asked whether to hand in the section. */
export const isAskingToSubmit = (section: FixedSectionsSnapshot): boolean => section.matches("confirming");
/** The section cannot be handed in early and ends when its time is over. */
export const endsByClockOnly = ({ context }: FixedSectionsSnapshot): boolean => context.isHeld;
/** Index of the item on screen, 0-based. */
export const selectIndex = ({ context }: FixedSectionsSnapshot): number => context.index;
