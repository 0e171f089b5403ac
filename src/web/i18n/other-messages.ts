import type { Messages } from "./messages";

/** The files of messages that a first visit, a home page, a sitting and its result do without. */
export const otherFiles = import.meta.glob<{ readonly default: Messages }>([
  "./parts/*.json",
  "!./parts/{account,assigned,console,exam,guest,home,results,sections}.*.json",
]);
