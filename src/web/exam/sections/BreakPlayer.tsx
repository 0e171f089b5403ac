import { chakra } from "@chakra-ui/react/styled-system";
import { useSelector } from "@xstate/react";
import { Coffee } from "lucide-react";
import type { ActorRefFrom } from "xstate";
import type { breakMachine } from "../../../../machines/families/break.machine";
import { isBreakOver, mayGoOn } from "../../../../machines/families/break.selectors";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { Sheet } from "../sheets/Sheet";
import type { SittingActor } from "../sitting-actor";
import { SittingClock } from "../SittingClock";
import { useLast } from "../use-last";
import { followingSection } from "./following-section";
import { SittingShell } from "./SittingShell";

interface RestPlayerProps {
  readonly actor: SittingActor;
  /** undefined: the break is over, and is being closed. */
  readonly restRef: ActorRefFrom<typeof breakMachine> | undefined;
}

/** A break: its own clock, and a button to go on that waits for the student. */
export function BreakPlayer({ actor, restRef }: RestPlayerProps) {
  const t = useMessage();
  const language = useLanguage();
  const { attempt } = useSelector(actor, ({ context }) => context);
  const rest = useLast(useSelector(restRef, (snapshot) => snapshot ?? null));
  if (rest === null) return <SittingShell actor={actor}>{null}</SittingShell>;
  const next = followingSection(attempt);
  const lead = isBreakOver(rest)
    ? "sections.restOver"
    : rest.context.isHeld
      ? "sections.restHeld"
      : "sections.restFree";
  return (
    <SittingShell actor={actor} clock={<SittingClock actor={rest.children.clock} />}>
      <chakra.div display="grid" minHeight="100%" p="16">
        <Sheet
          icon={Coffee}
          title={t("sections.restTitle")}
          actions={
            <ActionButton size="lg" disabled={!mayGoOn(rest)} onClick={() => restRef?.send({ type: "break.ended" })}>
              {t("sections.goOn")}
            </ActionButton>
          }
        >
          <p role="status">{t(lead)}</p>
          {next !== null && <p>{t("sections.restNext", { title: localized(next.title, language) })}</p>}
        </Sheet>
      </chakra.div>
    </SittingShell>
  );
}
