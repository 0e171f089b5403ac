import { useSelector } from "@xstate/react";
import type { SittingActor } from "../../../src/web/exam/sitting-actor";

/** The screen of the tiny family. */
export function TinyExam({ actor }: { readonly actor: SittingActor }) {
  const family = useSelector(actor, ({ children }) => children.family);
  return (
    <button type="button" onClick={() => family?.send({ type: "option.taken", optionId: "B" } as never)}>
      Take B
    </button>
  );
}
