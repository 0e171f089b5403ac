import { draftOf, draftTestOf } from "../support/drafts";
import { askAs } from "./api";
import type { Site } from "./site";

const minute = 60_000;

interface GivenTest {
  /** Makes the idempotency key of each call. */
  readonly key: () => string;
  readonly questions: readonly string[];
  readonly title: { readonly en: string; readonly zh: string };
  readonly minutes: number;
  readonly className: string;
  /** The list of members, as it is pasted. */
  readonly roster: string;
  /** Who applies the list; a manager of accounts may link a member to an account at once. */
  readonly manager?: string;
  readonly place: "home" | "room";
}

/** A new test, published and given to a new class for three hours by the teacher whose token it is, over HTTP. */
export async function giveTest(
  site: Site,
  token: string,
  { key, questions, title, minutes, className, roster, manager = token, place }: GivenTest,
) {
  const items: string[] = [];
  for (const question of questions)
    items.push((await askAs(site, token, "saveItem", { idempotency_key: key(), draft: draftOf(question) })).item_id);
  const usual = draftTestOf(items, { title });
  const definition = { ...usual, policies: { ...usual.policies, time_limit_ms: minutes * minute } };
  const { test_id } = await askAs(site, token, "saveTest", { idempotency_key: key(), definition });
  const { menu_id } = await askAs(site, token, "publishDraftTest", { test_id, version: 1 });
  const { class_id } = await askAs(site, token, "saveClass", { idempotency_key: key(), name: className });
  const { digest } = await askAs(site, manager, "rosterDiff", { class_id, text: roster });
  await askAs(site, manager, "rosterApply", { idempotency_key: key(), class_id, digest: digest ?? "", chosen: {} });
  const { assignment_id } = await askAs(site, token, "assign", {
    idempotency_key: key(),
    menu_id,
    class_id,
    opens_at: Date.now() - minute,
    closes_at: Date.now() + 180 * minute,
    attempts: 1,
    release: "manual",
    place,
    accept_findings: true,
  });
  if (assignment_id === null) throw new Error("findings keep it from being given");
  return { menu_id, class_id, assignment_id };
}
