/** The owners of the database and its objects; the audit log's objects by name. */
export const owners = `
  select pg_get_userbyid(owner) as owner, thing from (
    select datdba as owner, 'database' as thing from pg_database where datname = current_database()
    union select nspowner, 'schema ' || nspname from pg_namespace where nspname in ('public', 'drizzle')
    union select relowner, case when relname like 'audit%' then relname else 'relation' end from pg_class
      where relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)
    union select proowner, case proname when 'refuse_rewriting' then proname else 'function' end
      from pg_proc where pronamespace = 'public'::regnamespace
    union select typowner, case when typname ~ '^_?audit' then 'audit type' else 'type' end
      from pg_type where typnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)
  ) as owned order by thing collate "C", owner`;
const auditThings = [
  "audit type",
  "audit_entries",
  "audit_entries_by_account",
  "audit_entries_by_assignment",
  "audit_entries_by_class",
  "audit_entries_by_test",
  "audit_entries_number_seq",
  "audit_entries_pkey",
];
export const allOwned = [
  ...auditThings.map((thing) => ({ owner: "invigil_audit", thing })),
  { owner: "invigil", thing: "database" },
  { owner: "invigil_server", thing: "function" },
  { owner: "invigil_audit", thing: "refuse_rewriting" },
  { owner: "invigil_server", thing: "relation" },
  { owner: "invigil_server", thing: "schema drizzle" },
  { owner: "pg_database_owner", thing: "schema public" },
  { owner: "invigil_server", thing: "type" },
];

/** Every way to change the entries of the audit log or its protection. */
export const auditLogChanges: readonly string[] = [
  "update audit_entries set account = 'x'",
  "update audit_entries set number = default where false",
  "insert into audit_entries (number, at, kind, account, address) overriding system value " +
    "values (1, 1, '', '', '') on conflict (number) do update set account = 'x'",
  "delete from audit_entries",
  "truncate audit_entries",
  "drop table audit_entries",
  "drop table audit_entries cascade",
  "drop owned by invigil_audit",
  "reassign owned by invigil_audit to invigil_server",
  "drop schema public cascade",
  "alter schema public rename to elsewhere",
  "alter schema public owner to invigil_server",
  "create schema other; alter table audit_entries set schema other",
  "alter table audit_entries disable trigger all",
  "alter table audit_entries disable trigger audit_entries_append_only",
  "set session_replication_role = 'replica'",
  "drop trigger audit_entries_append_only on audit_entries",
  "alter trigger audit_entries_append_only on audit_entries rename to nothing",
  "create trigger other before insert on audit_entries for each row execute function refuse_rewriting()",
  "create rule other as on insert to audit_entries do instead nothing",
  "drop function refuse_rewriting() cascade",
  "alter function refuse_rewriting() rename to nothing",
  "alter function refuse_rewriting() owner to invigil_server",
  "create or replace function refuse_rewriting() returns trigger language plpgsql as 'begin return null; end'",
  "drop index audit_entries_by_account",
  "create index other on audit_entries (kind)",
  "drop sequence audit_entries_number_seq cascade",
  "select setval('audit_entries_number_seq', 1)",
  "select nextval('audit_entries_number_seq')",
  "alter sequence audit_entries_number_seq restart",
  "alter table audit_entries add column other int",
  "alter table audit_entries drop column account",
  "alter table audit_entries rename to other",
  "alter table audit_entries owner to invigil_server",
  "alter table audit_entries enable row level security",
  "create table heir () inherits (audit_entries)",
  "create table pointing (number bigint references audit_entries (number))",
  "set role invigil_audit",
  "grant invigil_audit to invigil_server",
  "alter role invigil_audit login password 'mine'",
  "drop role invigil_audit",
];
