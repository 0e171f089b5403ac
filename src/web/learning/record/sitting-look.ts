import type { SystemStyleObject } from "@chakra-ui/react/styled-system";

/** The styles of an attempt's parts, in rows and cards; applied by the parent, since there may be hundreds of them. */
export const sittingLook = {
  "& .muted, & .length": { color: "fg.muted", fontSize: "xs", fontWeight: "normal" },
  "& .length": { display: "block" },
  "& strong": { fontWeight: "semibold" },
  "& .state": { display: "inline-flex", alignItems: "center", gap: "6" },
  "& .state svg": { flex: "none" },
  "& .state[data-state=sitting]": { color: "accent.text", fontWeight: "medium" },
  "& .state[data-state=finished] svg": { color: "good.mark" },
} as const satisfies SystemStyleObject;
