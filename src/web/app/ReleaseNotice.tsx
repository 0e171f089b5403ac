import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useSelector } from "@xstate/react";
import { Sparkles } from "lucide-react";
import type { ActorRefFrom } from "xstate";
import type { releaseMachine } from "../../../machines/release/release.machine";
import { isOffered } from "../../../machines/release/release.selectors";
import { useMessage } from "../i18n/use-message";
import { Button } from "../ui/Button";

export type ReleaseActor = ActorRefFrom<typeof releaseMachine>;

const Place = chakra("div", {
  base: {
    position: "fixed",
    insetInlineEnd: { base: "16", md: "24" },
    insetInlineStart: { base: "16", md: "auto" },
    bottom: "24",
    zIndex: "overlay",
    "@media print": { display: "none" },
  },
});

/** A notice that a newer build is available; the person chooses when to load it. */
export function ReleaseNotice({ release }: { readonly release: ReleaseActor }) {
  const t = useMessage();
  const isShown = useSelector(release, isOffered);
  const postpone = () => {
    release.send({ type: "offer.postponed" });
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <Place role="status">
      {isShown ? (
        <Flex
          align="center"
          wrap="wrap"
          columnGap="16"
          rowGap="8"
          pl="16"
          pr="8"
          py="8"
          bg="bg.card"
          color="fg"
          borderWidth="1px"
          borderColor="border"
          borderRadius="card"
          boxShadow="float"
        >
          <Flex align="center" gap="8" flex="1" minW="max-content">
            <chakra.span color="accent.mark">
              <Sparkles size={18} aria-hidden="true" />
            </chakra.span>
            {t("release.ready")}
          </Flex>
          <Flex gap="4" ml="auto">
            <Button variant="quiet" size="sm" minH={{ base: "44", md: "32" }} onClick={postpone}>
              {t("release.later")}
            </Button>
            <Button size="sm" minH={{ base: "44", md: "32" }} onClick={() => release.send({ type: "reload.accepted" })}>
              {t("release.reload")}
            </Button>
          </Flex>
        </Flex>
      ) : null}
    </Place>
  );
}
