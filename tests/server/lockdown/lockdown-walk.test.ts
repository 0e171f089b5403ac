import { expect, it } from "vitest";
import {
  lockdownMachine,
  type LockdownContext,
  type LockdownEvent,
} from "../../../machines/integrations/lockdown.machine";
import type { Attempt } from "../../../src/contract/attempt/attempt";
import { lockdownPhaseSchema, type LockdownPhase } from "../../../src/contract/integrations/lockdown";
import { followChart, walkByCalls } from "../../support/call-walk";
import { expectEveryTransition } from "../../support/coverage";
import { beginGiven, openClass, type Pupil } from "../../support/given-classes";
import { handIn } from "../../support/invitations";
import { declaredIn } from "../../support/paths";
import { askForSeb, ownSettings } from "../../support/seb-browser";
import { newKey, openSchool } from "../../support/sittings";

/** What the walk knows of the browser of one student; the server must agree after each call. */
interface Place extends LockdownContext {
  readonly phase: LockdownPhase;
}

const first: Place = { phase: "unchecked", hasBegun: false };
const calls = ["newStudent", "pass", "fail", "begin", "lose", "handIn", "unlock", "waive", "require"] as const;
type CallName = (typeof calls)[number];

/** The events of a call; null: it is refused. */
function eventsOf(call: CallName, { phase, hasBegun }: Place): readonly LockdownEvent["type"][] | null {
  switch (call) {
    case "newStudent":
      return [];
    case "pass":
      return phase === "waived" ? [] : ["check.passed"];
    case "fail":
      return phase === "confirmed" || phase === "sitting" ? ["check.failed"] : [];
    case "begin":
      // a sitting under way is resumed
      if (hasBegun) return [];
      return phase === "confirmed" || phase === "waived" ? ["sitting.begun"] : null;
    case "lose":
      return phase === "sitting" ? ["check.failed"] : [];
    case "handIn":
      return hasBegun ? ["sitting.ended"] : [];
    case "unlock":
      return phase === "locked" ? ["invigilator.unlocked"] : null;
    case "waive":
      return phase === "waived" ? null : ["invigilator.waived"];
    case "require":
      return phase === "waived" && !hasBegun ? ["invigilator.required"] : null;
  }
}

const after = (call: CallName, place: Place, taken: Set<string>): Place => {
  if (call === "newStudent") return first;
  const events = (eventsOf(call, place) ?? []).map((type) => ({ type }));
  const { phase: value, hasBegun } = place;
  const moved = followChart(lockdownMachine, { value, context: { hasBegun } }, { events, taken });
  return { phase: lockdownPhaseSchema.parse(moved.value), hasBegun: moved.context.hasBegun };
};

it("the browser of a student goes through every transition of its chart by calls", async (context) => {
  const school = await openSchool({}, { siteAddress: () => "https://exam.example" });
  const ofClass = await openClass(school);
  const assignment_id = await ofClass.given({ opens_at: school.now - 1, attempts: 20 });
  const seb = await askForSeb(school, ofClass, assignment_id, ownSettings);
  let pupil: Pupil;
  let attempt: Attempt | null;
  const newStudent = async () => {
    pupil = await ofClass.pupil("Ann");
    attempt = null;
  };
  await newStudent();
  const decide = async (decision: string) => {
    const input = { idempotency_key: newKey(), assignment_id, member_id: pupil.memberId, decision };
    return (await school.call("decideLockdown", input, ofClass.teacher.token)).body.code;
  };
  const beat = async ({ attempt_id, lease }: Attempt) =>
    (await school.call("heartbeat", { attempt_id, lease, browser: "missing" }, pupil.token)).body.code;
  const perform = async (call: CallName): Promise<number> => {
    switch (call) {
      case "newStudent":
        await newStudent();
        return 200;
      case "pass":
        return (await seb.check(pupil.token)).code;
      case "fail":
        return (await seb.check(pupil.token, { config_key: "" })).code;
      case "begin": {
        if (attempt !== null) {
          const resumed = { menu_id: "fixed", attempt_id: attempt.attempt_id, lease: attempt.lease };
          const { code, data } = (await school.call("startExam", resumed, pupil.token)).body;
          if (code === 200) attempt = data;
          return code;
        }
        const begun = await beginGiven(school, pupil, assignment_id);
        if (begun.code === 200) attempt = begun.data;
        return begun.code;
      }
      case "lose":
        return attempt === null ? 200 : beat(attempt);
      case "handIn": {
        if (attempt === null) return 200;
        await handIn(school, pupil.token, attempt);
        attempt = null;
        return 200;
      }
      case "unlock":
      case "waive":
      case "require":
        return decide(call);
    }
  };
  const { taken, paths } = await walkByCalls<Place, CallName>({
    first,
    calls,
    after,
    keyOf: ({ phase, hasBegun }) => `${phase} ${hasBegun}`,
    perform: async (call, { name, before, now }) => {
      const isRefused = eventsOf(call, before) === null;
      expect([name, (await perform(call)) === 200]).toEqual([name, !isRefused]);
      const { members } = await ofClass.detail(assignment_id);
      const known = members.find(({ member_id: id }) => id === pupil.memberId)?.lockdown;
      expect([name, known?.phase ?? "unchecked", known?.locked_at ?? null]).toEqual([
        name,
        now.phase,
        now.phase === "locked" ? school.now : null,
      ]);
    },
  });
  expectEveryTransition(context, "lockdown, by calls", {
    declared: declaredIn(lockdownMachine).map(({ name }) => name),
    taken,
    paths,
  });
}, 120_000);
