import { afterEach, describe, vi } from "vitest";
import { onStage } from "./follow";
import { makeOpening } from "./scenarios/opening";
import { describePeople } from "./scenarios/people";
import { describeRefusals } from "./scenarios/refusals";
import { describeReturning } from "./scenarios/returning";
import { describeStorage } from "./scenarios/storage";
import { describeStrangers } from "./scenarios/strangers";
import { describeTime } from "./scenarios/time";

const opening = makeOpening(onStage());
afterEach(() => {
  opening.closeAll();
  vi.clearAllTimers();
});

for (const [name, tell] of Object.entries({
  returning: describeReturning,
  strangers: describeStrangers,
  storage: describeStorage,
  refusals: describeRefusals,
  time: describeTime,
  people: describePeople,
}))
  describe(name, () => tell(opening));
