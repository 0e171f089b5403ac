import type { z } from "zod";
import type { chooseForLaunchInput, LaunchStep } from "../../../contract/integrations/launches";
import { ltiPaths } from "../../../contract/integrations/lti-paths";
import type { ContentItem } from "../../db/integration-shapes";
import { ltiOffers } from "../../db/integrations-schema";
import type { Queries } from "../../db/open";
import { inOneTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import { findAssignment, type AssignmentRow } from "../assignments/assignment-row";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { setShare } from "../guests/set-share";
import { sealSecret } from "../sealed-secret";
import { siteAddressOf, type AddressedSite } from "../site-address";
import { anonymousPurpose, nextPlaceOfCaller } from "./enter-launch";
import { offerParameter } from "./launch-details";
import { launchByKey, moveLaunch, refuseElsewhere, type SettlingLaunch } from "./launch-row";
import { makeLink } from "./link-row";

type Input = z.output<typeof chooseForLaunchInput>;
type Chosen = Input["tests"][number];

const mostGuests = 1_000;
/** How long anonymous learners may see and claim their result after the end of the assignment, in ms. */
const lastingMs = 30 * 86_400_000;
const longestInvitationMs = 365 * 86_400_000;

const instantOf = (ms: number): string => new Date(ms).toISOString();

/** The sealed invitation to the test of an assignment for those whom the platform does not name. */
async function invitationTo(
  deps: Dependencies,
  caller: Caller,
  { assignmentId, menuId, closesAt }: AssignmentRow,
): Promise<string> {
  const now = deps.clock();
  const { secrets } = await setShare(deps, caller, {
    menu_id: menuId,
    name: "",
    valid_until: Math.min(Math.max(closesAt, now) + lastingMs, now + longestInvitationMs),
    uses: mostGuests,
    sees_result: true,
    strict: false,
    idempotency_key: `lti-${assignmentId}-${deps.ids()}`.slice(0, 64),
  });
  if (secrets === null) throw new CallRefusal("invitingRefused");
  return sealSecret(deps, anonymousPurpose, secrets.vtk);
}

const contentItem = (
  site: AddressedSite,
  { label, score_maximum: scoreMaximum }: Chosen,
  { assignmentId, opensAt, closesAt }: AssignmentRow,
  { offerId, takesLineItem }: { offerId: string; takesLineItem: boolean },
): ContentItem => ({
  type: "ltiResourceLink",
  title: label,
  url: siteAddressOf(site, ltiPaths.launch),
  custom: { [offerParameter]: offerId },
  ...(takesLineItem ? { lineItem: { label, scoreMaximum, resourceId: assignmentId } } : {}),
  available: { startDateTime: instantOf(opensAt), endDateTime: instantOf(closesAt) },
  submission: { endDateTime: instantOf(closesAt) },
});

interface Choice {
  readonly launch: SettlingLaunch;
  readonly test: Chosen;
  readonly assignment: AssignmentRow;
  readonly anonymousLink: string | null;
}

async function offer(
  tx: Queries,
  deps: Dependencies,
  caller: Caller,
  { launch, test, assignment, anonymousLink }: Choice,
): Promise<ContentItem> {
  const offerId = deps.secret();
  await tx.insert(ltiOffers).values({
    offerId,
    registrationId: launch.registrationId,
    assignmentId: assignment.assignmentId,
    anonymousLink,
    offeredBy: caller.userId,
    madeAt: deps.clock(),
  });
  return contentItem(deps, test, assignment, {
    offerId,
    takesLineItem: launch.details.choice?.takesLineItem ?? false,
  });
}

/**
 * Chooses the assignment that a new link opens, or the tests that the platform is given, as the person who launched.
 * Throws `launchUnknown`, `launchElsewhere`, `assignmentUnknown`, and `invalidRequest` for several where one is asked.
 */
export const chooseForLaunch = (
  deps: Dependencies,
  caller: Caller,
  { key, tests, anonymous }: Input,
): Promise<LaunchStep> =>
  inOneTransaction(deps.db, async (whole) => {
    const parts = { ...deps, db: whole };
    const launch = await launchByKey(whole, { key, now: deps.clock(), isLocking: true });
    if (launch.userId !== caller.userId) throw new CallRefusal("launchUnknown");
    if (launch.phase === "entered") return { to: nextPlaceOfCaller(launch, key) };
    refuseElsewhere(launch, "choosing");
    const { choice } = launch.details;
    if (tests.length > 1 && choice?.several !== true) throw new CallRefusal("invalidRequest");
    const answer: ContentItem[] = [];
    for (const test of tests) {
      const { assignment } = await findAssignment(whole, caller, test.assignment_id);
      const anonymousLink = anonymous ? await invitationTo(parts, caller, assignment) : null;
      if (choice !== null) answer.push(await offer(whole, parts, caller, { launch, test, assignment, anonymousLink }));
      else
        await makeLink(whole, {
          linkId: deps.ids(),
          registrationId: launch.registrationId,
          details: launch.details,
          assignmentId: assignment.assignmentId,
          anonymousLink,
          chosenBy: caller.userId,
          now: deps.clock(),
        });
    }
    const moved = await moveLaunch(whole, launch, { type: "tests.chosen" }, choice === null ? {} : { answer });
    if (moved === null) throw new CallRefusal("launchElsewhere");
    return { to: nextPlaceOfCaller({ ...launch, phase: moved.phase }, key) };
  });
