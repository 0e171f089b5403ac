import { useSelector } from "@xstate/react";
import { mapMiniMachine } from "../../../../../machines/families/map-mini.machine";
import { isPraised } from "../../../../../machines/families/map-mini.selectors";
import { SoundCheckSheet } from "../../audio/SoundCheckSheet";
import { familyActor } from "../../family-actor";
import { SheetPage } from "../../sheets/Sheet";
import type { SittingActor } from "../../sitting-actor";
import { LeaveHome } from "../../tools/LeaveHome";
import { MiniPlayer } from "./MiniPlayer";
import { Praise } from "./Praise";

/** MAP for children who cannot read yet: a sound check, one spoken item at a time, praise at the end. */
export function MapMiniExam({ actor }: { readonly actor: SittingActor }) {
  const sitting = useSelector(actor, (snapshot) => snapshot);
  const miniRef = familyActor(sitting, mapMiniMachine);
  const mini = useSelector(miniRef, (snapshot) => snapshot);
  const check = mini?.children.check;
  if (check !== undefined)
    return (
      <SheetPage>
        <SoundCheckSheet check={check} leave={<LeaveHome attempt={sitting.context.attempt} />} />
      </SheetPage>
    );
  if (mini !== undefined && isPraised(mini)) return <Praise onNext={() => miniRef?.send({ type: "praise.seen" })} />;
  return <MiniPlayer actor={actor} engineRef={mini?.children.engine} />;
}
