import { Link, useMatches } from "@tanstack/react-router";
import { DoorClosed } from "lucide-react";
import { useMessage } from "../i18n/use-message";
import { Button } from "../ui/Button";
import { StatePage } from "./StatePage";

/** In place of a page that this site does not have: its name, and the way back. */
export function NotHerePage() {
  const t = useMessage();
  const title =
    useMatches({
      select: (matches) => matches.findLast(({ staticData }) => staticData.title !== undefined)?.staticData.title,
    }) ?? "title.home";
  return (
    <StatePage
      Icon={DoorClosed}
      title={t(title)}
      action={
        <Button asChild>
          <Link to="/">{t("app.toHome")}</Link>
        </Button>
      }
    >
      {t("placeholder.notHere", { page: t(title) })}
    </StatePage>
  );
}
