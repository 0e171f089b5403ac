import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { LaunchNeed, LaunchPhase, PassBackPhase } from "../../contract/integrations/launch-phases";
import type { LaunchRefusalName } from "../../contract/integrations/launch-refusals";
import type { LaunchOpens, ScoreRelease } from "../../contract/integrations/lti-registrations";
import type { OutgoingKind } from "../../contract/integrations/outgoing";
import { users } from "./accounts-schema";
import { assignments } from "./classes-schema";
import { instantColumn } from "./columns";
import type {
  ContentItem,
  KnownKeySet,
  LaunchDetails,
  LoginRequest,
  NotedFault,
  SentScore,
} from "./integration-shapes";

/** Learning platforms that may launch this tool (LTI 1.3). */
export const ltiRegistrations = pgTable(
  "lti_registrations",
  {
    registrationId: text("registration_id").primaryKey(),
    name: text("name").notNull(),
    issuer: text("issuer").notNull(),
    clientId: text("client_id").notNull(),
    deploymentIds: jsonb("deployment_ids").$type<readonly string[]>().notNull(),
    authUrl: text("auth_url").notNull(),
    tokenUrl: text("token_url").notNull(),
    jwksUrl: text("jwks_url").notNull(),
    scoreRelease: text("score_release").$type<ScoreRelease>().notNull(),
    opens: text("opens").$type<LaunchOpens>().notNull().default("window"),
    /** Of the call that made it: the same call sent twice makes one. */
    createKey: text("create_key").notNull(),
    madeBy: text("made_by").references(() => users.userId),
    madeAt: instantColumn("made_at").notNull(),
    /** When it was switched off; null: it is in use. */
    offAt: instantColumn("off_at"),
    usedAt: instantColumn("used_at"),
    fault: jsonb("fault").$type<NotedFault>(),
    /** The key set of the platform as last read. */
    keySet: jsonb("key_set").$type<KnownKeySet>(),
    /** When the key set was last asked for. */
    keysAskedAt: instantColumn("keys_asked_at"),
  },
  (table) => [
    uniqueIndex("lti_registrations_by_client").on(table.issuer, table.clientId),
    uniqueIndex("lti_registrations_by_key").on(table.madeBy, table.createKey),
  ],
);

/** The keys with which this site signs for platforms. */
export const signingKeys = pgTable("signing_keys", {
  kid: text("kid").primaryKey(),
  /** The private key as a sealed JWK. */
  sealed: text("sealed").notNull(),
  publicKey: jsonb("public_key").$type<Readonly<Record<string, string>>>().notNull(),
  madeAt: instantColumn("made_at").notNull(),
});

