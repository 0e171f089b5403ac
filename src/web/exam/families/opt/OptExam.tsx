import { chakra } from "@chakra-ui/react/styled-system";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { optMachine } from "../../../../../machines/families/opt.machine";
import { isIntroducing, isSoundChecking, isOptWelcoming } from "../../../../../machines/families/opt.selectors";
import { useMessage } from "../../../i18n/use-message";
import { preloadInteractions } from "../../../item/interactions/lazy-interactions";
import { wholeMinutes } from "../../../ui/times";
import { SoundCheckSheet } from "../../audio/SoundCheckSheet";
import { familyActor } from "../../family-actor";
import { ItemByItemPlayer } from "../../item-by-item/ItemByItemPlayer";
import { Welcome } from "../../item-by-item/Welcome";
import type { SittingActor } from "../../sitting-actor";
import { PartDirections } from "./PartDirections";

/** OPT: a welcome, then part after part under one clock, each with its directions; a sound check before Listening. */
export function OptExam({ actor }: { readonly actor: SittingActor }) {
  const t = useMessage();
  const sitting = useSelector(actor, (snapshot) => snapshot);
  const optRef = familyActor(sitting, optMachine);
  const opt = useSelector(optRef, (snapshot) => snapshot);
  const exercise = useSelector(opt?.children.engine, (engine) => engine?.context.exercise ?? null);
  const { attempt } = sitting.context;
  useEffect(() => {
    if (exercise !== null) void preloadInteractions([exercise]);
  }, [exercise]);

  if (opt !== undefined && isOptWelcoming(opt))
    return (
      <Welcome attempt={attempt} onBegin={() => optRef?.send({ type: "welcome.read" })}>
        <li>{t("opt.welcome.one", { minutes: wholeMinutes((attempt.deadline ?? 0) - attempt.started_at) })}</li>
        <li>{t("opt.welcome.two")}</li>
        <li>{t("opt.welcome.three")}</li>
        <li>{t("opt.welcome.four")}</li>
      </Welcome>
    );
  const section = attempt.sections.find(({ stage }) => stage === opt?.context.stage);
  const interlude = () => {
    if (opt === undefined) return null;
    const check = opt.children.soundCheck;
    if (isSoundChecking(opt) && check !== undefined)
      return (
        <chakra.div display="grid" minHeight="100%" p="16">
          <SoundCheckSheet check={check} />
        </chakra.div>
      );
    if (!isIntroducing(opt) || section === undefined) return null;
    return (
      <PartDirections key={section.stage} section={section} onBegin={() => optRef?.send({ type: "directions.read" })} />
    );
  };
  return <ItemByItemPlayer actor={actor} engineRef={opt?.children.engine} interlude={interlude()} />;
}
