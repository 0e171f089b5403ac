import { Box } from "@chakra-ui/react/box";

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

/** Rows that stay on one page; more may go on on the next. */
const mostTogether = 16;

/** Numbers in rows and columns; where it is too wide it scrolls by itself. */
export function DataTable({
  table: { caption, head, rows },
  label,
  isCaptionHidden = false,
}: {
  readonly table: ChartTable;
  /** What the region around it is called. */
  readonly label: string;
  /** A heading beside it says the same. */
  readonly isCaptionHidden?: boolean;
}) {
  return (
    <Box
      overflowX="auto"
      tabIndex={0}
      role="region"
      aria-label={label}
      {...(rows.length > mostTogether ? { "data-long": "" } : {})}
    >
      <Box as="table" borderCollapse="collapse" minW="280px" {...(isCaptionHidden ? { width: "full" } : {})}>
        <Box as="caption" textAlign="start" color="fg.muted" pb="4" {...(isCaptionHidden ? { srOnly: true } : {})}>
          {caption}
        </Box>
        <thead>
          <tr>
            {head.map((name) => (
              <Box as="th" key={name} {...{ scope: "col" }} {...cells} color="fg.muted" fontWeight="medium">
                {name}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={`${index} ${row[0]}`}>
              {row.map((cell, column) => (
                <Box as="td" key={head[column]} {...cells}>
                  {cell}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
