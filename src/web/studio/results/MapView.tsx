import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useState } from "react";
import type { ClassResults, MemberResult } from "../../../contract/classes/class-results";
import type { AnswerMark } from "../../../contract/report/marked-item";
import { useMessage } from "../../i18n/use-message";
import { MarkIcon } from "../../item/review/marks";
import type { MatrixFilter, MatrixOrder, ResultItem } from "./matrix-order";
import { MatrixFilters } from "./MatrixFilters";
import type { CellContent } from "./MatrixRow";
import { ResultsMatrix } from "./ResultsMatrix";
import { Saying } from "./Saying";
import { answerMarks, useResultWords } from "./use-result-words";

/** The marks that occur, each as its shape and its word. */
function MatrixLegend({ marks, isRapid }: { readonly marks: readonly AnswerMark[]; readonly isRapid: boolean }) {
  const t = useMessage();
  const words = useResultWords();
  return (
    <Flex as="ul" listStyleType="none" p="0" m="0" columnGap="16" rowGap="4" wrap="wrap" color="fg.muted">
      {marks.map((mark) => (
        <Flex as="li" key={mark} gap="6" align="center">
          <MarkIcon mark={mark} />
          {words.mark(mark)}
        </Flex>
      ))}
      {isRapid ? <li>{`» ${t("classResults.rapid")}`}</li> : null}
    </Flex>
  );
}

interface MapViewProps {
  readonly results: ClassResults;
  /** What the filter leaves, in order. */
  readonly members: readonly MemberResult[];
  readonly items: readonly ResultItem[];
  readonly filter: MatrixFilter;
  readonly order: MatrixOrder;
  readonly onFilter: (change: Partial<MatrixFilter>) => void;
  readonly onOrder: (order: MatrixOrder) => void;
  readonly onOpen: (member: MemberResult | undefined, item: ResultItem | undefined) => void;
}

/** The matrix of a class with its filters and what its marks and bands mean. */
export function MapView({ results, members, items, filter, order, onFilter, onOrder, onOpen }: MapViewProps) {
  const t = useMessage();
  const [shows, show] = useState<CellContent>("marks");
  const cells = results.members.flatMap((member) => member.cells);
  const met = new Set(cells.map(({ mark }) => mark));
  return (
    <Flex direction="column" gap="12">
      <MatrixFilters results={results} filter={filter} shows={shows} onFilter={onFilter} onShow={show} />
      <Flex gap="16" wrap="wrap" justify="space-between">
        <MatrixLegend marks={answerMarks.filter((mark) => met.has(mark))} isRapid={cells.some(({ rapid }) => rapid)} />
        <Box role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
          {t("classResults.shown", { shown: members.length, all: results.members.length })}
        </Box>
      </Flex>
      <ResultsMatrix
        label={t("classResults.matrix")}
        members={members}
        items={items}
        scale={results.scale}
        order={order}
        shows={shows}
        onOrder={onOrder}
        onOpen={onOpen}
      />
      <Saying>{t("classResults.sayBands")}</Saying>
    </Flex>
  );
}
