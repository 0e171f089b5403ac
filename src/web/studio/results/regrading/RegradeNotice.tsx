import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { UserCheck } from "lucide-react";
import { useCall } from "../../../effects/use-call";
import { useMessage } from "../../../i18n/use-message";
import { Button } from "../../../ui/Button";

interface RegradeNoticeProps {
  readonly assignmentId: string;
  /** undefined: to the list. */
  readonly onOpen: (regradeId: string | undefined) => void;
}

/** Says that corrections wait for a second teacher; nothing where there is none. */
export function RegradeNotice({ assignmentId, onOpen }: RegradeNoticeProps) {
  const t = useMessage();
  const { data } = useCall("regrades", { assignment_id: assignmentId });
  const waiting = data?.regrades.filter(({ phase }) => phase === "awaitingSecond") ?? [];
  const forCaller = waiting.filter(({ is_own: isOwn }) => !isOwn);
  const shown = forCaller.length > 0 ? forCaller : waiting;
  if (shown.length === 0) return null;
  const count = shown.length;
  return (
    <Flex
      className="no-print"
      role="status"
      gap="12"
      align="center"
      wrap="wrap"
      bg="warn.tint"
      borderRadius="control"
      p="12"
    >
      <Box color="warn.text" flex="none">
        <UserCheck size={18} aria-hidden="true" />
      </Box>
      <Box flex="1" minW="200px">
        {t(forCaller.length > 0 ? "regrade.notice" : "regrade.noticeOwn", { count })}
      </Box>
      <Button variant="outline" minH="44" onClick={() => onOpen(count === 1 ? shown[0]?.regrade_id : undefined)}>
        {t("regrade.look")}
      </Button>
    </Flex>
  );
}
