import { useRouter } from "@tanstack/react-router";
import { useCall } from "../../effects/use-call";
import { iconOf } from "../menu/icons";
import type { MenuEntry } from "../menu/menu";
import { testEntries } from "../menu/test-entries";
import { flatMenu } from "../menu/trail";
import { useMenu } from "../menu/use-menu";
import { openWindow } from "./addresses";
import type { PaletteOffer } from "./entry";
import { useOtherLanguage, useTitles } from "./use-titles";

const separator = " / ";

/** What the tests and their families are called in the other language, by the keys of their entries. */
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

/** The pages of the menu, each with the way to it. */
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
  return flatMenu(menu).map(({ entry, titles: way }) => {
    const above = way.slice(0, -1).map((title) => titlesOf({ key: "", title }));
    const isNewWindow = entry.target === "_blank";
    const go = () =>
      entry.isExternal ? window.location.assign(entry.href) : void router.navigate({ href: entry.href });
    return {
      key: `menu ${entry.key}`,
      Icon: iconOf(entry.icon),
      ...titlesOf(entry),
      ...(above.length === 0
        ? {}
        : {
            detail: above.map(({ title }) => title).join(separator),
            around: above.flatMap(({ title, others }) => [title, ...others]),
          }),
      isNewWindow,
      run: () => (isNewWindow ? openWindow(entry.href) : go()),
    };
  });
}
