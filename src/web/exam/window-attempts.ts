import { callInPlace, outlineCall } from "../effects/call";
import { browserDevice } from "../effects/device/browser-device";
import { cachedMedia } from "../effects/exam/cached-media";
import { windowSectionsAhead } from "../effects/exam/sections-ahead";
import { makeStoredHandIns } from "../effects/exam/stored-hand-in";
import { storedSittings } from "../effects/exam/stored-sitting";
import { later } from "../effects/later";
import { offerActor } from "../site/inspected-actors";
import { makeAttemptRegistry, type AttemptRegistry } from "./attempt-registry";
import { familyModuleFor } from "./families/family-modules";

const ahead = windowSectionsAhead({ call: callInPlace, later });

/** The attempts of the application's own window. */
export const windowAttempts: AttemptRegistry = makeAttemptRegistry({
  ...browserDevice,
  sittings: storedSittings,
  media: cachedMedia,
  handIns: makeStoredHandIns(outlineCall),
  ...(ahead === undefined ? {} : { ahead }),
  window,
  call: callInPlace,
  offer: offerActor,
  chartOf: (attempt) => familyModuleFor(attempt).load,
});
