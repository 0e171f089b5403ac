import { useRouter } from "@tanstack/react-router";
import { useMessagePart } from "../../contexts/use-message-part";
import { useCall } from "../../effects/use-call";
import { useMessage } from "../../i18n/use-message";
import { timeLeftOf, timeLeftWords } from "../../site/time-left";
import { useServerNow } from "../../ui/use-now";
import { iconOf } from "../menu/icons";
import type { MenuEntry } from "../menu/menu";
import { testEntries } from "../menu/test-entries";
import { flatMenu } from "../menu/trail";
import { useMenu } from "../menu/use-menu";
import { openWindow } from "./addresses";
import type { PaletteOffer } from "./entry";
import { useOtherLanguage, useTitles } from "./use-titles";

const separator = " / ";

/** Titles of tests and families in the other language, by the keys of their entries. */
function useOtherTestTitles(): ReadonlyMap<string, string> {
  const { data } = useCall("menuList", {});
  const all = (entries: readonly MenuEntry[]): MenuEntry[] =>
    entries.flatMap((entry) => [entry, ...all(entry.children)]);
  return new Map(
    all(testEntries(data?.list ?? [], useOtherLanguage())).flatMap(({ key, title }) =>
      "text" in title ? [[key, title.text] as const] : [],
    ),
  );
}

/** The pages of the menu, each with the levels above it. */
export function useMenuEntries(): PaletteOffer[] {
  const router = useRouter();
  const menu = useMenu();
  const titles = useTitles();
  const otherTitles = useOtherTestTitles();
  const titlesOf = ({ key, title }: Pick<MenuEntry, "key" | "title">) => {
    if ("id" in title) return titles((t) => t(title.id));
    const other = otherTitles.get(key);
    return { title: title.text, others: other === undefined ? [] : [other] };
  };
  const t = useMessage();
  const hasWords = useMessagePart("sittings");
  const entries = flatMenu(menu);
  const isAnyUnderWay = entries.some(({ entry: { attempt = null } }) => attempt !== null);
  const now = useServerNow(isAnyUnderWay ? 1_000 : 3_600_000);
  return entries.map(({ entry, titles: way }) => {
    const above = way.slice(0, -1).map((title) => titlesOf({ key: "", title }));
    const left = entry.attempt ? timeLeftOf(entry.attempt, now) : null;
    const clock = hasWords && left?.kind === "running" ? timeLeftWords(left, t) : null;
    const isNewWindow = entry.target === "_blank";
    const go = () =>
      entry.isExternal ? window.location.assign(entry.href) : void router.navigate({ href: entry.href });
    return {
      key: `menu ${entry.key}`,
      Icon: iconOf(entry.icon),
      ...titlesOf(entry),
      ...(above.length === 0 ? {} : { around: above.flatMap(({ title, others }) => [title, ...others]) }),
      ...(above.length === 0 && clock === null
        ? {}
        : {
            detail: [above.map(({ title }) => title).join(separator), clock ?? ""]
              .filter((part) => part !== "")
              .join(" · "),
          }),
      isNewWindow,
      run: () => (isNewWindow ? openWindow(entry.href) : go()),
    };
  });
}
