import { expect, it } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import type { Profile } from "../../../machines/session/profile";
import { sessionMachine } from "../../../machines/session/session.machine";
import { isSessionSettled } from "../../../machines/session/session.selectors";
import { SessionProvider } from "../../../src/web/contexts/session-context";
import { Can } from "../../../src/web/permissions/Can";
import { show } from "../show";

const ann: Profile = {
  username: "ann",
  nickname: "Ann",
  avatar: "",
  status: 0,
  type: 0,
  admin: false,
  role: ["teacher"],
  permission: [],
  grade: null,
};

const shown = async (profile: Profile | null): Promise<string> => {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restoreToken: fromPromise(async (): Promise<string | null> => (profile === null ? null : "t")),
        loadProfile: fromPromise(async () => profile ?? ann),
      },
    }),
  ).start();
  await waitFor(session, isSessionSettled);
  const { container } = show(
    <SessionProvider value={session}>
      <Can permission={["teacher"]}>
        <p>marks</p>
      </Can>
      <Can permission={{ role: ["teacher"], mode: "except" }}>
        <p>sitting</p>
      </Can>
    </SessionProvider>,
  );
  return container.textContent ?? "";
};

it("omits content that the person may not see", async () => {
  expect([
    await shown(ann),
    await shown({ ...ann, admin: true }),
    await shown({ ...ann, role: [] }),
    await shown(null),
  ]).toEqual(["marks", "markssitting", "sitting", "sitting"]);
});
