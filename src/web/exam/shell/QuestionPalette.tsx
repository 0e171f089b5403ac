import { chakra } from "@chakra-ui/react/styled-system";
import { ChevronUp, X } from "lucide-react";
import { useId, useRef, type ToggleEvent } from "react";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import type { PaletteEntry } from "./palette";
import { PaletteGrid } from "./PaletteGrid";
import { PaletteLegend } from "./PaletteLegend";

interface QuestionPaletteProps {
  readonly entries: readonly PaletteEntry[];
  readonly currentId: string;
  readonly onSelect: (exerciseId: string) => void;
  /** Opens the page that checks the work of the section. */
  readonly onCheck: () => void;
}

/** "12 of 27": a button that opens the palette of the section above it. */
export function QuestionPalette({ entries, currentId, onSelect, onCheck }: QuestionPaletteProps) {
  const t = useMessage();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const position = {
    index: entries.find((entry) => entry.exercise_id === currentId)?.number ?? 0,
    total: entries.length,
  };

  const enter = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState === "open") panel.current?.querySelector<HTMLElement>("ol button[tabindex='0']")?.focus();
  };
  const check = () => {
    panel.current?.hidePopover();
    onCheck();
  };
  const select = (exerciseId: string) => {
    panel.current?.hidePopover();
    onSelect(exerciseId);
  };

  return (
    <>
      <ActionButton
        variant="outline"
        data-shortcut="palette"
        popoverTarget={id}
        aria-label={t("exam.palette.open", position)}
        fontVariantNumeric="tabular-nums"
        fontSize={{ base: "sm", md: "md" }}
        px={{ base: "12", md: "20" }}
      >
        <ChevronUp size={18} aria-hidden />
        {t("exam.position", position)}
      </ActionButton>
      <chakra.div
        ref={panel}
        id={id}
        popover="auto"
        onToggle={enter}
        role="dialog"
        aria-label={t("exam.palette.title")}
        position="fixed"
        inset="auto"
        bottom={{ base: "92px", md: "72px" }}
        left="50%"
        transform="translateX(-50%)"
        width="min(440px, calc(100vw - 24px))"
        maxHeight="calc(100dvh - 108px)"
        overflowY="auto"
        p="16"
        bg="bg.card"
        color="fg"
        borderWidth="1px"
        borderColor="border"
        borderRadius="card"
        boxShadow="float"
      >
        <chakra.div display="flex" alignItems="center" justifyContent="space-between" mb="12">
          <chakra.h2 fontSize="md">{t("exam.palette.title")}</chakra.h2>
          <ActionButton
            variant="quiet"
            px="12"
            aria-label={t("exam.palette.close")}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            <X size={18} aria-hidden />
          </ActionButton>
        </chakra.div>
        <chakra.div p="6">
          <PaletteGrid entries={entries} currentId={currentId} onSelect={select} />
        </chakra.div>
        <chakra.div mt="16">
          <PaletteLegend placed />
        </chakra.div>
        <ActionButton variant="outline" mt="16" width="100%" onClick={check}>
          {t("exam.check.title")}
        </ActionButton>
      </chakra.div>
    </>
  );
}
