import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";
import { useMessage } from "../../i18n/use-message";

export interface ChartTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const cells = {
  px: "8",
  py: "4",
  borderBottomWidth: "1px",
  borderColor: "border",
  textAlign: "start",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
} as const;

/** A picture of numbers with the same numbers as a table behind it. */
export function ChartFigure({ table, children }: { table: ChartTable; children: ReactNode }) {
  const t = useMessage();
  return (
    <Box as="figure" m="0" minW="0">
      {children}
      <Box as="details" mt="12" className="no-print">
        <Box as="summary" cursor="pointer" color="fg.muted" width="fit-content">
          {t("results.asTable")}
        </Box>
        <Box
          overflowX="auto"
          mt="8"
          tabIndex={0}
          role="region"
          aria-label={t("results.tableOf", { title: table.caption })}
        >
          <Box as="table" borderCollapse="collapse" minW="280px">
            <Box as="caption" textAlign="start" color="fg.muted" pb="4">
              {table.caption}
            </Box>
            <thead>
              <tr>
                {table.head.map((name) => (
                  <Box as="th" key={name} {...{ scope: "col" }} {...cells} color="fg.muted" fontWeight="medium">
                    {name}
                  </Box>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, index) => (
                <tr key={`${index} ${row[0]}`}>
                  {row.map((cell, column) => (
                    <Box as="td" key={table.head[column]} {...cells}>
                      {cell}
                    </Box>
                  ))}
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
