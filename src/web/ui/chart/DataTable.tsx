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

/** Tables of up to this many rows stay on one printed page; longer ones may break. */
const mostTogether = 16;

/** A table of numbers; scrolls sideways if it is too wide. */
export function DataTable({
  table: { caption, head, rows },
  label,
  isCaptionHidden = false,
}: {
  readonly table: ChartTable;
  /** The accessible name of the region around it. */
  readonly label: string;
  /** True if a heading beside it has the same text. */
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
