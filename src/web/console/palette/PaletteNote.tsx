import { Flex } from "@chakra-ui/react/flex";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import type { PaletteContent } from "./use-palette";

interface PaletteNoteProps {
  readonly state: PaletteContent["state"];
  readonly query: string;
  readonly onRetry: () => void;
}

/** A message about the state of the list. */
export function PaletteNote({ state, query, onRetry }: PaletteNoteProps) {
  const t = useMessage();
  const words = {
    complete: null,
    searching: t("palette.searching"),
    none: t("palette.none", { query }),
    failed: t("palette.failed"),
  }[state];
  return (
    <Flex
      role="status"
      flex="none"
      align="center"
      wrap="wrap"
      columnGap="8"
      color="fg.muted"
      order={state === "none" ? "-1" : "0"}
      px={words === null ? "0" : "20"}
      py={words === null ? "0" : "8"}
      mb={state === "none" ? "-8px" : "0"}
    >
      {words === null ? null : (
        <>
          <span>{words}</span>
          {state === "failed" ? (
            <Button variant="quiet" size="sm" onClick={onRetry}>
              {t("state.retry")}
            </Button>
          ) : null}
        </>
      )}
    </Flex>
  );
}
