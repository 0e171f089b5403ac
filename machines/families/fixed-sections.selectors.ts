import type { SnapshotFrom } from "xstate";
import type { fixedSectionsMachine } from "./fixed-sections.machine";

type FixedSectionsSnapshot = SnapshotFrom<typeof fixedSectionsMachine>;

/** An item is on screen, not the page to check the work. */
export const isOnItem = (section: FixedSectionsSnapshot): boolean => section.matches("answering");
/** The question stands whether the section is to be handed in. */
export const isAskingToSubmit = (section: FixedSectionsSnapshot): boolean => section.matches("confirming");
/** The section ends by its clock alone. */
export const endsByClockOnly = ({ context }: FixedSectionsSnapshot): boolean => context.isHeld;
/** Place of the item on screen, 0-based. */
export const selectIndex = ({ context }: FixedSectionsSnapshot): number => context.index;
