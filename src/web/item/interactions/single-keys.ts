import { localText } from "../../platform/storage";

const key = "examKeys";

/** Whether letters and digits act without another key; some people's hands or voices press them by mistake. */
export const areSingleKeysOn = (): boolean => localText.get(key) !== "off";

/** For all sittings on this device. */
export const switchSingleKeys = (on: boolean): void => {
  if (on) localText.remove(key);
  else localText.set(key, "off");
};
