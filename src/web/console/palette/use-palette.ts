import { Globe } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { localText } from "../../platform/storage";
import { openWindow, webSearchAddress } from "./addresses";
import type { PaletteOffer } from "./entry";
import { loadPinyin } from "./pinyin";
import { paletteSections, type Section } from "./sections";
import { useCommandEntries } from "./use-command-entries";
import { useLoaded } from "./use-loaded";
import { useMenuEntries } from "./use-menu-entries";
import { useSearchResults } from "./use-search-results";
import { useSettingEntries } from "./use-setting-entries";
import { useTabEntries } from "./use-tab-entries";
import { mostUsed, readUses, usesKey } from "./uses";

export interface PaletteContent {
  readonly sections: readonly Section[];
  /** `searching`: more may come. `none`: no match. `failed`: the server's search did not answer. */
  readonly state: "complete" | "searching" | "none" | "failed";
  readonly retry: () => void;
}

/** The content of the palette for a query. */
export function usePalette(query: string): PaletteContent {
  const t = useMessage();
  const language = useLanguage();
  const findPinyin = useLoaded(loadPinyin);
  const [uses] = useState(() => readUses(localText.get(usesKey)));
  const commands = useCommandEntries();
  const asked = query.trim();
  const { results, hasFailed, retry } = useSearchResults(asked, findPinyin);
  const web: PaletteOffer = {
    key: "web",
    title: t("palette.web", { query: asked }),
    Icon: Globe,
    isNewWindow: true,
    run: () => openWindow(webSearchAddress(asked, language)),
  };
  const sections = paletteSections(
    {
      entries: { tabs: useTabEntries(), menu: useMenuEntries(), settings: useSettingEntries(), commands },
      frequent: mostUsed(commands, uses),
      results,
      web,
    },
    asked,
    findPinyin,
  );
  const isEmpty = sections.every(({ group }) => group === "web");
  const state =
    asked === ""
      ? "complete"
      : hasFailed
        ? "failed"
        : results === null || findPinyin === null
          ? "searching"
          : isEmpty
            ? "none"
            : "complete";
  return { sections, state, retry };
}
