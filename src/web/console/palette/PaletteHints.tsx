import { Flex } from "@chakra-ui/react/flex";
import { useMessage } from "../../i18n/use-message";
import { Keys } from "./Keys";

const keys = { move: ["↑", "↓"], run: ["↵"], close: ["Esc"] } as const;

/** The keys of the palette, for devices with a keyboard. */
export function PaletteHints() {
  const t = useMessage();
  const hints = [
    { keys: keys.move, words: t("palette.hint.move") },
    { keys: keys.run, words: t("palette.hint.run") },
    { keys: keys.close, words: t("palette.hint.close") },
  ];
  return (
    <Flex
      hideBelow="md"
      flex="none"
      aria-hidden="true"
      gap="20"
      px="16"
      py="8"
      borderTopWidth="1px"
      color="fg.muted"
      fontSize="xs"
    >
      {hints.map((hint) => (
        <Flex key={hint.words} align="center" gap="4">
          {hint.keys.map((key) => (
            <Keys key={key}>{key}</Keys>
          ))}
          {hint.words}
        </Flex>
      ))}
    </Flex>
  );
}
