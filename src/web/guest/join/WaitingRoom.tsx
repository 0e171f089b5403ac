import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useSelector } from "@xstate/react";
import { CircleCheck, Clock, Hourglass, UserRound, Wrench, type LucideIcon } from "lucide-react";
import { Suspense, type ReactNode } from "react";
import { selectLobby, type LobbyStep } from "../../../../machines/room/lobby.selectors";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { lazyPart } from "../../loading/lazy-part";
import { AccountFrame } from "../../site/AccountFrame";
import { DeviceCheck } from "../../site/DeviceCheck";
import { toolNames } from "../../site/tool-names";
import { Button } from "../../ui/Button";
import { Skeleton } from "../../ui/Skeleton";
import { wholeMinutes } from "../../ui/times";
import { useServerNow } from "../../ui/use-now";
import type { LobbyActor } from "./lobby";
import { LobbyFault } from "./LobbyFault";

const SoundTest = lazyPart(() => import("./SoundTest"), "SoundTest");

function Line({ Icon, children }: { readonly Icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <Flex as="li" gap="12" align="start">
      <Box color="fg.muted" mt="2" flex="none">
        <Icon size={16} aria-hidden="true" />
      </Box>
      <Box>{children}</Box>
    </Flex>
  );
}

/** The time of day by the server's clock. */
function RoomClock() {
  const language = useLanguage();
  const now = useServerNow(1_000);
  const words = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", second: "2-digit" });
  return <Box fontVariantNumeric="tabular-nums">{words.format(now)}</Box>;
}

interface WaitingRoomProps {
  readonly lobby: LobbyActor;
  readonly step: LobbyStep;
}

/** The lobby: where the student stands, whether the device is ready, and what is allowed. */
export function WaitingRoom({ lobby, step }: WaitingRoomProps) {
  const t = useMessage();
  const language = useLanguage();
  const seen = useSelector(lobby, selectLobby);
  if (seen === null)
    return (
      <AccountFrame title={t("join.title")} lead={t("join.coming")}>
        <Flex direction="column" gap="16">
          <LobbyFault lobby={lobby} />
          <Skeleton height="160px" />
        </Flex>
      </AccountFrame>
    );
  const { name, class_name: className, title, tools, has_sound: hasSound, time_limit_ms: limit, phase } = seen;
  const isIn = step !== "waiting";
  const standing = step === "leaving" ? "leaving" : !isIn ? "waiting" : phase === "held" ? "held" : "admitted";
  return (
    <AccountFrame
      title={t("join.hello", { name })}
      lead={t("join.roomOf", { test: localized(title, language), class: className })}
    >
      <Flex direction="column" gap="20">
        <Flex
          role="status"
          gap="12"
          align="center"
          bg={isIn ? "good.tint" : "accent.tint"}
          color={isIn ? "good.text" : "accent.text"}
          borderRadius="control"
          px="16"
          py="12"
          fontWeight="medium"
        >
          <Box flex="none">{isIn ? <CircleCheck size={20} aria-hidden /> : <Hourglass size={20} aria-hidden />}</Box>
          {t(`join.${standing}`)}
        </Flex>
        <LobbyFault lobby={lobby} />
        {seen.name_twice ? (
          <Box role="alert" bg="warn.tint" color="warn.text" borderRadius="control" px="12" py="8">
            {t("join.nameTwice")}
          </Box>
        ) : null}
        <Flex as="ul" direction="column" gap="8" listStyleType="none" m="0" p="0">
          <Line Icon={Clock}>
            <RoomClock />
            {limit === null ? t("join.untimed") : t("join.minutes", { minutes: wholeMinutes(limit) })}
          </Line>
          <Line Icon={Wrench}>
            {tools.length === 0
              ? t("join.noTools")
              : t("join.tools", { tools: tools.map((tool) => t(toolNames[tool])).join(t("detail.listSeparator")) })}
          </Line>
          <Line Icon={UserRound}>{t("join.seen")}</Line>
        </Flex>
        {hasSound ? (
          <Suspense fallback={<Skeleton height="96px" />}>
            <SoundTest />
          </Suspense>
        ) : null}
        <DeviceCheck />
        <Button variant="quiet" width="full" onClick={() => lobby.send({ type: "place.left" })}>
          {t("join.notMe", { name })}
        </Button>
      </Flex>
    </AccountFrame>
  );
}
