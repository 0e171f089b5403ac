import { chakra } from "@chakra-ui/react/styled-system";
import { useRouter } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";
import { selectActiveKey } from "../../../../machines/tabs/tabs.selectors";
import { plainSearch } from "../../site/search";
import { useConsole, useTabs } from "../console-context";
import type { MenuEntry } from "./menu";
import { useMenuState } from "./menu-state";

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Follows an entry: reloads it where it is the page on screen, navigates to other pages, and leaves external addresses
 * to the browser.
 */
export function useMenuFollow(): (entry: MenuEntry, event: MouseEvent) => void {
  const router = useRouter();
  const { tabs, layout } = useConsole();
  const active = useTabs(selectActiveKey);
  const { place } = useMenuState();
  return (entry, event) => {
    if (!isPlain(event)) return;
    layout.send({ type: "menu.closed" });
    if (entry.isExternal || entry.target === "_blank") return;
    event.preventDefault();
    if (entry.href !== place.address) void router.navigate({ href: entry.href });
    else if (active !== null) tabs.send({ type: "tab.refreshed", key: active });
  };
}

interface MenuLinkProps extends Omit<ComponentProps<typeof chakra.a>, "href" | "target"> {
  readonly entry: MenuEntry;
  /** Whether it is marked; by default: a leaf for the page on screen. */
  readonly isMarked?: boolean;
}

/** A native link to an entry's page. */
export function MenuLink({ entry, isMarked, onClick, ...rest }: MenuLinkProps) {
  const router = useRouter();
  const { place, activeKeys } = useMenuState();
  const follow = useMenuFollow();
  const isActive = activeKeys.includes(entry.key);
  const preload = () => {
    if (entry.isExternal || entry.target === "_blank" || entry.href === place.address) return;
    const [to = "/", search = ""] = entry.href.split("?");
    void router.preloadRoute({ to, search: plainSearch.parseSearch(search) } as never).catch(() => undefined);
  };
  return (
    <chakra.a
      href={entry.href}
      {...(entry.target === undefined ? {} : { target: entry.target, rel: "noopener" })}
      aria-current={isActive ? (entry.href === place.address ? "page" : "true") : undefined}
      data-active={(isMarked ?? (isActive && entry.children.length === 0)) ? "" : undefined}
      onPointerEnter={preload}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(entry, event);
      }}
      {...rest}
    />
  );
}
