import { counts } from "../../attempts/sections";
import type { TestDefinition } from "../../db/shapes";

type Check = (definition: TestDefinition) => string | null;

const formsAreThere: Check = ({ sections, forms = [] }) => {
  const thin = sections.filter(counts).find(({ stage, items }) => {
    const own = forms.filter((form) => form.stage === stage);
    return own.length === 0 || own.some((form) => form.items.length < items);
  });
  return thin === undefined
    ? null
    : `its section "${thin.stage}" has no form, or one with fewer than ${thin.items} items`;
};

const itemsStayInTheirSection: Check = ({ forms = [], practice = {} }) => {
  const placed = new Map<string, string>();
  const all = [...forms, ...Object.entries(practice).map(([stage, items]) => ({ stage, items }))];
  for (const { stage, items } of all)
    for (const itemId of items) {
      if ((placed.get(itemId) ?? stage) !== stage) return `its item ${itemId} stands in two sections`;
      placed.set(itemId, stage);
    }
  return null;
};

const waysAreThere: Check = ({ forms = [], routing = {} }) => {
  for (const [stage, { from, cuts, routes }] of Object.entries(routing)) {
    if (routes.length !== cuts.length + 1) return `its section "${stage}" needs one way more than it has cuts`;
    const panels = forms.filter((form) => form.stage === from).map(({ form }) => form);
    const lacks = panels.some((panel) =>
      routes.some((way) => !forms.some((one) => one.stage === stage && one.form === panel && one.route === way)),
    );
    if (panels.length === 0 || lacks) return `its section "${stage}" cannot be reached from every form of "${from}"`;
  }
  return null;
};

const checks: readonly Check[] = [formsAreThere, itemsStayInTheirSection, waysAreThere];

/** One sentence on why a staged test cannot be delivered, null if it can. */
export function faultOfStaged(definition: TestDefinition): string | null {
  for (const check of checks) {
    const fault = check(definition);
    if (fault !== null) return fault;
  }
  return null;
}
