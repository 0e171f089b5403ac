import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useState } from "react";
import type { ImportingPhase } from "../../../../machines/importing/importing.selectors";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import type { ImportingPart } from "./importing-part";

/** The actions for an import in its current state: import, then publish or undo, or discard. */
export function ImportActions({
  importing,
  detail,
  isOpen,
  phase,
}: ImportingPart & { readonly phase: ImportingPhase }) {
  const t = useMessage();
  const [asks, ask] = useState<"undo" | "discard" | null>(null);
  const { coming: count } = detail.counts;
  const isMade = detail.state === "committed";
  const isPublished = detail.tests.some(({ published }) => published);
  const isBusy = phase !== "reviewing" && phase !== "committed" && phase !== "refused" && phase !== "undone";
  const cannotImport = isBusy || count <= 0 || detail.known !== null;
  return (
    <Flex width="full" align="center" justify="space-between" wrap="wrap" gap="8">
      <Box role="status" color="fg.muted" minW="0">
        {isMade ? t(isPublished ? "import.isPublished" : "import.isDraft") : isOpen ? t("import.nothingKept") : ""}
      </Box>
      <Flex gap="8" wrap="wrap" justify="flex-end" ms="auto">
        {isOpen || detail.state === "undone" ? (
          <Button variant="quiet" minH="44" disabled={isBusy} onClick={() => ask("discard")}>
            {t("import.discard")}
          </Button>
        ) : null}
        {isOpen ? (
          <Button
            minH="44"
            disabled={cannotImport}
            aria-busy={phase === "committing"}
            onClick={() => importing.send({ type: "import.wanted" })}
          >
            {phase === "committing" ? t("import.phase.committing") : t("import.import", { count })}
          </Button>
        ) : null}
        {isMade ? (
          <Button variant="outline" minH="44" disabled={isBusy || phase === "refused"} onClick={() => ask("undo")}>
            {t(phase === "undoing" ? "import.phase.undoing" : "import.undo")}
          </Button>
        ) : null}
        {isMade && !isPublished ? (
          <Button
            minH="44"
            disabled={isBusy}
            aria-busy={phase === "publishing"}
            onClick={() => importing.send({ type: "publishing.wanted" })}
          >
            {t(phase === "publishing" ? "import.phase.publishing" : "import.publish")}
          </Button>
        ) : null}
      </Flex>
      {asks === null ? null : (
        <ConfirmDialog
          title={t(asks === "undo" ? "import.undo.title" : "import.discard.title")}
          lines={[t(asks === "undo" ? "import.undo.detail" : "import.discard.detail")]}
          confirm={t(asks === "undo" ? "import.undo" : "import.discard")}
          cancel={t("import.keep")}
          onConfirm={() => {
            ask(null);
            importing.send({ type: asks === "undo" ? "undo.wanted" : "import.discarded" });
          }}
          onCancel={() => ask(null)}
        />
      )}
    </Flex>
  );
}
