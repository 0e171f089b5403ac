import pg from "pg";
import { databaseName, serverRole, serverUrlOf, standingOf, superuserUrlOf, type Connection } from "./connection";
import { EmbeddedFault } from "./fault";

const providingLock = 7_215_330_115;
const mayNothing = "login nosuperuser nocreatedb nocreaterole noreplication nobypassrls connection limit -1";

async function asSuperuser<Result>(
  connection: Connection,
  database: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: superuserUrlOf(connection, database) });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function provideRole(client: pg.Client, connection: Connection): Promise<void> {
  const { rows } = await client.query<{ plain: boolean }>(
    `select not (rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls) as plain
     from pg_roles where rolname = $1`,
    [serverRole],
  );
  const [role] = rows;
  if (role === undefined) await client.query(`create role ${serverRole} ${mayNothing}`);
  else if (!role.plain) await client.query(`alter role ${serverRole} ${mayNothing}`);
  const { rows: groups } = await client.query<{ name: string }>(
    `select quote_ident(roleid::regrole::text) as name from pg_auth_members where member = $1::regrole`,
    [serverRole],
  );
  for (const { name } of groups) await client.query(`revoke ${name} from ${serverRole}`);
  if ((await standingOf(serverUrlOf(connection, "postgres"))) !== "answering")
    await client.query(
      `alter role ${serverRole} login password '${new URL(serverUrlOf(connection)).password}' valid until 'infinity'`,
    );
}

async function provideDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ owner: string }>(
    "select pg_get_userbyid(datdba) as owner from pg_database where datname = $1",
    [databaseName],
  );
  const [database] = rows;
  if (database === undefined) await client.query(`create database ${databaseName} owner ${serverRole}`);
  else if (database.owner !== serverRole) await client.query(`alter database ${databaseName} owner to ${serverRole}`);
}

/**
 * What somebody else than the role owns, each as a statement that gives it away. What goes with a table (its row type,
 * sequences of its columns) is left out; what PostgreSQL itself needs can be given to nobody, so REASSIGN OWNED of the
 * bootstrap superuser is refused.
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
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid
        and refclassid = 'pg_class'::regclass and refobjsubid > 0 and deptype in ('a', 'i'))
  union all
  select format('routine %I.%I(%s)', nspname, proname, pg_get_function_identity_arguments(pg_proc.oid)), 3
    from pg_proc join spaces on spaces.oid = pronamespace where proowner <> (select oid from mine)
  union all
  select format('type %I.%I', nspname, typname), 4
    from pg_type join spaces on spaces.oid = typnamespace
    where typowner <> (select oid from mine) and typtype in ('e', 'd', 'r')
  order by step, thing`;

async function giveAway(client: pg.Client): Promise<void> {
  await client.query("begin");
  await client.query("set local lock_timeout = '10s'");
  const { rows } = await client.query<{ thing: string }>(strangers);
  for (const { thing } of rows) await client.query(`alter ${thing} owner to ${serverRole}`);
  await client.query("commit");
}

/**
 * Makes the database and the role of the server, or puts them right: the role owns the database and all that is in it
 * and may nothing beside. Does nothing where it is so already; stopped half way, it is completed the next time.
 */
export async function provideServerRole(connection: Connection): Promise<void> {
  await asSuperuser(connection, "postgres", async (client) => {
    await client.query("select pg_advisory_lock($1)", [providingLock]);
    await provideRole(client, connection);
    await provideDatabase(client);
    await asSuperuser(connection, databaseName, giveAway);
  });
  if ((await standingOf(serverUrlOf(connection))) === "locked")
    throw new EmbeddedFault(`The embedded database does not take its role ${serverRole}; see pg_hba.conf.`);
}
