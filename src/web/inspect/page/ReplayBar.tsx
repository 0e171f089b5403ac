import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Pause, Play, SkipBack, SkipForward, X } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { IconButton } from "../../ui/IconButton";
import type { Replay } from "./use-replay";

/** Step, play, pause and seek in a recorded session. */
export function ReplayBar({ replay, onClose }: { readonly replay: Replay; readonly onClose: () => void }) {
  const t = useMessage();
  const { count, total, isPlaying, goTo, toggle } = replay;
  return (
    <Flex
      role="group"
      aria-label={t("inspect.replay")}
      align="center"
      gap="8"
      px="12"
      py="4"
      bg="accent.tint"
      borderRadius="card"
      wrap="wrap"
    >
      <Box as="strong" fontSize="sm">
        {t("inspect.replay")}
      </Box>
      <IconButton label={t("inspect.stepBack")} Icon={SkipBack} disabled={count <= 1} onClick={() => goTo(count - 1)} />
      <IconButton
        label={isPlaying ? t("inspect.pause") : t("inspect.play")}
        Icon={isPlaying ? Pause : Play}
        onClick={toggle}
      />
      <IconButton
        label={t("inspect.stepOn")}
        Icon={SkipForward}
        disabled={count >= total}
        onClick={() => goTo(count + 1)}
      />
      <Box flex="1" minW="120px">
        <input
          type="range"
          min={1}
          max={total}
          value={count}
          aria-label={t("inspect.place")}
          aria-valuetext={t("inspect.placeOf", { count, total })}
          style={{ width: "100%" }}
          onChange={(event) => goTo(Number(event.target.value))}
        />
      </Box>
      <Box as="span" fontSize="sm" fontVariantNumeric="tabular-nums">
        {t("inspect.placeOf", { count, total })}
      </Box>
      <IconButton label={t("inspect.closeReplay")} Icon={X} onClick={onClose} />
    </Flex>
  );
}
