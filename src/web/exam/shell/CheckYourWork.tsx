import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, type ReactNode } from "react";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { paletteCounts, type PaletteEntry } from "./palette";
import { PaletteGrid } from "./PaletteGrid";
import { PaletteLegend } from "./PaletteLegend";

interface CheckYourWorkProps {
  readonly entries: readonly PaletteEntry[];
  readonly onSelect: (exerciseId: string) => void;
  readonly onBack: () => void;
  /** The student has pressed the button to hand in, and the confirmation is open. */
  readonly asking: boolean;
  readonly onAsk: () => void;
  readonly onStay: () => void;
  readonly onSubmit: () => void;
  /** The section cannot be handed in before its time is over. */
  readonly isHeld: boolean;
  /** true: this is the last section; false: another one follows. */
  readonly lastSection: boolean;
  /** Shown under the counts. */
  readonly note?: ReactNode;
}

/** All items of the section, marked as open, answered or flagged, and the only button to hand in. */
export function CheckYourWork({
  entries,
  onSelect,
  onBack,
  asking,
  onAsk,
  onStay,
  onSubmit,
  isHeld,
  lastSection,
  note,
}: CheckYourWorkProps) {
  const t = useMessage();
  const heading = useRef<HTMLHeadingElement>(null);
  const counts = paletteCounts(entries);
  useEffect(() => heading.current?.focus(), []);

  return (
    <chakra.section
      maxWidth="784px"
      mx="auto"
      p={{ base: "16", md: "32" }}
      display="flex"
      flexDirection="column"
      gap="24"
    >
      <div>
        <chakra.h1 ref={heading} tabIndex={-1} outline="none" fontSize="2xl" mb="8">
          {t("exam.check.title")}
        </chakra.h1>
        <chakra.p maxWidth="34em" fontSize="md" color="fg.muted">
          {t(isHeld ? "sections.held" : lastSection ? "exam.check.lead" : "exam.check.leadSection")}
        </chakra.p>
      </div>
      <chakra.p fontSize="lg" fontWeight="medium" fontVariantNumeric="tabular-nums">
        {t("exam.check.counts", { ...counts })}
      </chakra.p>
      {note}
      <chakra.div p={{ base: "16", md: "24" }} bg="bg.card" borderWidth="1px" borderColor="border" borderRadius="card">
        <PaletteGrid entries={entries} currentId={null} onSelect={onSelect} />
        <chakra.div mt="24">
          <PaletteLegend placed={false} />
        </chakra.div>
      </chakra.div>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        gap="12"
        css={{ "& > button": { flexGrow: { base: 1, md: 0 } } }}
      >
        <ActionButton variant="outline" onClick={onBack}>
          {t("exam.check.back")}
        </ActionButton>
        {!isHeld && (
          <ActionButton size="lg" onClick={onAsk}>
            {t(lastSection ? "exam.check.submit" : "exam.check.leave")}
          </ActionButton>
        )}
      </chakra.div>
      {asking && (
        <ConfirmDialog
          title={t(lastSection ? "exam.check.confirmTitle" : "exam.check.confirmLeaveTitle")}
          lines={[
            counts.open === 0 ? t("exam.check.confirmAll") : t("exam.check.confirmOpen", { open: counts.open }),
            t(lastSection ? "exam.check.confirmFinal" : "exam.check.confirmFinalSection"),
          ]}
          confirm={t(lastSection ? "exam.check.submit" : "exam.check.leave")}
          cancel={t("exam.check.stay")}
          onCancel={onStay}
          onConfirm={onSubmit}
        />
      )}
    </chakra.section>
  );
}
