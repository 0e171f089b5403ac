import { chakra } from "@chakra-ui/react/styled-system";
import { useSelector } from "@xstate/react";
import { Suspense } from "react";
import { lazyPart } from "../../loading/lazy-part";
import { Speaker } from "./Speaker";
import { useVoice } from "./voice-context";

const PromptBar = lazyPart(() => import("./PromptBar"), "PromptBar");

/** It keeps its place while it comes, so that nothing around it moves. */
const Room = chakra("div", { base: { minHeight: "64" } });

/** Above the question of an item that speaks; nothing where it does not. */
export function LazyPromptBar() {
  const voice = useVoice();
  const speaks = useSelector(voice ?? undefined, (audio) => audio?.context.voice != null);
  if (voice === null || !speaks) return null;
  return (
    <Suspense fallback={<Room />}>
      <PromptBar voice={voice} />
    </Suspense>
  );
}

/** Beside an option that speaks; nothing where it does not. */
export function OptionSpeaker({ part, letter }: { readonly part: string; readonly letter: string }) {
  const voice = useVoice();
  const speaks = useSelector(voice ?? undefined, (audio) => audio?.context.voice?.clips[part] !== undefined);
  return voice === null || !speaks ? null : <Speaker voice={voice} part={part} letter={letter} />;
}
