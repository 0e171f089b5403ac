import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useSelector } from "@tanstack/react-store";
import { Inbox } from "lucide-react";
import { useCallback } from "react";
import { selectProfile } from "../../../machines/session/session.selectors";
import { useCall } from "../effects/use-call";
import { useMessage } from "../i18n/use-message";
import { openHere } from "../site/open-here";
import { useSession } from "../site/session-context";
import { FaultCard } from "../ui/FaultCard";
import { greetingOf } from "../ui/greeting";
import { StateCard } from "../ui/StateCard";
import { useNow } from "../ui/use-now";
import { Catalogue } from "./Catalogue";
import { ContinueCard } from "./ContinueCard";
import { HomeSkeleton } from "./HomeSkeleton";
import { openTests, withOpenHere } from "./open-test";
import { RecentResults } from "./RecentResults";
import { Today } from "./Today";

/** What matters now, then the tests, then the last results. */
export function HomePage() {
  const t = useMessage();
  const name = useSession(selectProfile)?.nickname ?? "";
  const hour = new Date(useNow(60_000)).getHours();
  const menu = useCall("menuList", {});
  const here = useSelector(openHere, (known) => known);
  const { refetch } = menu;
  const askAgain = useCallback(() => void refetch(), [refetch]);
  const listed = menu.data?.list.filter((family) => family.tests.length > 0);
  const families = listed === undefined ? undefined : withOpenHere(listed, here);
  const open = openTests(families ?? []);
  return (
    <Flex direction="column" gap={{ base: "24", md: "32" }}>
      <Box>
        <Box as="h1" fontSize={{ base: "xl", md: "2xl" }}>
          {t(greetingOf(hour), { name })}
        </Box>
        <Box color="fg.muted" mt="4" fontSize="md">
          {open.length === 0 ? t("home.lead") : t("home.leadOpen")}
        </Box>
      </Box>
      {menu.isPending ? <HomeSkeleton /> : null}
      {menu.isError && families === undefined ? (
        <FaultCard fault={menu.error} onRetry={() => void menu.refetch()} />
      ) : null}
      {open.length === 0 ? null : (
        <Flex direction="column" gap="12">
          {open.map((one) => (
            <ContinueCard key={one.attempt.attempt_id} open={one} onOver={askAgain} />
          ))}
        </Flex>
      )}
      {families === undefined || families.length === 0 ? null : <Today />}
      {families === undefined ? null : <Catalogue families={families} />}
      {families?.length === 0 ? (
        <StateCard Icon={Inbox} title={t("home.empty")}>
          {t("home.emptyDetail")}
        </StateCard>
      ) : null}
      {families === undefined || families.length === 0 ? null : <RecentResults />}
    </Flex>
  );
}
