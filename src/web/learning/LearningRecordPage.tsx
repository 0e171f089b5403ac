import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import { GraduationCap } from "lucide-react";
import { useCall } from "../effects/use-call";
import { useMessage } from "../i18n/use-message";
import { Button } from "../ui/Button";
import { FaultCard } from "../ui/FaultCard";
import { StateCard } from "../ui/StateCard";
import { RecordList } from "./RecordList";
import { RecordSkeleton } from "./RecordSkeleton";

function Empty() {
  const t = useMessage();
  return (
    <StateCard
      Icon={GraduationCap}
      title={t("record.empty")}
      action={
        <Button asChild>
          <Link to="/">{t("record.toTests")}</Link>
        </Button>
      }
    >
      {t("record.emptyDetail")}
    </StateCard>
  );
}

function Sittings() {
  const record = useCall("answerRecord", {});
  if (record.data?.kind === "list")
    return record.data.list.length === 0 ? <Empty /> : <RecordList list={record.data.list} />;
  if (record.isError) return <FaultCard fault={record.error} onRetry={() => void record.refetch()} />;
  return <RecordSkeleton />;
}

/** `/learningRecord`: every sitting of this person, with what came of it. */
export function LearningRecordPage() {
  const t = useMessage();
  return (
    <Flex direction="column" gap="16">
      <Box as="h1" fontSize={{ base: "xl", md: "2xl" }}>
        {t("title.learningRecord")}
      </Box>
      <Sittings />
    </Flex>
  );
}
