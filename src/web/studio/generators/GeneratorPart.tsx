import { Suspense } from "react";
import { useMessagePart } from "../../contexts/use-message-part";
import { useMessage } from "../../i18n/use-message";
import { lazyPart } from "../../loading/lazy-part";
import { Skeleton } from "../../ui/Skeleton";
import type { GeneratorPanelProps } from "./GeneratorPanel";

const GeneratorPanel = lazyPart(() => import("./GeneratorPanel"), "GeneratorPanel");

/** Drawing questions from a model, loaded with its words when it is first opened. */
export function GeneratorPart(props: GeneratorPanelProps) {
  const t = useMessage();
  const hasWords = [useMessagePart("generators"), useMessagePart("exam"), useMessagePart("results")].every(Boolean);
  const waiting = <Skeleton height="240px" role="status" aria-label={t("state.loading")} />;
  if (!hasWords) return waiting;
  return (
    <Suspense fallback={waiting}>
      <GeneratorPanel {...props} />
    </Suspense>
  );
}
