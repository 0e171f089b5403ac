import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useSearch } from "@tanstack/react-router";
import { IdCard, Printer } from "lucide-react";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";
import type { RoomCards } from "../../../contract/rooms/rooms";
import { useCall } from "../../effects/use-call";
import { useChange } from "../../effects/use-change";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { useFaultText } from "../../ui/fault-text";
import { FaultCard } from "../../ui/FaultCard";
import { usePageName } from "../../ui/page";
import { PrintStyle } from "../../ui/PrintStyle";
import { Skeleton } from "../../ui/Skeleton";
import { StateCard } from "../../ui/StateCard";
import { dayAndTime } from "../../ui/times";
import { CardSheet } from "./CardSheet";

interface CardsProps {
  readonly roomId: string;
  readonly cards: RoomCards;
  readonly onMade: () => void;
}

const over: ReadonlySet<RoomCards["phase"]> = new Set(["ending", "ended", "signed"]);

function Cards({ roomId, cards, onMade }: CardsProps) {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const [isAsked, setAsked] = useState(false);
  const make = useChange("makeCards", onMade);
  const { title, class_name: className, made_at: madeAt, phase } = cards;
  const begin = () => {
    setAsked(false);
    make.mutate({ room_id: roomId, idempotency_key: uuidv7() });
  };
  usePageName(title);
  const mayMake = !over.has(phase);
  return (
    <Flex direction="column" gap="16">
      <PrintStyle />
      <Box className="no-print">
        <Box as="h1" fontSize={{ base: "xl", md: "2xl" }}>
          {t("cards.title")}
        </Box>
        <Box color="fg.muted">
          {t("cards.of", { test: localized(title, language), class: className })}
          {madeAt === null ? null : ` · ${t("cards.madeAt", { time: dayAndTime(madeAt, language) })}`}
        </Box>
      </Box>
      {make.error === null ? null : (
        <Box role="alert" className="no-print" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
          {faultText(make.error)}
        </Box>
      )}
      {madeAt === null ? (
        <StateCard
          Icon={IdCard}
          title={t(mayMake ? "cards.noneTitle" : "cards.overTitle")}
          action={
            mayMake ? (
              <Button minH="44" aria-busy={make.isPending} disabled={make.isPending} onClick={begin}>
                {t("cards.make")}
              </Button>
            ) : null
          }
        >
          {t(mayMake ? "cards.noneText" : "cards.overText")}
        </StateCard>
      ) : (
        <>
          <Flex className="no-print" gap="8" wrap="wrap" align="center">
            <Button minH="44" onClick={() => window.print()}>
              <Printer size={16} aria-hidden="true" />
              {t("cards.print")}
            </Button>
            {mayMake ? (
              <Button
                minH="44"
                variant="outline"
                aria-busy={make.isPending}
                disabled={make.isPending}
                onClick={() => setAsked(true)}
              >
                {t("cards.renew")}
              </Button>
            ) : null}
          </Flex>
          <Box className="no-print" maxW="prose" color="fg.muted">
            {t("cards.lead")}
          </Box>
          <CardSheet cards={cards} />
        </>
      )}
      {isAsked ? (
        <ConfirmDialog
          title={t("cards.renewTitle")}
          lines={[t("cards.renewText")]}
          confirm={t("cards.renew")}
          cancel={t("cards.keep")}
          onConfirm={begin}
          onCancel={() => setAsked(false)}
        />
      ) : null}
    </Flex>
  );
}

/** `/room/cards`: the personal codes of a room, to be printed on A4 and cut. */
export function CardsPage() {
  const t = useMessage();
  const { room_id: roomId = "" } = useSearch({ strict: false });
  const { data, isError, error, refetch } = useCall("roomCards", { room_id: roomId }, { staleTime: 0 });
  if (data !== undefined) return <Cards roomId={roomId} cards={data} onMade={() => void refetch()} />;
  if (isError) return <FaultCard fault={error} onRetry={() => void refetch()} />;
  return <Skeleton height="480px" role="status" aria-label={t("state.loading")} />;
}
