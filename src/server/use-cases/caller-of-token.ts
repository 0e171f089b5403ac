import { sql } from "drizzle-orm";
import { permissionsOf } from "../../contract/account/roles";
import { createGatherer } from "../attempts/answer-batch/gather";
import { sessions, users } from "../db/accounts-schema";
import { givenRows, jsonOf, placeholder, statement } from "../db/statement";
import { CallRefusal } from "../support/refusal";
import { refuseByStatus } from "./account-status";
import type { Caller } from "./caller";
import type { Dependencies } from "./dependencies";

/** Looks up the caller by the hash of their token in the database. Throws `tokenInvalid` or `accountRefused`. */
export type CallerOf = (tokenHash: string) => Promise<Caller>;

const callerColumns = {
  userId: users.userId,
  username: users.username,
  nickname: users.nickname,
  avatar: users.avatar,
  status: users.status,
  type: users.type,
  admin: users.admin,
  role: users.role,
  permission: users.permission,
  grade: users.grade,
};

interface Session extends Pick<Caller, "lastSeenAt"> {
  readonly user: Pick<typeof users.$inferSelect, keyof typeof callerColumns>;
}

/**
 * A lateral join, so that each session is looked up by its key: for many tokens, PostgreSQL might prefer a full scan.
 */
const sessionsStatement = statement<Session & { readonly place: number }, "asked" | "now">(
  "sessions_of_tokens",
  () => sql`
  select asked.place, bearer.caller as "user", session.last_seen_at as "lastSeenAt"
  from ${givenRows("asked", { place: "integer", token_hash: "text" })}, lateral (
    select ${sessions.userId}, ${sessions.lastSeenAt} from ${sessions}
    where ${sessions.tokenHash} = asked.token_hash and ${sessions.revokedAt} is null
      and ${sessions.expiresAt} > ${placeholder("now")}
    limit 1
  ) as session, lateral (
    select ${jsonOf(callerColumns)} as caller from ${users} where ${users.userId} = session.user_id limit 1
  ) as bearer`,
);

/** Statements under way at the same time, and the maximum number of tokens in each. */
const ways = 4;
const most = 64;

/** Looks up sessions for the calls of a process, in batches. */
export function createCallerOf(deps: Pick<Dependencies, "db" | "clock" | "checksStatus">): CallerOf {
  const { db, clock } = deps;
  const sessionOf = createGatherer<string, Session | null>({
    send: async (tokenHashes) => {
      const asked = JSON.stringify(tokenHashes.map((token_hash, place) => ({ place, token_hash })));
      const read = new Map(
        (await sessionsStatement(db, { asked, now: clock() })).map(({ place, ...session }) => [place, session]),
      );
      return tokenHashes.map((_, place) => read.get(place) ?? null);
    },
    outcomeOfError: (error) => {
      throw error;
    },
    ways,
    most,
  });
  return async (tokenHash) => {
    const session = await sessionOf(tokenHash);
    if (session === null) throw new CallRefusal("tokenInvalid");
    const { user, lastSeenAt } = session;
    refuseByStatus(deps, user.status, "accountRefused");
    return { ...user, permission: permissionsOf(user), tokenHash, lastSeenAt };
  };
}
