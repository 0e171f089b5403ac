import { Box } from "@chakra-ui/react/box";
import { Link, useMatches } from "@tanstack/react-router";
import { DoorClosed } from "lucide-react";
import { useMessage } from "../i18n/use-message";
import { Button } from "../ui/Button";
import { StateCard } from "../ui/StateCard";
import { PageFrame } from "./PageFrame";

/** In place of a page that this site does not have: its name, and the way back. */
export function NotHereInFrame() {
  const t = useMessage();
  const title = useMatches({ select: (matches) => matches.findLast(({ staticData }) => staticData.title !== undefined)?.staticData.title }) ?? "title.home";
  return (
    <Box maxW="560px" mx="auto">
      <StateCard
        heading="h1"
        Icon={DoorClosed}
        title={t(title)}
        action={
          <Button asChild>
            <Link to="/">{t("app.toHome")}</Link>
          </Button>
        }
      >
        {t("placeholder.notHere", { page: t(title) })}
      </StateCard>
    </Box>
  );
}

/** The same for pages outside of the signed-in part. */
export function NotHerePage() {
  return (
    <PageFrame>
      <NotHereInFrame />
    </PageFrame>
  );
}
