import { chakra } from "@chakra-ui/react/styled-system";

/** A table on wide screens; on a phone each row is a block of lines. */
export const BlockTable = chakra("table", {
  base: {
    width: "full",
    borderCollapse: "collapse",
    "& th, & td": { textAlign: "start", px: "12", py: "12", borderTopWidth: "1px", borderColor: "border" },
    "& thead td": { borderTopWidth: "0" },
    "& thead th": { borderTopWidth: "0", color: "fg.muted", fontWeight: "medium", whiteSpace: "nowrap" },
    "& tbody th": { fontWeight: "medium", overflowWrap: "anywhere" },
    "& small": { display: "block", fontSize: "xs", fontWeight: "normal", color: "fg.muted" },
    "@media (max-width: 767.98px)": {
      "& thead": { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
      "& tbody tr": { display: "block", py: "12", borderTopWidth: "1px", borderColor: "border" },
      "& tbody tr:first-of-type": { borderTopWidth: "0" },
      "& tbody th, & tbody td": { display: "block", borderTopWidth: "0", px: "0", py: "2" },
    },
  },
});
