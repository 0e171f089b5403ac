import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";
import { useMessage } from "../../i18n/use-message";
import { DataTable, type ChartTable } from "./DataTable";

/** A chart with the same numbers as a table below it. */
export function ChartFigure({ table, children }: { table: ChartTable; children: ReactNode }) {
  const t = useMessage();
  return (
    <Box as="figure" m="0" minW="0">
      {children}
      <Box as="details" mt="12" className="no-print">
        <Box as="summary" cursor="pointer" color="fg.muted" width="fit-content">
          {t("chart.asTable")}
        </Box>
        <Box mt="8">
          <DataTable table={table} label={t("chart.tableOf", { title: table.caption })} />
        </Box>
      </Box>
    </Box>
  );
}
