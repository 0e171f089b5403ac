import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { ReactNode } from "react";
import { selectProfile } from "../../../../machines/session/session.selectors";
import { useSession } from "../../contexts/session-context";
import { useMessage } from "../../i18n/use-message";
import { check } from "../../permissions/check";
import { greetingOf } from "../../ui/greeting";
import { useNow } from "../../ui/use-now";
import { useUnsentDrafts } from "../use-unsent-drafts";
import { AuthoredTests } from "./AuthoredTests";
import { NewTest } from "./NewTest";
import { WaitingTasks } from "./WaitingTasks";

interface AuthorHomeProps {
  /** A link beside the greeting. */
  readonly beside?: ReactNode;
  /** What others wait for. */
  readonly waiting?: ReactNode;
}

/** An author's home: new tests, what waits for the author, and their tests. */
export function AuthorHome({ beside, waiting }: AuthorHomeProps) {
  const t = useMessage();
  const profile = useSession(selectProfile);
  useUnsentDrafts();
  const hour = new Date(useNow(60_000)).getHours();
  const writes = profile !== null && check(["item.write"], profile);
  const imports = profile !== null && check(["test.import"], profile);
  return (
    <Flex direction="column" gap={{ base: "24", md: "32" }}>
      <Flex align="end" justify="space-between" wrap="wrap" gap="12">
        <Box minW="0">
          <Box as="h1" fontSize={{ base: "xl", md: "2xl" }}>
            {t(greetingOf(hour), { name: profile?.nickname ?? "" })}
          </Box>
          <Box color="fg.muted" mt="4" fontSize="md">
            {t("author.lead")}
          </Box>
        </Box>
        {beside}
      </Flex>
      {writes ? (
        <>
          <NewTest imports={imports} />
          <WaitingTasks />
          {waiting}
          <AuthoredTests exports={imports} />
        </>
      ) : (
        waiting
      )}
    </Flex>
  );
}
