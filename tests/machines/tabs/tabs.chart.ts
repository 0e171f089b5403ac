import type { AnyEventObject } from "xstate";
import { tabsMachine } from "../../../machines/tabs/tabs.machine";
import { chartSpec } from "../../support/chart-spec";
import { expected } from "./expected";
import { closingPages, sittingThrough } from "./samples";

const short = (key: string): string => /[^/?]+/.exec(key.replace("/examAccess", ""))?.[0] ?? "home";
const subjectOf = ({ page, key }: AnyEventObject): string | undefined => {
  const subject: unknown = typeof page === "object" && page !== null && "key" in page ? page.key : key;
  return typeof subject === "string" ? short(subject) : undefined;
};
const nameOf = (event: AnyEventObject): string =>
  [event.type, subjectOf(event), event["scope"], event["isDirty"] === false ? "saved" : undefined]
    .filter((fact) => fact !== undefined)
    .join(" ");

export const spec = chartSpec({
  name: "tabs",
  machine: tabsMachine,
  effects: {},
  cases: [
    { name: "pages that come, change and go", paths: 230, exploration: closingPages, expected, nameOf },
    { name: "a sitting from its beginning to its end", paths: 186, exploration: sittingThrough, expected, nameOf },
  ],
});
