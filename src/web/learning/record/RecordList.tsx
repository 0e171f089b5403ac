import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { SearchX } from "lucide-react";
import { useRef } from "react";
import type { AnswerRecordList } from "../../../contract/attempt/answer-record";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Pager } from "../../ui/Pager";
import { StateCard } from "../../ui/StateCard";
import { everything, countOf, type RecordFilter, type RecordOrder } from "./record-list";
import { RecordCards } from "./RecordCards";
import { RecordExport } from "./RecordExport";
import { RecordFilters } from "./RecordFilters";
import { RecordTable } from "./RecordTable";
import { useIsWide } from "./use-is-wide";

/** The requested part of the record: filter, order and page. */
export interface RecordRequest {
  readonly filter: RecordFilter;
  readonly order: RecordOrder;
  readonly page: number;
}

interface RecordListProps {
  readonly record: AnswerRecordList;
  readonly asked: RecordRequest;
  /** The rows shown are those of the previous request while this one loads. */
  readonly isBusy: boolean;
  readonly onAsk: (asked: RecordRequest) => void;
}

/** A page of the attempts, filtered and sorted: as a table, or as cards on narrow screens. */
export function RecordList({ record, asked, isBusy, onAsk }: RecordListProps) {
  const t = useMessage();
  const box = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(box);
  const { list, counts, page, page_size: pageSize, total } = record;
  const all = countOf(counts, everything);
  const Sittings = isWide ? RecordTable : RecordCards;
  return (
    <div ref={box} aria-busy={isBusy}>
      <Flex wrap="wrap" justify="space-between" gap="12">
        <RecordFilters
          counts={counts}
          filter={asked.filter}
          onFilter={(filter) => onAsk({ ...asked, filter, page: 1 })}
        />
        <RecordExport filter={asked.filter} order={asked.order} total={total} />
      </Flex>
      <Flex justify="space-between" wrap="wrap" columnGap="24" mt="12" mb="8" color="fg.muted" fontSize="xs">
        <Box as="span" role="status" fontVariantNumeric="tabular-nums">
          {total === all ? t("record.count", { all }) : t("record.countOf", { shown: total, all })}
        </Box>
        <span>{t("record.estimate")}</span>
      </Flex>
      {list.length > 0 ? (
        <Sittings list={list} order={asked.order} onOrder={(order) => onAsk({ ...asked, order, page: 1 })} />
      ) : (
        <StateCard
          Icon={SearchX}
          title={t("record.noMatch")}
          action={
            <Button variant="outline" onClick={() => onAsk({ ...asked, filter: everything, page: 1 })}>
              {t("record.showAll")}
            </Button>
          }
        />
      )}
      <Box mt="12">
        <Pager page={page} pageSize={pageSize} total={total} onPage={(next) => onAsk({ ...asked, page: next })} />
      </Box>
    </div>
  );
}
