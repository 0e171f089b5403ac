import { useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { selectCover } from "../../../../machines/exam/sitting.selectors";
import type { SectionInfo } from "../../../contract/tests";
import { localized, useLanguage } from "../../i18n/language";
import { SaveLine } from "../SaveLine";
import { StorageWarning } from "../sheets/StorageWarning";
import { ExamShell } from "../shell/ExamShell";
import { SectionTitle } from "../shell/SectionTitle";
import type { SittingActor } from "../sitting-actor";
import { SittingClock } from "../SittingClock";
import { SittingCoverSheet } from "../SittingCoverSheet";
import { LeaveButton } from "../tools/LeaveButton";
import { useSaveState } from "../use-save-state";
import { useWarned } from "../warned-context";

interface SittingShellProps {
  readonly actor: SittingActor;
  readonly clock?: ReactNode;
  readonly tools?: ReactNode;
  readonly position?: ReactNode;
  readonly navigation?: ReactNode;
  readonly children: ReactNode;
}

const isCounted = ({ kind = "items" }: SectionInfo): boolean => kind === "items";

/** What is around a section, whatever kind it is of: its place in the test, the clock, the way out, what is saved. */
export function SittingShell({ actor, clock, tools, position, navigation, children }: SittingShellProps) {
  const navigate = useNavigate();
  const language = useLanguage();
  const sitting = useSelector(actor, (snapshot) => snapshot);
  const saving = useSaveState(sitting);
  const [isWarned, setWarned] = useWarned();
  const { attempt } = sitting.context;
  const counted = attempt.sections.filter(isCounted);
  const info = attempt.sections.find(({ stage }) => stage === attempt.stage);
  const place = counted.findIndex(({ stage }) => stage === attempt.stage);
  const isNumbered = counted.length > 1 && info !== undefined && place !== -1;
  return (
    <ExamShell
      title={
        isNumbered ? (
          <SectionTitle index={place + 1} total={counted.length} title={localized(info.title, language)} />
        ) : (
          localized(counted.length > 1 && info !== undefined ? info.title : attempt.title, language)
        )
      }
      clock={clock ?? <SittingClock actor={sitting.children.clock} />}
      tools={
        <>
          {tools}
          <LeaveButton onLeave={() => void navigate({ to: "/" })} />
        </>
      }
      banner={saving.isKeeping || isWarned ? undefined : <StorageWarning onDismiss={() => setWarned(true)} />}
      saveState={<SaveLine saving={saving} />}
      position={position}
      navigation={navigation}
      cover={selectCover(sitting) === null ? null : <SittingCoverSheet actor={actor} saving={saving} />}
    >
      {children}
    </ExamShell>
  );
}
