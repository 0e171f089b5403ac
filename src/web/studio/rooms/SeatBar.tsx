import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { ChevronUp, X } from "lucide-react";
import { useState, type ComponentProps } from "react";
import type { BoardSeat } from "../../../contract/rooms/rooms";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";
import { MenuButton } from "../../ui/MenuButton";
import { useAnnouncement } from "../../ui/use-announcement";
import { admitting } from "./make-commands";
import { RefusableButton } from "./RefusableButton";
import { useOpenRoom } from "./room-context";
import { ofBrowser, type SeatAction } from "./seat-actions";
import { useSeatOffers } from "./use-seat-offers";
import { useSeatWords } from "./use-seat-words";

const OutlineTrigger = (props: ComponentProps<typeof Button>) => <Button variant="outline" minH="44" {...props} />;

const rest = [
  "unlock",
  "waive",
  "refuse",
  "comeBack",
  "device",
  "submit",
  "reopen",
  "dismiss",
  "incident",
] as const satisfies readonly SeatAction[];

interface PartProps {
  readonly onRefused: (reason: string) => void;
}

/** What can be done for everybody at once. */
function ForAll({ onRefused }: PartProps) {
  const t = useMessage();
  const { board, mayTime, run, ask } = useOpenRoom();
  const { room, seats } = board;
  const waiting = seats.filter(({ phase }) => phase === "waiting").length;
  const sits = seats.some(({ phase }) => phase === "sitting" || phase === "paused");
  const isReached = sits || seats.some(({ phase }) => phase === "waiting" || phase === "admitted");
  const why = (isPossible: boolean, action: SeatAction) => (isPossible ? null : t(`board.cannot.${action}`));
  return (
    <>
      <RefusableButton
        variant={waiting > 0 ? "solid" : "outline"}
        refusal={why(waiting > 0, "admit")}
        onRefused={onRefused}
        onDo={() => run(admitting({ roomId: room.room_id, seats: "all", who: t("board.who.waiting") }))}
      >
        {t("board.all.admit", { count: waiting })}
      </RefusableButton>
      <RefusableButton
        refusal={mayTime ? why(sits, "extend") : t("board.cannot.right")}
        onRefused={onRefused}
        onDo={() => ask({ of: "extend", seats: "all" })}
      >
        {t("board.all.extend")}
      </RefusableButton>
      <RefusableButton
        refusal={why(isReached, "message")}
        onRefused={onRefused}
        onDo={() => ask({ of: "message", seats: "all" })}
      >
        {t("board.all.message")}
      </RefusableButton>
      <RefusableButton
        refusal={why(room.phase !== "signed", "incident")}
        onRefused={onRefused}
        onDo={() => ask({ of: "incident", seats: "all" })}
      >
        {t("board.do.incident")}
      </RefusableButton>
    </>
  );
}

interface ForChosenProps extends PartProps {
  readonly chosen: readonly BoardSeat[];
  readonly onClear: () => void;
}

function ForChosen({ chosen, onRefused, onClear }: ForChosenProps) {
  const t = useMessage();
  const words = useSeatWords();
  const { board } = useOpenRoom();
  const offerOf = useSeatOffers();
  const resumes = chosen.some(({ phase }) => phase === "paused") && !chosen.some(({ phase }) => phase === "sitting");
  const first = ["admit", resumes ? "unpause" : "pause", "extend", "message"] as const;
  const others = [resumes ? ("pause" as const) : ("unpause" as const), ...rest]
    .filter((action) => board.room.asks_browser || !ofBrowser.includes(action))
    .map((action) => offerOf(action, chosen));
  return (
    <>
      <Flex align="center" gap="4" flex={{ base: "1 1 100%", md: "0 1 auto" }} minW="0" fontWeight="medium">
        <IconButton label={t("board.clear")} Icon={X} onClick={onClear} />
        <Box overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
          {t("board.chosen", {
            count: chosen.length,
            who: words.who(
              chosen.map(({ seat_id: id }) => id),
              board,
            ),
          })}
        </Box>
      </Flex>
      {first.map((action) => {
        const { label, refusal, act } = offerOf(action, chosen);
        return (
          <RefusableButton key={action} refusal={refusal} onRefused={onRefused} onDo={act}>
            {label}
          </RefusableButton>
        );
      })}
      <MenuButton
        Trigger={OutlineTrigger}
        menuLabel={t("board.more")}
        entries={others.map(({ action, label, refusal, act }) => ({
          key: action,
          label,
          isDisabled: refusal !== null,
          ...(refusal === null ? {} : { detail: refusal }),
          onSelect: act,
        }))}
      >
        {t("board.more")}
        <ChevronUp size={16} aria-hidden="true" />
      </MenuButton>
    </>
  );
}

interface SeatBarProps {
  readonly chosen: readonly BoardSeat[];
  readonly onClear: () => void;
}

/** What can be done for those who are chosen, or for all; at the bottom, where a thumb reaches it. */
export function SeatBar({ chosen, onClear }: SeatBarProps) {
  const t = useMessage();
  const [reason, announce] = useAnnouncement();
  const [saidFor, setSaidFor] = useState(0);
  const isAny = chosen.length > 0;
  const refuse = (why: string) => {
    setSaidFor(chosen.length);
    announce(why);
  };
  return (
    <Box
      role="group"
      aria-label={t(isAny ? "board.forChosen" : "board.forAll")}
      position="sticky"
      bottom="0"
      zIndex="2"
      bg="bg.card"
      borderWidth="1px"
      borderColor={isAny ? "accent.solid" : "border"}
      borderRadius="card"
      boxShadow="float"
      px="12"
      py="8"
    >
      <Flex
        gap="8"
        align="center"
        wrap="wrap"
        css={{ "@media (max-width: 767.98px)": { "& > button": { flexGrow: 1 } } }}
      >
        {isAny ? <ForChosen chosen={chosen} onRefused={refuse} onClear={onClear} /> : <ForAll onRefused={refuse} />}
      </Flex>
      <Box role="status" color="fg.muted" css={{ "&:not(:empty)": { mt: "4px" } }}>
        {saidFor === chosen.length ? reason : ""}
      </Box>
    </Box>
  );
}
