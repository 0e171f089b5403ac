import fc from "fast-check";
import { expect, it } from "vitest";
import { createActor } from "xstate";
import { settingChoices, type Layout } from "../../../machines/appearance/theme-settings";
import { layoutMachine, type LayoutEvent } from "../../../machines/layout/layout.machine";
import {
  canCollapse,
  isColumnWithheld,
  isCollapsed,
  isMenuOpen,
  isNarrow,
  selectLayout,
  isCollapsedByUser,
} from "../../../machines/layout/layout.selectors";

const event: fc.Arbitrary<LayoutEvent> = fc.oneof(
  fc
    .constantFrom("window.narrowed", "window.widened", "fold.toggled", "menu.opened", "menu.closed")
    .map((type) => ({ type }) as const),
  fc.boolean().map((noColumn) => ({ type: "page.opened", noColumn }) as const),
);

interface Facts {
  readonly isNarrow: boolean;
  readonly isOpen: boolean;
  readonly isFolded: boolean;
  readonly isWithheld: boolean;
}

/** The same in plain facts, each owned by one kind of event. */
const after = (facts: Facts, said: LayoutEvent): Facts => {
  switch (said.type) {
    case "window.narrowed":
      return { ...facts, isNarrow: true };
    case "window.widened":
      return { ...facts, isNarrow: false, isOpen: false };
    case "fold.toggled":
      return { ...facts, isFolded: !facts.isFolded };
    case "page.opened":
      return { ...facts, isWithheld: said.noColumn, isOpen: false };
    case "menu.opened":
      return { ...facts, isOpen: facts.isNarrow };
    case "menu.closed":
      return { ...facts, isOpen: false };
  }
};

const foldable: readonly Layout[] = ["column", "comprehensive", "vertical", "common"];

it("shows the vertical layout while the window is narrow, and restores choice and fold after it", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(event, fc.constantFrom(...settingChoices.layout)), { maxLength: 30 }), (steps) => {
      const actor = createActor(layoutMachine).start();
      let facts: Facts = { isNarrow: false, isOpen: false, isFolded: false, isWithheld: false };
      for (const [said, chosen] of steps) {
        actor.send(said);
        facts = after(facts, said);
        const now = actor.getSnapshot();
        const shown = facts.isNarrow ? "vertical" : chosen;
        const isWithheld = shown === "column" && facts.isWithheld;
        expect({
          layout: selectLayout(now, chosen),
          isNarrow: isNarrow(now),
          isOpen: isMenuOpen(now),
          ownFold: isCollapsedByUser(now),
          isWithheld: isColumnWithheld(now, chosen),
          canFold: canCollapse(now, chosen),
        }).toEqual({
          layout: shown,
          isNarrow: facts.isNarrow,
          isOpen: facts.isOpen,
          ownFold: facts.isFolded,
          isWithheld,
          canFold: foldable.includes(shown) && !isWithheld,
        });
        expect(isCollapsed(now, chosen)).toBe(
          isWithheld || (!facts.isNarrow && facts.isFolded && foldable.includes(shown)),
        );
      }
    }),
  );
});

it("a page without the second column folds the column layout alone, not the others", () => {
  fc.assert(
    fc.property(fc.constantFrom(...settingChoices.layout), fc.boolean(), (layout, isOwnFold) => {
      const actor = createActor(layoutMachine).start();
      if (isOwnFold) actor.send({ type: "fold.toggled" });
      const before = isCollapsed(actor.getSnapshot(), layout);
      actor.send({ type: "page.opened", noColumn: true });
      const during = isCollapsed(actor.getSnapshot(), layout);
      actor.send({ type: "page.opened", noColumn: false });
      expect([during, isCollapsed(actor.getSnapshot(), layout)]).toEqual([layout === "column" ? true : before, before]);
    }),
  );
});
