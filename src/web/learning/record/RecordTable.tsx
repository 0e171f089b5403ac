import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { memo } from "react";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Hidden } from "../../ui/Hidden";
import { TestMark } from "../../ui/TestMark";
import { useTableHeight } from "../../ui/use-table-height";
import { orderByColumn, type RecordOrder, type Sitting } from "./record-list";
import { sittingLook } from "./sitting-look";
import { Begun, Ended, Score, SittingLinks, SittingMark } from "./SittingParts";
import { SortHead } from "./SortHead";

/** Rows of controls above the table: the filters. */
const rowsAbove = 1;

const Box = chakra("div", {
  base: {
    overflow: "auto",
    scrollPaddingTop: "48px",
    bg: "bg.card",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "card",
  },
});

const Table = chakra("table", {
  base: {
    ...sittingLook,
    width: "full",
    borderCollapse: "separate",
    borderSpacing: "0",
    fontVariantNumeric: "tabular-nums",
    "& th, & td": {
      textAlign: "start",
      verticalAlign: "top",
      px: "12",
      py: "12",
      borderBottomWidth: "1px",
      borderColor: "border",
    },
    "& th:first-of-type": { pl: "20" },
    "& td:last-of-type, & th:last-of-type": { pr: "20" },
    "& thead th": {
      position: "sticky",
      top: "0",
      zIndex: "1",
      py: "8",
      bg: "bg.subtle",
      color: "fg.muted",
      fontWeight: "medium",
      whiteSpace: "nowrap",
    },
    "& tbody th": { fontWeight: "medium", minW: "140px" },
    "& tbody tr:last-of-type > *": { borderBottomWidth: "0" },
    "& tbody tr:hover": { bg: "bg.subtle" },
    "& td": { whiteSpace: "nowrap" },
    "& .band": { display: "block" },
    "& td a + a": { ml: "16" },
  },
});

interface RecordTableProps {
  readonly list: readonly Sitting[];
  readonly order: RecordOrder;
  readonly onOrder: (order: RecordOrder) => void;
}

const Row = memo(function Row({ sitting }: { readonly sitting: Sitting }) {
  const t = useMessage();
  return (
    <tr>
      <th scope="row">
        <Flex gap="12" align="center">
          <TestMark family={sitting.family} size={32} />
          <div>
            {localized(sitting.title, useLanguage())}
            <span className="length">{t("record.length", { total: sitting.total })}</span>
          </div>
        </Flex>
      </th>
      <td>
        <Begun sitting={sitting} />
      </td>
      <td>
        <Ended sitting={sitting} />
      </td>
      <td>
        <SittingMark sitting={sitting} />
      </td>
      <td>{t("record.answeredOf", { answered: sitting.answered, total: sitting.total })}</td>
      <td>
        <Score sitting={sitting} />
      </td>
      <td>
        <SittingLinks sitting={sitting} />
      </td>
    </tr>
  );
});

/** One attempt per row; the head stays in place while the rows scroll. */
export function RecordTable({ list, order, onOrder }: RecordTableProps) {
  const t = useMessage();
  const height = useTableHeight(rowsAbove);
  const turn = (by: RecordOrder["by"]) => onOrder(orderByColumn(order, by));
  return (
    <Box style={{ maxHeight: height }}>
      <Table>
        <caption>
          <Hidden>{t("record.caption")}</Hidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t("record.test")}</th>
            <SortHead by="date" label={t("record.begun")} order={order} onTurn={turn} />
            <th scope="col">{t("record.ended")}</th>
            <th scope="col">{t("record.state")}</th>
            <th scope="col">{t("record.answered")}</th>
            <SortHead by="score" label={t("record.score")} order={order} onTurn={turn} />
            <th scope="col">{t("record.actions")}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((sitting) => (
            <Row key={sitting.attempt_id} sitting={sitting} />
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
