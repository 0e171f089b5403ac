import type pg from "pg";
import { hasTable } from "../has-table";
import { hasChangesLeft, migrateDatabase } from "../migrate";
import { asSuperuser, ownersLock } from "./as-superuser";
import { auditRole, serverRole } from "./connection";
import { forbiddenRights, provideRole } from "./provide-role";

const mayNothing =
  "nologin nosuperuser nocreatedb nocreaterole noreplication nobypassrls connection limit -1 password null";

/** Creates or repairs the role that owns the audit log: it has no login and no members. */
export async function provideAuditRole(client: pg.Client): Promise<void> {
  await provideRole(client, auditRole, { attributes: mayNothing, mustLack: ["rolcanlogin", ...forbiddenRights] });
  const { rows: memberships } = await client.query<{ granted: string; member: string }>(
    `select quote_ident(roleid::regrole::text) as granted, quote_ident(member::regrole::text) as member
     from pg_auth_members where $1::regrole in (roleid, member)`,
    [auditRole],
  );
  for (const { granted, member } of memberships) await client.query(`revoke ${granted} from ${member} cascade`);
}

const table = "public.audit_entries";
const sequence = "public.audit_entries_number_seq";
const refusing = "public.refuse_rewriting()";

const standing = `
  with log as (select * from pg_class where oid = to_regclass('${table}')),
    owner as (select oid from pg_roles where rolname = '${auditRole}'),
    rights as (
      select format('%s %s %s', grantee::regrole, privilege_type, is_grantable) as words
        from log, aclexplode(relacl) where grantee <> relowner
      union all
      select 'on a column' from pg_attribute, log where attrelid = log.oid and attacl is not null
      union all
      select 'on the sequence' from pg_class as counter, aclexplode(counter.relacl)
        where counter.oid = to_regclass('${sequence}') and grantee <> counter.relowner
    )
  select relowner = (select oid from owner)
    and (select proowner from pg_proc where oid = to_regprocedure('${refusing}')) = (select oid from owner)
    and (select array_agg(words order by words collate "C") from rights)
      is not distinct from array['${serverRole} INSERT f', '${serverRole} SELECT f'] as guarded
  from log`;

/**
 * Gives the audit log, once migrations have created it, to a separate role: the server's role may add and read entries,
 * but not change them, their table or the trigger. Does nothing where that is so already.
 */
export async function giveAuditLogAway(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ guarded: boolean | null }>(standing);
  if (rows.length === 0 || rows[0]?.guarded === true) return;
  await client.query(`alter table ${table} owner to ${auditRole}`);
  await client.query(`alter function ${refusing} owner to ${auditRole}`);
  await client.query(`revoke all on ${table} from public, ${serverRole} cascade`);
  await client.query(`revoke all on sequence ${sequence} from public, ${serverRole} cascade`);
  await client.query(`grant select, insert on ${table} to ${serverRole}`);
}

/**
 * Runs this work while the audit log belongs to the server's role, and always gives it away afterwards. Creates the
 * role that receives it, because a command may run beside a server of an older version, which has none.
 */
export async function withAuditLogReturned(superuserUrl: string, work: () => Promise<void>): Promise<void> {
  await asSuperuser(superuserUrl, async (client) => {
    await client.query("select pg_advisory_lock($1)", [ownersLock]);
    await provideAuditRole(client);
    if (await hasTable(client, table)) {
      await client.query(`alter table ${table} owner to ${serverRole}`);
      await client.query(`alter function ${refusing} owner to ${serverRole}`);
    }
    try {
      await work();
    } finally {
      await giveAuditLogAway(client);
    }
  });
}

/**
 * Brings the embedded database up to date. Migrations, functions and triggers are applied as the server's role, which
 * has no rights on the audit log. Where some are left, the log belongs to that role while they are applied, so that
 * they can change `audit_entries` and `refuse_rewriting` like everything else, and to `invigil_audit` again before the
 * server answers. Objects created beside them (another sequence, a function of another trigger) must be given away in
 * `giveAuditLogAway` too. In a `DATABASE_URL` database whose administrator has given the log away, such a change is
 * refused with a sentence.
 *
 * The list of changes left is read as the server's role: if that role had replaced the table of migrations by a view,
 * the view's functions would run with the rights of its reader.
 */
export async function migrateEmbedded(
  url: string,
  superuserUrl: string,
  tell: (sentence: string) => void = () => undefined,
): Promise<void> {
  const migrate = () => migrateDatabase(url, undefined, tell);
  if (await hasChangesLeft(url)) await withAuditLogReturned(superuserUrl, migrate);
  else await migrate();
}
