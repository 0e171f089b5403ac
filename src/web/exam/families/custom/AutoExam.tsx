import { useSelector } from "@xstate/react";
import { examAutoMachine } from "../../../../../machines/families/exam-auto.machine";
import { isWelcomed } from "../../../../../machines/families/exam-auto.selectors";
import { useMessage } from "../../../i18n/use-message";
import { familyActor } from "../../family-actor";
import { ItemByItemPlayer } from "../../item-by-item/ItemByItemPlayer";
import { Welcome } from "../../item-by-item/Welcome";
import type { SittingActor } from "../../sitting-actor";

/** An adaptive test without a family: a plain welcome, then one item at a time. */
export function AutoExam({ actor }: { readonly actor: SittingActor }) {
  const t = useMessage();
  const sitting = useSelector(actor, (snapshot) => snapshot);
  const examRef = familyActor(sitting, examAutoMachine);
  const exam = useSelector(examRef, (snapshot) => snapshot);

  if (exam !== undefined && isWelcomed(exam))
    return (
      <Welcome attempt={sitting.context.attempt} onBegin={() => examRef?.send({ type: "welcome.read" })}>
        <li>{t("exam.welcome.one")}</li>
        <li>{t("exam.welcome.two")}</li>
      </Welcome>
    );
  return <ItemByItemPlayer actor={actor} engineRef={exam?.children.engine} />;
}
