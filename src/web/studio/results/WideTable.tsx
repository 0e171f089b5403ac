import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode, Ref } from "react";

/** The height of a row of the wide tables, in px. */
export const wideRowHeight = 64;

/** A table whose heads stay in sight while it is scrolled in its frame. */
export const WideTable = chakra("table", {
  base: {
    borderCollapse: "separate",
    borderSpacing: "0",
    width: "full",
    fontVariantNumeric: "tabular-nums",
    "& th, & td": {
      px: "12",
      py: "0",
      height: `${wideRowHeight}px`,
      borderBottomWidth: "1px",
      textAlign: "start",
      minW: "148px",
    },
    "& thead th": {
      height: "auto",
      py: "6",
      position: "sticky",
      top: "0",
      zIndex: "1",
      bg: "bg.subtle",
      fontWeight: "medium",
    },
    "& tr > :first-child": {
      position: "sticky",
      insetInlineStart: "0",
      bg: "bg.card",
      borderInlineEndWidth: "1px",
      minW: { base: "116px", md: "200px" },
      maxW: { base: "116px", md: "240px" },
      overflowWrap: "anywhere",
    },
    "& thead tr > :first-child": { bg: "bg.subtle", zIndex: "2" },
    "& tbody th": { fontWeight: "medium" },
    "& button": { textAlign: "start", minH: { base: "44", md: "24" }, cursor: "pointer", textDecoration: "underline" },
    "& small": { display: "block", fontSize: "xs", color: "fg.muted", whiteSpace: "nowrap" },
  },
});

interface TableFrameProps {
  readonly label: string;
  /** In px; absent: as high as the table. */
  readonly maxHeight?: number;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** The part of the page in which a wide table is scrolled, by keys too. */
export const TableFrame = ({ label, maxHeight, ref, children }: TableFrameProps) => (
  <Box
    ref={ref}
    mt="12"
    overflow="auto"
    maxH={maxHeight === undefined ? undefined : `${maxHeight}px`}
    borderWidth="1px"
    borderColor="border"
    borderRadius="control"
    role="region"
    tabIndex={0}
    aria-label={label}
  >
    {children}
  </Box>
);
