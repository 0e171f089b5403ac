import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Download } from "lucide-react";
import { useState } from "react";
import { asFault, type Fault } from "../../../../machines/support/fault";
import type { ScoreUnit } from "../../../contract/families";
import { call } from "../../effects/call";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { saveFile } from "../../ui/save-file";
import { recordFile } from "./record-file";
import { recordQuery, type RecordFilter, type RecordOrder, type Sitting } from "./record-list";

/** Attempts per call: the maximum that the server allows. */
const atOnce = 200;

interface RecordExportProps {
  readonly filter: RecordFilter;
  readonly order: RecordOrder;
  readonly total: number;
}

/** Saves all filtered attempts as a file for spreadsheets, however many pages they fill. */
export function RecordExport({ filter, order, total }: RecordExportProps) {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const [gathered, setGathered] = useState<number | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const heads = [
    t("record.test"),
    t("record.family"),
    t("record.begun"),
    t("record.ended"),
    t("record.state"),
    t("record.answered"),
    t("record.questions"),
    t("record.unit"),
    t("record.score"),
    t("record.low"),
    t("record.high"),
    t("record.awaitingPoints"),
  ];
  const words = {
    heads,
    state: (status: Sitting["status"]) => t(status === "sitting" ? "record.sitting" : "record.finished"),
    unit: (unit: ScoreUnit) => t(`record.unitOf.${unit}`),
  };
  const gather = async () => {
    const sittings: Sitting[] = [];
    for (let page = 1; ; page += 1) {
      const part = await call("answerRecord", recordQuery(filter, order, page, atOnce));
      if (part.kind !== "list") return sittings;
      sittings.push(...part.list);
      setGathered(sittings.length);
      if (part.list.length < atOnce) return sittings;
    }
  };
  const save = async () => {
    setFault(null);
    setGathered(0);
    try {
      saveFile("learning-record.csv", "text/csv;charset=utf-8", recordFile(words, await gather(), language));
    } catch (thrown) {
      setFault(asFault(thrown));
    }
    setGathered(null);
  };
  return (
    <Flex direction="column" align="flex-end" gap="4" ms="auto">
      <Button
        variant="outline"
        aria-disabled={gathered !== null || total === 0}
        onClick={() => (gathered === null && total > 0 ? void save() : undefined)}
      >
        <Download size={16} aria-hidden="true" />
        {gathered === null ? t("record.export") : t("record.exporting", { gathered, total })}
      </Button>
      {fault === null ? null : (
        <Box role="alert" color="bad.text">
          {faultText(fault)}
        </Box>
      )}
    </Flex>
  );
}
