#!/usr/bin/env bash
# xstate 5.33.3: the pure function `transition(machine, snapshot, event)` gives back the very same snapshot object not
# only for an event that nothing takes, but also for one that is taken and leads to the state itself, without actions.
# It makes no difference whether the transition stands in the state or above it, nor whether it reenters the state.
# So "the same object came back" does not mean "the event was refused"; `snapshot.can(event)` tells both apart.
#
# Output seen (transition, same object, can):
#   from above true true
#   to itself true true
#   reentering true true
#   with an action false true
#   not taken true false
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
npm install --silent --no-save --no-package-lock --prefix "$work" xstate@5.33.3 >/dev/null
cat >"$work/same.mjs" <<'SCRIPT'
import { assign, setup, transition } from "xstate";
const machine = setup({}).createMachine({
  context: { count: 0 },
  initial: "waiting",
  on: { "from above": ".waiting" },
  states: {
    waiting: {
      on: {
        "to itself": "waiting",
        reentering: { target: "waiting", reenter: true },
        "with an action": { target: "waiting", actions: assign({ count: ({ context }) => context.count + 1 }) },
      },
    },
  },
});
const snapshot = machine.resolveState({ value: "waiting", context: { count: 0 } });
for (const type of ["from above", "to itself", "reentering", "with an action", "not taken"]) {
  const [next] = transition(machine, snapshot, { type });
  console.log(type, next === snapshot, snapshot.can({ type }));
}
SCRIPT
node "$work/same.mjs" | tee "$work/seen"
diff "$work/seen" - <<'EXPECTED'
from above true true
to itself true true
reentering true true
with an action false true
not taken true false
EXPECTED
echo "As described."
