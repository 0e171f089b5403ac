import { visitorMachine } from "../../../machines/visitor/visitor.machine";
import { faults } from "../../../src/contract/calls/faults";
import { done, failed, type Exploration } from "../../support/paths";

const nothing = () => undefined;

export const chart = visitorMachine.provide({ actions: { keepVisit: nothing, clearVisit: nothing } });
export const effects = { once: ["redeem"] } as const;

const samples: Exploration<typeof visitorMachine>["samples"] = [
  { type: "visit.granted", token: "v.one", guest: { guestId: "g1", name: "Mia" } },
  { type: "visit.granted", token: "v.two", guest: { guestId: "g2", name: "" } },
  { type: "page.opened", isGuestPage: true },
  { type: "page.opened", isGuestPage: false },
  { type: "result.chosen", resultType: "3" },
  { type: "visitor.expired" },
  { type: "visitor.left" },
  done("redeem"),
  failed("redeem", { code: faults.visitorUnknown.code, status: 401, msg: "" }),
  failed("redeem", { code: "network" }),
];

const project: NonNullable<Exploration<typeof visitorMachine>["project"]> = ({ context }) => [
  context.token,
  context.isOnGuestPage,
];

export const arriving: Exploration<typeof visitorMachine> = { samples, project, input: null };
export const zero = { guestId: "g0", name: "Leo" } as const;
/** A reload within a visit. */
export const returning: Exploration<typeof visitorMachine> = {
  samples,
  project,
  input: { token: "v.zero", guest: zero },
};
