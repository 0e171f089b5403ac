import { selectProfile, selectToken } from "../../../machines/session/session.selectors";
import type { SessionActor } from "../contexts/session-context";
import { ofGuest } from "../contexts/sitter";
import type { VisitorActor } from "../contexts/visitor-context";
import { storedKeys } from "../effects/device/stored-keys";
import { storedReplies } from "../effects/device/stored-replies";
import { isAheadOf } from "../effects/exam/ahead-names";
import { forgetMedia } from "../effects/exam/cached-media";
import { areAbsencesOf } from "../effects/exam/stored-absences";
import { isHandInOf } from "../effects/exam/stored-hand-in";
import { isSittingOf } from "../effects/exam/stored-sitting";
import { isEmbedded } from "../platform/is-embedded";
import { workerAddress } from "./trusted-types-policy";

const keptByPerson = [isSittingOf, isHandInOf, isAheadOf, areAbsencesOf];

const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

const keepPages = (): void => {
  // stored pages name the platform whose frame they were loaded in, also once another one of its site shows them
  if (isEmbedded()) return;
  if (import.meta.env.PROD && window.isSecureContext && "serviceWorker" in navigator) quietly(register());
};

let registered: Promise<ServiceWorkerRegistration> | null = null;

/**
 * Registers the service worker once for each page; repeating it would bring back a worker that was removed meanwhile.
 * Then makes it send stored hand-ins of closed pages, in case the browser did not wake it.
 */
const register = async (): Promise<void> => {
  registered ??= navigator.serviceWorker.register(workerAddress());
  try {
    const { active } = await registered;
    active?.postMessage("hand-in");
  } catch {
    registered = null;
  }
};

const forget = (): void => {
  quietly(storedKeys.forgetOthers(() => false));
  quietly(storedReplies.forget());
  quietly(forgetMedia());
};

/**
 * Stores the pages and the profile of the person or guest on this device, so that a reload without network works. When
 * they sign out, everything but their answers is deleted, including the key that decrypts those.
 */
export function keepOffline(session: SessionActor, visitor: VisitorActor): void {
  let guest = ofGuest(visitor.getSnapshot());
  const keep = () => {
    const [token, profile] = [selectToken(session.getSnapshot()), selectProfile(session.getSnapshot())];
    if (token === null && guest === null) return forget();
    // a person is signed in, but the profile is not known yet
    if (token !== null && profile === null) return undefined;
    const own = [profile?.username, guest].filter((name) => name !== undefined && name !== null);
    const isOwn = (name: string) => own.some((one) => keptByPerson.some((isOf) => isOf(one, name)));
    quietly(storedKeys.forgetOthers((person) => own.includes(person)));
    quietly(storedReplies.forgetOthers(isOwn));
    if (token !== null && profile !== null)
      quietly(storedReplies.keep(profile.username, "profile", { token, profile }));
    return keepPages();
  };
  keep();
  session.on("person.arrived", keep);
  session.on("profile.renewed", keep);
  session.on("person.left", forget);
  visitor.subscribe((now) => {
    if (ofGuest(now) === guest) return;
    guest = ofGuest(now);
    keep();
  });
}
