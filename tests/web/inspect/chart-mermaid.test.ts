import { expect, it } from "vitest";
import { graphOf } from "../../../src/web/inspect/chart/graph";
import { mermaidOf } from "../../../src/web/inspect/chart/mermaid";
import { specimen } from "./specimen.machine";

it("writes a chart for Mermaid", () => {
  expect(mermaidOf(graphOf(specimen))).toBe(
    `stateDiagram-v2
  state "specimen" as specimen {
    [*] --> specimen_idle
    state "idle" as specimen_idle
    specimen_idle : entry / arrive
    specimen_idle : exit / leave, count
    specimen_idle : stay / count
    specimen_idle : ignored is ignored
    state "busy" as specimen_busy {
      state "left" as specimen_busy_left {
        [*] --> specimen_busy_left_begun
        state "begun" as specimen_busy_left_begun
        state "over" as specimen_busy_left_over
        specimen_busy_left_over --> [*]
      }
      --
      state "right" as specimen_busy_right
      specimen_busy_right : invoke loader (load)
    }
    state "ended" as specimen_ended
    specimen_ended --> [*]
  }
  specimen --> specimen_idle : again
  specimen_idle --> specimen_ended : go [isAtLeast(3)]
  specimen_idle --> specimen_busy : go [isReady and not isLate] / count, sendTo(helper)
  specimen_idle --> specimen_idle : signIn / hold
  specimen_idle --> specimen_busy : after pause
  specimen_busy --> specimen_ended : done
  specimen_busy_left_begun --> specimen_busy_left_over : always [isLate]
  specimen_busy_right --> specimen_ended : done loader
  specimen_busy_right --> specimen_idle : error loader / count
`,
  );
});
