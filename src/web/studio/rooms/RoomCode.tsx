import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { QrCode as QrIcon } from "lucide-react";
import { Suspense, useState } from "react";
import { useMessage } from "../../i18n/use-message";
import { lazyPart } from "../../loading/lazy-part";
import { Button } from "../../ui/Button";
import { Copyable } from "../../ui/Copyable";
import { joinAddress, spacedCode } from "./join-address";
import { admission, renewingCode } from "./make-commands";
import { useOpenRoom } from "./room-context";
import { takesAction } from "./seat-actions";

const QrCode = lazyPart(() => import("../../site/share/QrCode"), "QrCode");

/** The code by which students come in, and whether it lets them. */
export function RoomCode() {
  const t = useMessage();
  const { board, run } = useOpenRoom();
  const [showsQr, setShowsQr] = useState(false);
  const { room_id: roomId, code, admits } = board.room;
  const canTurn = takesAction(board.room, admits ? "close" : "open");
  if (code === null || (!canTurn && !admits)) return null;
  const shown = spacedCode(code);
  return (
    <Box>
      <Copyable label={t("board.code")} action={t("board.code.copy")} text={joinAddress(code)}>
        <Box
          fontSize="2xl"
          fontWeight="bold"
          fontFamily="mono"
          letterSpacing="0.06em"
          lineHeight="tight"
          color={admits ? "fg" : "fg.muted"}
        >
          {shown}
        </Box>
      </Copyable>
      <Box role="status" mt="8" color={admits ? "good.text" : "fg.muted"}>
        {t(admits ? "board.code.open" : "board.code.closed")}
      </Box>
      <Flex gap="8" mt="8" wrap="wrap">
        {canTurn ? (
          <Button variant={admits ? "outline" : "solid"} minH="44" onClick={() => run(admission(roomId, !admits))}>
            {t(admits ? "board.do.close" : "board.do.open")}
          </Button>
        ) : null}
        <Button variant="outline" minH="44" aria-expanded={showsQr} onClick={() => setShowsQr(!showsQr)}>
          <QrIcon size={16} aria-hidden="true" />
          {t("board.code.qr")}
        </Button>
        {admits ? (
          <Button variant="quiet" minH="44" onClick={() => run(renewingCode(roomId, true))}>
            {t("board.code.renew")}
          </Button>
        ) : null}
      </Flex>
      {showsQr ? (
        <Box mt="12" width="200px" height="200px" bg="white" borderRadius="control" p="8">
          <Suspense>
            <QrCode text={joinAddress(code)} label={t("board.code.qrOf", { code: shown })} />
          </Suspense>
        </Box>
      ) : null}
    </Box>
  );
}
