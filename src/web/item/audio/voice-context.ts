import { createContext, useContext } from "react";
import type { ActorRefFrom } from "xstate";
import type { audioMachine } from "../../../../machines/audio/audio.machine";

export type VoiceActor = ActorRefFrom<typeof audioMachine>;

const VoiceContext = createContext<VoiceActor | null>(null);
export const VoiceProvider = VoiceContext.Provider;

/** The audio player of the item on screen; null: there is no audio here. */
export const useVoice = (): VoiceActor | null => useContext(VoiceContext);
