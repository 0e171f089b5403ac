import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { groupedCode } from "../../../contract/account/invitation-code";
import type { RoomCards } from "../../../contract/rooms/rooms";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { QrCode } from "../../site/share/QrCode";
import { joinAddress } from "../rooms/join-address";

/** Cards to cut along the dashed lines, two beside each other on A4, black on white in every theme. */
const Sheet = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr", md: "1fr 1fr" },
    listStyleType: "none",
    m: "0",
    p: "0",
    bg: "#ffffff",
    color: "#000000",
    _print: { gridTemplateColumns: "1fr 1fr" },
  },
});

const Card = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: "96px 1fr",
    gap: "16",
    alignItems: "center",
    p: "16",
    minHeight: "46mm",
    // drawn around each card, so that every printed page has all its lines
    outline: "1px dashed #6b7280",
    outlineOffset: "-0.5px",
    breakInside: "avoid",
  },
});

/** A card for each seat: name, code and its QR code. */
export function CardSheet({ cards: { cards, title, class_name: className } }: { readonly cards: RoomCards }) {
  const t = useMessage();
  const language = useLanguage();
  return (
    <Sheet aria-label={t("cards.list")}>
      {cards.map(({ seat_id: seatId, name, code }) => (
        <Card key={seatId}>
          <QrCode text={joinAddress(code)} label={t("cards.qr", { name })} />
          <Box minW="0">
            <Box fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
              {name}
            </Box>
            <Box fontSize="sm" overflowWrap="anywhere">
              {t("cards.of", { test: localized(title, language), class: className })}
            </Box>
            <Box fontFamily="mono" fontSize="xl" letterSpacing="0.08em" my="4" whiteSpace="nowrap">
              {groupedCode(code)}
            </Box>
            <Box fontSize="xs" overflowWrap="anywhere">
              {t("cards.how", { address: `${window.location.host}/join` })}
            </Box>
          </Box>
        </Card>
      ))}
    </Sheet>
  );
}
