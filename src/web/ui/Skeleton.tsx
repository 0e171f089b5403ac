import { chakra } from "@chakra-ui/react/styled-system";

/** A quiet grey place where something will be. */
export const Skeleton = chakra("div", {
  base: { bg: "bg.subtle", borderRadius: "control", animation: "breathe 1.6s ease-in-out infinite" },
});
