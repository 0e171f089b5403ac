import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { SearchX } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { useMessage } from "../i18n/use-message";
import { Button } from "../ui/Button";
import { StateCard } from "../ui/StateCard";
import { everything, matching, newestFirst, ordered, type Sitting } from "./record-list";
import { RecordCards } from "./RecordCards";
import { RecordFilters } from "./RecordFilters";
import { RecordTable } from "./RecordTable";
import { useIsWide } from "./use-is-wide";

/** All sittings, filtered and in order: as a table, or as cards where there is no room for one. */
export function RecordList({ list }: { readonly list: readonly Sitting[] }) {
  const t = useMessage();
  const [filter, setFilter] = useState(everything);
  const [order, setOrder] = useState(newestFirst);
  const box = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(box);
  const shown = useMemo(() => ordered(matching(list, filter), order), [list, filter, order]);
  const Sittings = isWide ? RecordTable : RecordCards;
  return (
    <div ref={box}>
      <RecordFilters list={list} filter={filter} onFilter={setFilter} />
      <Flex justify="space-between" wrap="wrap" columnGap="24" mt="12" mb="8" color="fg.muted" fontSize="xs">
        <Box as="span" role="status" fontVariantNumeric="tabular-nums">
          {shown.length === list.length
            ? t("record.count", { all: list.length })
            : t("record.countOf", { shown: shown.length, all: list.length })}
        </Box>
        <span>{t("record.estimate")}</span>
      </Flex>
      {shown.length > 0 ? (
        <Sittings list={shown} order={order} onOrder={setOrder} />
      ) : (
        <StateCard
          Icon={SearchX}
          title={t("record.noMatch")}
          action={
            <Button variant="outline" onClick={() => setFilter(everything)}>
              {t("record.showAll")}
            </Button>
          }
        />
      )}
    </div>
  );
}
