import { Link, useMatches } from "@tanstack/react-router";
import { DoorClosed } from "lucide-react";
import { families, familyIds, type Family } from "../../contract/families";
import { localized, useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import { Button } from "../ui/Button";
import { StatePage } from "./StatePage";

const pagesOfFamily = (family: Family): readonly (string | null)[] => {
  const { pages, delivery } = families[family];
  return [...Object.values(pages), delivery.fixed.page, delivery.adaptive.page];
};

/** In place of a page that this site has switched off: its name, and a link back. */
export function NotHerePage() {
  const t = useMessage();
  const language = useLanguage();
  const page = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.title !== undefined),
  });
  const family = familyIds.find((id) => pagesOfFamily(id).includes(page?.fullPath ?? ""));
  const words = t(page?.staticData.title ?? "title.home");
  const title = family === undefined ? words : `${localized(families[family].title, language)} · ${words}`;
  return (
    <StatePage
      Icon={DoorClosed}
      title={title}
      action={
        <Button asChild>
          <Link to="/">{t("app.toHome")}</Link>
        </Button>
      }
    >
      {t("placeholder.notHere", { page: title })}
    </StatePage>
  );
}
