import { useSelector } from "@xstate/react";
import { mapMachine } from "../../../../../machines/families/map.machine";
import { isPaused, isMapWelcoming } from "../../../../../machines/families/map.selectors";
import { useMessage } from "../../../i18n/use-message";
import { familyActor } from "../../family-actor";
import { ItemByItemPlayer } from "../../item-by-item/ItemByItemPlayer";
import { Welcome } from "../../item-by-item/Welcome";
import type { SittingActor } from "../../sitting-actor";
import { RapidPause } from "./RapidPause";

/** MAP: a welcome, then one item at a time, with a pause where answers come too fast. */
export function MapExam({ actor }: { readonly actor: SittingActor }) {
  const t = useMessage();
  const attempt = useSelector(actor, ({ context }) => context.attempt);
  const mapRef = useSelector(actor, (sitting) => familyActor(sitting, mapMachine));
  const engineRef = useSelector(mapRef, (map) => map?.children.engine);
  const isWelcoming = useSelector(mapRef, (map) => map !== undefined && isMapWelcoming(map));
  const isResting = useSelector(mapRef, (map) => map !== undefined && isPaused(map));

  if (isWelcoming)
    return (
      <Welcome attempt={attempt} onBegin={() => mapRef?.send({ type: "welcome.read" })}>
        <li>{t("exam.welcome.one")}</li>
        <li>{t("exam.welcome.two")}</li>
        <li>{t("exam.welcome.three")}</li>
      </Welcome>
    );
  return (
    <ItemByItemPlayer
      actor={actor}
      engineRef={engineRef}
      pause={isResting ? <RapidPause onContinue={() => mapRef?.send({ type: "pause.ended" })} /> : undefined}
    />
  );
}
