import { useMessage } from "../../i18n/use-message";
import { localText } from "../../platform/storage";
import { useCommands } from "../commands/use-commands";
import { onOrOffTitles } from "../drawer/words";
import type { PaletteOffer } from "./entry";
import { useTitles } from "./use-titles";
import { readUses, usesKey, withUse } from "./uses";

/** Leaves out the palette itself, and settings, which are listed with each of their choices. */
const isOffered = (id: string): boolean => id !== "palette.open" && !id.startsWith("setting.");

/** The commands available now; each use is counted. */
export function useCommandEntries(): PaletteOffer[] {
  const t = useMessage();
  const titles = useTitles();
  return useCommands()
    .filter(({ id }) => isOffered(id))
    .map(({ id, title, icon, isOn, shortcut, run }) => ({
      key: id,
      Icon: icon,
      ...titles((say) => say(title)),
      ...(isOn === undefined ? {} : { detail: t(onOrOffTitles[isOn() ? "on" : "off"]) }),
      ...(shortcut === undefined ? {} : { shortcut }),
      run: () => {
        localText.set(usesKey, JSON.stringify(withUse(readUses(localText.get(usesKey)), id)));
        run();
      },
    }));
}
