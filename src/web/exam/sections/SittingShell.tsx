import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { isConcealing, selectCover } from "../../../../machines/exam/sitting.selectors";
import { useSitterHome } from "../../contexts/sitter-home";
import { LazyRoomBanner } from "../room/LazyRoomParts";
import { SaveLine } from "../SaveLine";
import { LazyCoverSheet, LazyStorageWarning } from "../sheets/LazySheets";
import { ExamShell } from "../shell/ExamShell";
import { SittingTitle } from "../shell/SittingTitle";
import type { SittingActor } from "../sitting-actor";
import { SittingClock } from "../SittingClock";
import { LeaveButton } from "../tools/LeaveButton";
import { useSaveState } from "../use-save-state";
import { isInOtherState, useShown } from "../use-shown";
import { useWarned } from "../warned-context";

interface SittingShellProps {
  readonly actor: SittingActor;
  readonly clock?: ReactNode;
  /** The control that opens the directions of the section. */
  readonly directions?: ReactNode;
  readonly tools?: ReactNode;
  readonly position?: ReactNode;
  readonly navigation?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a section of any kind: its place in the test, the clock, the way out, and the state of saving. */
export function SittingShell({ actor, clock, directions, tools, position, navigation, children }: SittingShellProps) {
  const navigate = useNavigate();
  const home = useSitterHome();
  const sitting = useShown(actor, isInOtherState);
  const saving = useSaveState(sitting);
  const [isWarned, setWarned] = useWarned();
  const { attempt } = sitting.context;
  const cover = selectCover(sitting);
  const isStorageMissing = !saving.isKeeping && !isWarned;
  return (
    <ExamShell
      title={<SittingTitle attempt={attempt} isTight={directions !== undefined} />}
      beside={directions}
      clock={clock ?? <SittingClock actor={sitting.children.clock} />}
      tools={
        <>
          {tools}
          <LeaveButton attempt={attempt} onLeave={() => void navigate({ to: home })} />
        </>
      }
      banner={
        <>
          {isStorageMissing && <LazyStorageWarning onDismiss={() => setWarned(true)} />}
          <LazyRoomBanner actor={actor} />
        </>
      }
      saveState={<SaveLine saving={saving} />}
      position={position}
      navigation={navigation}
      cover={cover === null ? null : <LazyCoverSheet actor={actor} saving={saving} />}
      isConcealed={isConcealing(cover)}
    >
      {children}
    </ExamShell>
  );
}
