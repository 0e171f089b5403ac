import { chakra } from "@chakra-ui/react/styled-system";
import { useSelector } from "@xstate/react";
import { Suspense } from "react";
import { lazyPart } from "../../loading/lazy-part";
import { Speaker } from "./Speaker";
import { useVoice } from "./voice-context";

const PromptBar = lazyPart(() => import("./PromptBar"), "PromptBar");

/** Reserves the space while the part is loading, so that nothing around it moves. */
const Room = chakra("div", { base: { minHeight: "64" } });

/** The audio controls above the question of an item with audio; nothing for an item without. */
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

/** The speaker beside an option with audio; nothing for an option without. */
export function OptionSpeaker({ part, letter }: { readonly part: string; readonly letter: string }) {
  const voice = useVoice();
  const speaks = useSelector(voice ?? undefined, (audio) => audio?.context.voice?.clips[part] !== undefined);
  return voice === null || !speaks ? null : <Speaker voice={voice} part={part} letter={letter} />;
}
