import type { Loudspeaker } from "./sound";

/** What sounds need of the window. */
export interface AudioDependencies {
  readonly speaker: () => Loudspeaker;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
}

let own: HTMLAudioElement | null = null;

/** One loudspeaker for all that sounds: a browser that has let it speak once lets it speak again. */
export const windowAudio: AudioDependencies = {
  speaker: () => (own ??= new Audio()),
  fetch: (address, init) => fetch(address, init),
};
