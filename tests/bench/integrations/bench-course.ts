import {
  ltiLaunches,
  ltiLearners,
  ltiLinks,
  ltiPersons,
  ltiRegistrations,
} from "../../../src/server/db/integrations-schema";
import type { Database } from "../../../src/server/db/open";
import { newSecret, secretHashOf } from "../../../src/server/support/identifiers";
import { openSession } from "../../../src/server/use-cases/sign-in";
import { fixedDraft } from "../answers/fixed-test";
import { addPupils } from "../class/pupils";
import type { Call } from "../load/call";
import type { BenchPlatform } from "./bench-platform";
import type { PreparedLaunch } from "./generator";

const hour = 3_600_000;
const registrationId = "bench-registration";

/** A course at a platform whose link opens an assignment, with learners who have come by it before. */
export interface BenchCourse {
  readonly assignmentId: string;
  readonly subjects: readonly string[];
  /** The tokens of the learners' sessions. */
  readonly tokens: readonly string[];
}

/** Makes the course as the teacher who calls; the fixed test of the measurements must be there. */
export async function openBenchCourse(
  call: Call,
  db: Database,
  platform: BenchPlatform,
  size: number,
): Promise<BenchCourse> {
  const now = Date.now();
  const { issuer, clientId, deploymentId, key, linkId, lineItem, scopes } = platform;
  const { class_id: classId } = await call("saveClass", { idempotency_key: "bench-lti-class", name: "Mathematics 5b" });
  const subjects = Array.from({ length: size }, (_, place) => `bench-learner-${place}`);
  await addPupils(
    db,
    classId,
    subjects.map((userId) => ({ userId, nickname: userId })),
  );
  const { assignment_id: assignmentId } = await call("assign", {
    idempotency_key: "bench-lti-assignment",
    menu_id: fixedDraft.menuId,
    class_id: classId,
    opens_at: now,
    closes_at: now + hour,
    attempts: 1,
    release: "manual",
    place: "home",
    accept_findings: true,
  });
  if (assignmentId === null) throw new Error("The test of the measurement cannot be given.");
  await db.insert(ltiRegistrations).values({
    registrationId,
    name: "Bench",
    issuer,
    clientId,
    deploymentIds: [deploymentId],
    authUrl: `${issuer}/auth`,
    tokenUrl: `${issuer}/token`,
    jwksUrl: `${issuer}/jwks`,
    scoreRelease: "at_once",
    createKey: registrationId,
    madeAt: now,
    keySet: { keys: [key], readAt: now },
  });
  await db.insert(ltiLinks).values({
    linkId,
    registrationId,
    deploymentId,
    resourceLinkId: linkId,
    assignmentId,
    contextId: "course-1",
    title: "Unit 1",
    lineItem,
    scopes,
    madeAt: now,
  });
  await db.insert(ltiPersons).values(subjects.map((subject) => ({ issuer, subject, userId: subject, linkedAt: now })));
  await db.insert(ltiLearners).values(subjects.map((subject) => ({ linkId, subject, userId: subject, assignmentId })));
  const tokens = await Promise.all(
    subjects.map((userId) => openSession({ db, clock: Date.now, secret: newSecret }, userId)),
  );
  return { assignmentId, subjects, tokens };
}

const rowsAtOnce = 1_000;

/** Launches whose logins have begun, with the answers of the platform. */
export async function prepareLaunches(
  db: Database,
  platform: BenchPlatform,
  { subjects }: BenchCourse,
  { siteUrl, count }: { readonly siteUrl: string; readonly count: number },
): Promise<PreparedLaunch[]> {
  const target = `${siteUrl}/lti/launch`;
  const login = { iss: platform.issuer, login_hint: "1", target_link_uri: target };
  const expiresAt = Date.now() + hour;
  const prepared: PreparedLaunch[] = [];
  while (prepared.length < count) {
    const rows: (typeof ltiLaunches.$inferInsert)[] = [];
    while (rows.length < rowsAtOnce && prepared.length < count) {
      const [state, nonce, browserSecret] = [newSecret(), newSecret(), newSecret()];
      const subject = subjects[prepared.length % subjects.length] ?? "";
      const idToken = await platform.tokenOf(subject, nonce, target);
      rows.push({
        stateHash: secretHashOf(state),
        registrationId,
        phase: "asked",
        need: "nothing",
        nonce,
        browserHash: secretHashOf(browserSecret),
        login,
        expiresAt,
      });
      prepared.push({
        cookie: `lti_${state.slice(0, 16)}=${browserSecret}`,
        fields: new URLSearchParams({ state, id_token: idToken }).toString(),
      });
    }
    await db.insert(ltiLaunches).values(rows);
  }
  return prepared;
}
