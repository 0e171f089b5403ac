import type pg from "pg";
import { asSuperuser, ownersLock } from "./as-superuser";
import { giveAuditLogAway, provideAuditRole } from "./audit-role";
import {
  databaseName,
  serverRole,
  serverUrlOf,
  clusterStanding,
  superuser,
  superuserUrlOf,
  type Connection,
} from "./connection";
import { EmbeddedFault } from "./fault";
import { forbiddenRights, provideRole } from "./provide-role";

const providingLock = 7_215_330_115;
const mayNothing = "login nosuperuser nocreatedb nocreaterole noreplication nobypassrls connection limit -1";

async function provideServersRole(client: pg.Client, connection: Connection): Promise<void> {
  await provideRole(client, serverRole, { attributes: mayNothing, mustLack: forbiddenRights });
  const { rows: groups } = await client.query<{ name: string }>(
    `select quote_ident(roleid::regrole::text) as name from pg_auth_members where member = $1::regrole`,
    [serverRole],
  );
  for (const { name } of groups) await client.query(`revoke ${name} from ${serverRole}`);
  if ((await clusterStanding(serverUrlOf(connection, "postgres"))) !== "answering")
    await client.query(
      `alter role ${serverRole} login password '${new URL(serverUrlOf(connection)).password}' valid until 'infinity'`,
    );
}

/**
 * Makes the superuser the owner of the database, not the server's role: an owner may drop the database and all tables
 * of its schema `public`.
 */
async function provideDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ owner: string }>(
    "select pg_get_userbyid(datdba) as owner from pg_database where datname = $1",
    [databaseName],
  );
  const [database] = rows;
  if (database === undefined) await client.query(`create database ${databaseName} owner ${superuser}`);
  else if (database.owner !== superuser) await client.query(`alter database ${databaseName} owner to ${superuser}`);
  const { rows: rights } = await client.query<{ held: boolean }>(
    "select has_database_privilege($1, $2, 'create') as held",
    [serverRole, databaseName],
  );
  if (rights[0]?.held !== true) await client.query(`grant create on database ${databaseName} to ${serverRole}`);
}

async function provideSchema(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ theirs: boolean; held: boolean }>(
    `select nspowner = 'pg_database_owner'::regrole as theirs, has_schema_privilege($1, oid, 'create') as held
     from pg_namespace where nspname = 'public'`,
    [serverRole],
  );
  if (rows[0]?.theirs !== true) await client.query("alter schema public owner to pg_database_owner");
  if (rows[0]?.held !== true) await client.query(`grant usage, create on schema public to ${serverRole}`);
}

/**
 * The objects that do not belong to the server's role, except the audit log, as texts for `alter … owner to`. Objects
 * that follow their table (its row type, sequences of its columns) are left out. REASSIGN OWNED cannot be used: it is
 * refused for the bootstrap superuser, which must keep PostgreSQL's system objects.
 */
const strangers = `
  with mine as (select oid from pg_roles where rolname = '${serverRole}'),
    spaces as (
      select oid, nspname, nspowner from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
    )
  select format('schema %I', nspname) as thing, 1 as step
    from spaces where nspowner <> (select oid from mine) and nspname <> 'public'
  union all
  select format(case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
      else 'table' end || ' %I.%I', nspname, relname), 2
    from pg_class join spaces on spaces.oid = relnamespace
    where relowner <> (select oid from mine) and relkind in ('r', 'p', 'v', 'm', 'S')
      and pg_class.oid is distinct from to_regclass('public.audit_entries')
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid
        and refclassid = 'pg_class'::regclass and refobjsubid > 0 and deptype in ('a', 'i'))
  union all
  select format('routine %I.%I(%s)', nspname, proname, pg_get_function_identity_arguments(pg_proc.oid)), 3
    from pg_proc join spaces on spaces.oid = pronamespace
    where proowner <> (select oid from mine)
      and pg_proc.oid is distinct from to_regprocedure('public.refuse_rewriting()')
  union all
  select format('type %I.%I', nspname, typname), 4
    from pg_type join spaces on spaces.oid = typnamespace
    where typowner <> (select oid from mine) and typtype in ('e', 'd', 'r')
  order by step, thing`;

async function giveAway(client: pg.Client): Promise<void> {
  await client.query("select pg_advisory_lock($1)", [ownersLock]);
  await client.query("begin");
  await client.query("set local lock_timeout = '10s'");
  await provideSchema(client);
  const { rows } = await client.query<{ thing: string }>(strangers);
  for (const { thing } of rows) await client.query(`alter ${thing} owner to ${serverRole}`);
  await giveAuditLogAway(client);
  await client.query("commit");
}

/**
 * Creates or repairs the database and the role of the server: the role owns everything in the database but the audit
 * log, and has no other rights. Does nothing where that is so already; if it is interrupted, the next call completes
 * it.
 */
export async function provideServerRole(connection: Connection): Promise<void> {
  await asSuperuser(superuserUrlOf(connection, "postgres"), async (client) => {
    await client.query("select pg_advisory_lock($1)", [providingLock]);
    await provideServersRole(client, connection);
    await provideAuditRole(client);
    await provideDatabase(client);
    await asSuperuser(superuserUrlOf(connection), giveAway);
  });
  if ((await clusterStanding(serverUrlOf(connection))) === "locked")
    throw new EmbeddedFault(`The embedded database does not take its role ${serverRole}; see pg_hba.conf.`);
}
