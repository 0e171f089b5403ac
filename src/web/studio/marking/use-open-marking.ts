import { useEffect, useRef, useState } from "react";
import { openMarking, type MarkingActor } from "../../effects/studio/open-marking";

interface MarkingPlace {
  readonly person: string | null;
  readonly assignmentId: string;
  /** null: the question that waits most. */
  readonly itemId: string | null;
}

/** The marking of an assignment for as long as its page is on screen; null while it is opening. */
export function useOpenMarking({ person, assignmentId, itemId }: MarkingPlace): MarkingActor | null {
  const [actor, setActor] = useState<MarkingActor | null>(null);
  const first = useRef(itemId);
  useEffect(() => {
    if (person === null) return;
    let leave: (() => void) | null = null;
    let isLeft = false;
    void openMarking({ person, assignmentId, itemId: first.current }).then((opened) => {
      ({ leave } = opened);
      return isLeft ? leave() : setActor(opened.actor);
    });
    return () => {
      isLeft = true;
      setActor(null);
      leave?.();
    };
  }, [person, assignmentId]);
  useEffect(() => {
    if (actor === null || itemId === null || actor.getSnapshot().context.itemId === itemId) return;
    actor.send({ type: "question.chosen", itemId });
  }, [actor, itemId]);
  return actor;
}
