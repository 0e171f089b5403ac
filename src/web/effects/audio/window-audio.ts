import type { Loudspeaker } from "./sound";

/** Services of the window that sounds use. */
export interface AudioDependencies {
  readonly speaker: () => Loudspeaker;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
}

let own: HTMLAudioElement | null = null;

/** One audio element for all sounds, since a browser that has once allowed it to play allows it again. */
export const windowAudio: AudioDependencies = {
  speaker: () => (own ??= new Audio()),
  fetch: (address, init) => fetch(address, init),
};
