import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { TestDetail } from "../../../src/contract/tests";
import { SessionProvider } from "../../../src/web/contexts/session-context";
import { VisitorProvider } from "../../../src/web/contexts/visitor-context";
import { DetailPage } from "../../../src/web/home/DetailPage";
import { noVisit } from "../no-visit";
import { openPage, stubServer } from "../open-page";
import { people, sessionOf } from "../sitting/frame";
import { card, fixed } from "./samples";

const detailOf = (menu_id: string): TestDetail => ({
  ...card({}, { ...fixed, menu_id }),
  attempt_limit: null,
  release: { when: "after_finish" },
  sections: [],
  rules: [],
  start_levels: [],
  start_level: null,
  attempts: [],
  open_attempt: null,
});

it.each([
  ["item.write", "preview.t1", { starts: 1, invites: 0 }],
  ["item.write", "m1", { starts: 0, invites: 1 }],
  ["exam.take", "m1", { starts: 1, invites: 1 }],
])("whoever has %s sees on the page of %s what can be done there", async (permission, menuId, shown) => {
  stubServer({ menuDetail: () => detailOf(menuId) });
  const session = sessionOf({ ...people.ann, permission: [permission] });
  await openPage(
    () => (
      <SessionProvider value={session}>
        <VisitorProvider value={noVisit}>
          <DetailPage menuId={menuId} />
        </VisitorProvider>
      </SessionProvider>
    ),
    `/examAccess/detail?menu_id=${menuId}`,
  );
  await screen.findByRole("heading", { name: "Mathematics" });
  expect({
    starts: screen.queryAllByRole("link", { name: /^Start/ }).length,
    invites: screen.queryAllByRole("button", { name: /invite/i }).length,
  }).toEqual(shown);
});
