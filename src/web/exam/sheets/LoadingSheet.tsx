import { chakra } from "@chakra-ui/react/styled-system";
import { keyframes } from "@emotion/react";
import { useMessage } from "../../i18n/use-message";
import { Hidden } from "../../ui/Hidden";

const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.55 } });
const Bone = chakra("div", { base: { bg: "border", borderRadius: "control", height: "20" } });

/** A skeleton of an item while the item is loading. */
export function LoadingSheet() {
  const t = useMessage();
  return (
    <chakra.div role="status" maxWidth="784px" mx="auto" p={{ base: "16", md: "32" }}>
      <Hidden>{t("exam.loading")}</Hidden>
      <chakra.div
        aria-hidden
        display="flex"
        flexDirection="column"
        gap="12"
        animation={`${breathe} 900ms ease-in-out infinite alternate`}
      >
        <Bone width="120px" mb="16" />
        <Bone />
        <Bone width="72%" mb="16" />
        {[1, 2, 3, 4].map((row) => (
          <Bone key={row} height="48px" bg="bg.subtle" borderWidth="1px" borderColor="border" />
        ))}
      </chakra.div>
    </chakra.div>
  );
}