/** Access tokens of platforms, until shortly before their end. */
export const ltiTokens = pgTable(
  "lti_tokens",
  {
    registrationId: text("registration_id")
      .notNull()
      .references(() => ltiRegistrations.registrationId),
    scope: text("scope").notNull(),
    sealed: text("sealed").notNull(),
    endsAt: instantColumn("ends_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.registrationId, table.scope] })],
);

/** Persons of platforms, each linked once to the account that the person signed in to. */
export const ltiPersons = pgTable(
  "lti_persons",
  {
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    linkedAt: instantColumn("linked_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index("lti_persons_by_user").on(table.userId)],
);

/** Links in courses of platforms, each of which opens one assignment. */
export const ltiLinks = pgTable(
  "lti_links",
  {
    linkId: text("link_id").primaryKey(),
    registrationId: text("registration_id")
      .notNull()
      .references(() => ltiRegistrations.registrationId),
    deploymentId: text("deployment_id").notNull(),
    /** The platform's id of the link; unique in a deployment. */
    resourceLinkId: text("resource_link_id").notNull(),
    assignmentId: text("assignment_id")
      .notNull()
      .references(() => assignments.assignmentId),
    /** The sealed invitation of those whom the platform does not name; null: they are refused. */
    anonymousLink: text("anonymous_link"),
    contextId: text("context_id"),
    title: text("title").notNull(),
    /** Where scores go; null: the platform takes none. */
    lineItem: text("line_item"),
    lineItems: text("line_items"),
    scopes: jsonb("scopes").$type<readonly string[]>().notNull(),
    /** Where the members of the course are listed; null: the platform does not share them. */
    memberships: text("memberships"),
    chosenBy: text("chosen_by").references(() => users.userId),
    madeAt: instantColumn("made_at").notNull(),
  },
  (table) => [
    uniqueIndex("lti_links_by_platform").on(table.registrationId, table.deploymentId, table.resourceLinkId),
    index("lti_links_by_assignment").on(table.assignmentId),
  ],
);

/** Learners who have come by a link, to whom scores are passed back. */
export const ltiLearners = pgTable(
  "lti_learners",
  {
    linkId: text("link_id")
      .notNull()
      .references(() => ltiLinks.linkId),
    subject: text("subject").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    /** Of the link, by which a result finds its learners. */
    assignmentId: text("assignment_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.subject] }),
    index("lti_learners_by_result").on(table.assignmentId, table.userId),
  ],
);

/** Assignments offered to a platform by deep linking; the link that the platform makes of one names it. */
export const ltiOffers = pgTable("lti_offers", {
  offerId: text("offer_id").primaryKey(),
  registrationId: text("registration_id")
    .notNull()
    .references(() => ltiRegistrations.registrationId),
  assignmentId: text("assignment_id")
    .notNull()
    .references(() => assignments.assignmentId),
  anonymousLink: text("anonymous_link"),
  offeredBy: text("offered_by")
    .notNull()
    .references(() => users.userId),
  madeAt: instantColumn("made_at").notNull(),
});

/** Launches from the login to their end; the hash of the state finds them. */
export const ltiLaunches = pgTable(
  "lti_launches",
  {
    stateHash: text("state_hash").primaryKey(),
    registrationId: text("registration_id")
      .notNull()
      .references(() => ltiRegistrations.registrationId),
    /** The state of the chart `launch`, and what it stores. */
    phase: text("phase").$type<LaunchPhase>().notNull(),
    need: text("need").$type<LaunchNeed>().notNull(),
    refusal: text("refusal").$type<LaunchRefusalName>(),
    nonce: text("nonce").notNull(),
    /** Of the secret that the browser has in its cookie or with the platform. */
    browserHash: text("browser_hash").notNull(),
    /** What the platform sent with the login, by which it can be begun again. */
    login: jsonb("login").$type<LoginRequest>().notNull(),
    /** Of the secret by which the pages that settle the launch know it; null: nothing is to be settled. */
    keyHash: text("key_hash").unique(),
    /** What the platform says, once it is accepted. */
    details: jsonb("details").$type<LaunchDetails>(),
    /** The account as which it was settled; null: none yet. */
    userId: text("user_id").references(() => users.userId),
    /** The tests that were chosen, which the browser takes back to the platform; null: none. */
    answer: jsonb("answer").$type<readonly ContentItem[]>(),
    expiresAt: instantColumn("expires_at").notNull(),
  },
  (table) => [index("lti_launches_by_expiry").on(table.expiresAt)],
);

/** Systems that something goes out to: one process sends to each at a time, until its lease ends. */
export const outgoingTargets = pgTable("outgoing_targets", {
  target: text("target").primaryKey(),
  leasedUntil: instantColumn("leased_until").notNull(),
  lease: text("lease"),
});

/** What goes out to other systems: one row for each result of a person. */
export const outgoing = pgTable(
  "outgoing",
  {
    outgoingId: text("outgoing_id").primaryKey(),
    kind: text("kind").$type<OutgoingKind>().notNull(),
    target: text("target").notNull(),
    linkId: text("link_id")
      .notNull()
      .references(() => ltiLinks.linkId),
    subject: text("subject").notNull(),
    userId: text("user_id").notNull(),
    assignmentId: text("assignment_id").notNull(),
    /** Grows with every change of the result, in the transaction of the change. */
    version: integer("version").notNull(),
    /** The state of the chart `passBack`, and what it stores. */
    state: text("state").$type<PassBackPhase>().notNull(),
    tries: integer("tries").notNull(),
    isTokenRenewed: boolean("is_token_renewed").notNull(),
    isItemRenewed: boolean("is_item_renewed").notNull(),
    nextTry: instantColumn("next_try").notNull(),
    /** The message under way, or the last one; the next has a later time. */
    payload: jsonb("payload").$type<SentScore>(),
    fault: jsonb("fault").$type<Omit<NotedFault, "at">>(),
  },
  (table) => [
    uniqueIndex("outgoing_by_subject").on(table.kind, table.linkId, table.subject),
    index("outgoing_due")
      .on(table.target, table.nextTry)
      .where(sql`state not in ('delivered', 'dead')`),
    index("outgoing_by_state").on(table.state),
  ],
);
