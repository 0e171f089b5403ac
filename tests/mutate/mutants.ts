import type { AnyStateMachine } from "xstate";
import { declaredIn, type Declared } from "../support/paths";

export type Kind = "removed" | "retargeted" | "actions dropped";
type Node = AnyStateMachine["root"];

/** One fault put into a chart: applied to a fresh copy of it. */
export interface Mutant {
  readonly kind: Kind;
  readonly transition: string;
  readonly change: (machine: AnyStateMachine) => void;
}

/** The limit of steps after which a chart that a fault sends in circles stops. */
const mostMicrosteps = 500;

const heldBy = ({ node, event }: Declared) =>
  event === "" ? (node.always ?? []) : (node.transitions.get(event) ?? []);
type Transition = ReturnType<typeof heldBy>[number];

/** Another state beside the target, if possible one that is not left immediately; the source if there is no other. */
const elsewhere = (source: Node, target: Node | undefined): Node | null => {
  const from = target ?? source;
  const beside = (Object.values(from.parent?.states ?? {}) as Node[]).filter(
    (node) => node !== from && node.type !== "history",
  );
  const ways = (node: Node) => (node.always ?? []).length;
  const calmest = beside.findLast((node) => ways(node) === Math.min(...beside.map(ways)));
  return calmest ?? (target === undefined || target === source ? null : source);
};

/** Finds the transition with this index in another copy of the chart, and replaces it by the result of `faulty`. */
const changing =
  (place: number, faulty: (transition: Transition) => readonly Transition[]) =>
  (machine: AnyStateMachine): void => {
    Object.assign(machine.options, { maxIterations: mostMicrosteps });
    const declared = declaredIn(machine)[place];
    if (declared === undefined) throw new Error(`no transition ${place} in ${machine.id}`);
    const list = heldBy(declared);
    list.splice(declared.index, 1, ...faulty(list[declared.index]!));
  };

/** Every fault of three kinds, one at a time. */
export const mutantsOf = (machine: AnyStateMachine): Mutant[] =>
  declaredIn(machine).flatMap((declared, place) => {
    const transition = heldBy(declared)[declared.index]!;
    const { name } = declared;
    const removed: Mutant = { kind: "removed", transition: name, change: changing(place, () => []) };
    const target = elsewhere(declared.node, transition.target?.[0]);
    const retargeted: Mutant = {
      kind: "retargeted",
      transition: name,
      change: (copy) =>
        changing(place, (held) => [
          Object.assign(Object.create(held) as Transition, { target: [copy.getStateNodeById(target!.id)] }),
        ])(copy),
    };
    const dropped: Mutant = {
      kind: "actions dropped",
      transition: name,
      change: changing(place, (held) => [Object.assign(Object.create(held) as Transition, { actions: [] })]),
    };
    return [removed, ...(target === null ? [] : [retargeted]), ...(transition.actions.length === 0 ? [] : [dropped])];
  });
