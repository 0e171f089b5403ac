import { invitationMachine, type InvitationContext } from "../../../machines/visitor/invitation.machine";
import type { Look } from "../../../src/contract/account/visitors";
import { faults } from "../../../src/contract/calls/faults";
import { chartSpec } from "../../support/chart-spec";
import { contextBefore, type Expected } from "../../support/model";
import { done, failed, type Exploration } from "../../support/paths";
import type { ByHand } from "../../support/walk";

const chart = invitationMachine.provide({ actions: { renewKey: () => undefined } });
const look: Look = {
  share_id: "s1",
  kind: "test",
  menu_id: "m1",
  family: "custom",
  exam_info: {
    type: 0,
    extract_question_logic: 0,
    extract_question_number: 4,
    scoring_method: 1,
    correct_rate_method: 1,
  },
  title: { en: "Fixed" },
  measures: { en: "Biology" },
  inviter: "Ann",
  valid_until: 1_000,
  sees_result: true,
  strict: false,
  items: 4,
  grades: [],
  time_limit_ms: null,
  guest: null,
};
const known: Look = { ...look, guest: { name: "Mia" } };
const entry = { token: "v.one", guest: { guestId: "g1", name: "Mia" } } as const;
const used = { code: faults.invitationUsed.code, status: 200, msg: "used" };
const network = { code: "network" };
const code = { code: "7KQM-2XPR-9TVA" } as const;
const link = { vtk: "v.link" } as const;

const samples: Exploration<typeof chart>["samples"] = [
  { type: "secret.given", secret: code },
  { type: "visit.wanted", name: "Mia" },
  { type: "guest.changed" },
  { type: "invitation.declined" },
  done("lookAt", look),
  done("lookAt", known),
  failed("lookAt", used),
  failed("lookAt", network),
  done("enter", entry),
  failed("enter", used),
  failed("enter", network),
];
const project: NonNullable<Exploration<typeof chart>["project"]> = ({ context }) => [
  context.look?.guest?.name ?? null,
  context.fault?.code ?? null,
];

const nothing = { secret: null, look: null, name: "" };

const expecting =
  (secret: InvitationContext["secret"]) =>
  (step: Expected): ByHand => {
    const { event, before } = step;
    if (before === null)
      return { value: secret === null ? "unopened" : "looking", context: { ...nothing, secret, fault: null } };
    const { type, output, error } = event;
    const context = contextBefore<InvitationContext>(step);
    if (type === "secret.given") return { value: "looking", context: { secret: code, fault: null } };
    if (type === "visit.wanted") return { value: "entering", context: { name: "Mia", fault: null } };
    if (type === "guest.changed")
      return { value: "opened", does: ["renewKey"], context: { look: { ...context.look, guest: null }, name: "" } };
    if (type === "invitation.declined") return { value: "unopened", context: { ...nothing, fault: null } };
    if (output === entry)
      return {
        value: "unopened",
        emits: [{ type: "visit.granted", ...entry }],
        context: { ...nothing, fault: null },
      };
    if (output !== undefined)
      return { value: "opened", context: { look: output, name: output.guest?.name ?? "", fault: null } };
    const isKept = type.endsWith("enter") && error === network;
    return isKept
      ? { value: "opened", context: { look: context.look, secret: context.secret, fault: network } }
      : { value: "unopened", context: { ...nothing, fault: error } };
  };

export const spec = chartSpec({
  name: "invitation",
  machine: chart,
  effects: { once: ["lookAt", "enter"] },
  cases: [
    {
      name: "somebody who types a code",
      exploration: { samples, project, input: { secret: null } },
      expected: expecting(null),
      paths: 23,
    },
    {
      name: "somebody who comes by a link",
      exploration: { samples, project, input: { secret: link } },
      expected: expecting(link),
      paths: 23,
    },
  ],
});
