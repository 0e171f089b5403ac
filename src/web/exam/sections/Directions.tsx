import { chakra } from "@chakra-ui/react/styled-system";
import { useSelector } from "@xstate/react";
import { ChevronDown } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import type { ActorRefFrom } from "xstate";
import type { clockMachine } from "../../../../machines/exam/clock.machine";
import { selectClockPhase } from "../../../../machines/exam/clock.selectors";
import type { SectionInfo } from "../../../contract/tests";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { ItemContent } from "../../item/content/ItemContent";
import { ActionButton } from "../../ui/ActionButton";
import { dialogSurface } from "../../ui/dialog-surface";
import { clockText } from "../shell/clock";

interface DirectionsProps {
  readonly section: SectionInfo;
  /** Clock of the section, which keeps running while the directions are read. */
  readonly clock?: ActorRefFrom<typeof clockMachine> | undefined;
  readonly isOpen: boolean;
  readonly onAsk: () => void;
  readonly onRead: () => void;
}

/** A control that opens the directions of the section; on a phone the title itself is that control. */
export function Directions({ section, clock, isOpen, onAsk, onRead }: DirectionsProps) {
  const t = useMessage();
  const language = useLanguage();
  const title = localized(section.short ?? section.title, language);
  return (
    <>
      <ActionButton
        variant="quiet"
        px="8"
        ms={{ base: "-8px", md: "0" }}
        gap="4"
        minWidth="0"
        color="fg"
        flex={{ base: "0 1 auto", md: "none" }}
        aria-haspopup="dialog"
        aria-label={t("sections.directionsOf", { title })}
        onClick={onAsk}
      >
        <chakra.span
          display={{ base: "block", md: "none" }}
          fontSize="sm"
          overflow="hidden"
          textOverflow="ellipsis"
          whiteSpace="nowrap"
        >
          {title}
        </chakra.span>
        <chakra.span display={{ base: "none", md: "inline" }}>{t("sections.directions")}</chakra.span>
        <ChevronDown size={16} aria-hidden style={{ flex: "none" }} />
      </ActionButton>
      {isOpen && <DirectionsDialog section={section} clock={clock} onRead={onRead} />}
    </>
  );
}

/**
 * A note that the clock keeps running, with the time left unless the student has hidden it; nothing where there is no
 * limit.
 */
function RunningClock({ actor }: { readonly actor: DirectionsProps["clock"] }) {
  const t = useMessage();
  const clock = useSelector(actor, (snapshot) => snapshot);
  const phase = clock === undefined ? null : selectClockPhase(clock);
  if (clock === undefined || phase === null) return null;
  const { isHidden, remainingMs } = clock.context;
  return (
    <chakra.p flex="1" m="0" color={phase === "last" ? "warn.text" : "fg.muted"} fontVariantNumeric="tabular-nums">
      {isHidden && phase === "ample"
        ? t("exam.leave.title")
        : t("sections.clockRuns", { time: clockText(remainingMs) })}
    </chakra.p>
  );
}

function DirectionsDialog({ section, clock, onRead }: Omit<DirectionsProps, "isOpen" | "onAsk">) {
  const t = useMessage();
  const language = useLanguage();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement: before, body } = document;
    dialog.current?.showModal();
    heading.current?.focus();
    return () => {
      const asker = before instanceof HTMLElement && before !== body && before.isConnected ? before : null;
      (asker ?? document.querySelector<HTMLElement>("main h1"))?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onRead}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onRead();
      }}
      {...dialogSurface}
      m="0"
      p="0"
      top="64px"
      left={{ base: "12", md: "24" }}
      width="min(640px, calc(100vw - 24px))"
      maxWidth="none"
      maxHeight="calc(100dvh - 76px)"
      overflow="hidden"
    >
      <chakra.div display="flex" flexDirection="column" maxHeight="calc(100dvh - 78px)">
        <chakra.div tabIndex={0} role="region" aria-labelledby={id} p={{ base: "16", md: "24" }} overflowY="auto">
          <chakra.h2 ref={heading} id={id} tabIndex={-1} outline="none" fontSize={{ base: "lg", md: "xl" }} mb="12">
            {t("sections.directionsOf", { title: localized(section.title, language) })}
          </chakra.h2>
          {section.directions !== undefined && <ItemContent text={section.directions} media={section.media ?? []} />}
        </chakra.div>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="flex-end"
          gap="12"
          px={{ base: "16", md: "24" }}
          py="12"
          borderTopWidth="1px"
          borderColor="border"
        >
          <RunningClock actor={clock} />
          <ActionButton onClick={onRead}>{t("sections.directionsClose")}</ActionButton>
        </chakra.div>
      </chakra.div>
    </chakra.dialog>
  );
}
