import { localText } from "../../platform/storage";

const key = "examKeys";

/**
 * Whether letters and digits act without a modifier key; it can be switched off, since hands or voice input may press
 * them by mistake.
 */
export const areSingleKeysOn = (): boolean => localText.get(key) !== "off";

/** Switches single keys for all sittings on this device. */
export const switchSingleKeys = (on: boolean): void => {
  if (on) localText.remove(key);
  else localText.set(key, "off");
};
