import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import { GraduationCap } from "lucide-react";
import { useState } from "react";
import { useCall } from "../../effects/use-call";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { FaultCard } from "../../ui/FaultCard";
import { StateCard } from "../../ui/StateCard";
import { Progress } from "../progress/Progress";
import { everything, newestFirst, recordQuery } from "./record-list";
import { RecordList, type RecordRequest } from "./RecordList";
import { RecordSkeleton } from "./RecordSkeleton";
import { UnderWay } from "./UnderWay";

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

const atFirst: RecordRequest = { filter: everything, order: newestFirst, page: 1 };

function Sittings() {
  const [asked, setAsked] = useState(atFirst);
  const record = useCall("answerRecord", recordQuery(asked.filter, asked.order, asked.page), { keepsLast: true });
  if (record.data?.kind === "list")
    return record.data.counts.length === 0 ? (
      <Empty />
    ) : (
      <>
        <UnderWay counts={record.data.counts} />
        <Progress />
        <RecordList record={record.data} asked={asked} isBusy={record.isPlaceholderData} onAsk={setAsked} />
      </>
    );
  if (record.isError) return <FaultCard fault={record.error} onRetry={() => void record.refetch()} />;
  return <RecordSkeleton />;
}

/** `/learningRecord`: every attempt of this person, with its result. */
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
