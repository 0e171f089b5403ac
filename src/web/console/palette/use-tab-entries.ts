import { useRouter } from "@tanstack/react-router";
import { selectActiveKey, selectTabs } from "../../../../machines/tabs/tabs.selectors";
import { localized, useLanguage } from "../../i18n/language";
import type { MessageId } from "../../i18n/message-id";
import { useTabs } from "../console-context";
import { iconOf } from "../menu/icons";
import { useTestAt } from "../use-test-at";
import type { PaletteOffer } from "./entry";
import { useTitles } from "./use-titles";

/** The open tabs; choosing one opens it. */
export function useTabEntries(): PaletteOffer[] {
  const router = useRouter();
  const titles = useTitles();
  const language = useLanguage();
  const tabs = useTabs(selectTabs);
  const active = useTabs(selectActiveKey);
  const testAt = useTestAt();
  return tabs.map(({ key, href, title, name: own, icon }) => {
    const name = own ?? testAt(href)?.title ?? null;
    const kind = titles((t) => t(title as MessageId));
    return {
      key: `tab ${key}`,
      Icon: iconOf(icon),
      ...(name === null
        ? kind
        : {
            title: localized(name, language),
            detail: kind.title,
            around: [kind.title, ...kind.others, ...Object.values(name).flatMap((text) => text ?? [])],
          }),
      isNow: key === active,
      run: () => void router.navigate({ href }),
    };
  });
}
