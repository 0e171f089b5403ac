import { chakra } from "@chakra-ui/react/styled-system";

/** A grey placeholder of content that is loading. */
export const Skeleton = chakra("div", {
  base: { bg: "bg.subtle", borderRadius: "control", animation: "breathe 1.6s ease-in-out infinite" },
});
