import { useRouter } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useCallback, useMemo } from "react";
import { selectLayout } from "../../../../machines/layout/layout.selectors";
import { selectEntries } from "../../../../machines/routes/routes.selectors";
import { selectProfile } from "../../../../machines/session/session.selectors";
import { useSession } from "../../contexts/session-context";
import { useSite } from "../../contexts/site-context";
import { useCall } from "../../effects/use-call";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { canEnter } from "../../permissions/check";
import { useLayout } from "../console-context";
import type { MenuTitle } from "./listed-titles";
import { menuOf, type MenuEntry, type RouteNode } from "./menu";
import { testEntries } from "./test-entries";

/** The menu entries of this person, in the layout on screen. */
export function useMenu(): readonly MenuEntry[] {
  const router = useRouter();
  const { routes, settings } = router.options.context;
  const permitted = useSelector(routes, selectEntries);
  const profile = useSession(selectProfile);
  const layout = useLayout(selectLayout);
  const language = useLanguage();
  const site = useSite();
  const { data, isError } = useCall("menuList", {});
  return useMemo(
    () =>
      menuOf({
        root: router.routeTree as unknown as RouteNode,
        permitted,
        canEnter: (guard) => !settings.roleControl || canEnter(guard, profile),
        isOn: () => import.meta.env.DEV || site?.inspection === true,
        tests: data === undefined ? (isError ? [] : null) : testEntries(data.list, language),
        layout,
      }),
    [router, permitted, profile, settings, site, data, isError, language, layout],
  );
}

/** Returns the title of an entry in the current language. */
export function useMenuTitle(): (title: MenuTitle) => string {
  const t = useMessage();
  return useCallback((title) => ("id" in title ? t(title.id) : title.text), [t]);
}
