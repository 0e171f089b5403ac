import pg from "pg";
import { expect } from "vitest";
import type { Cluster } from "../../src/server/db/embedded/cluster";
import { allOwned, owners } from "./audit-log-changes";

export async function query(url: string, ...statements: readonly string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

const attributes = `
  select current_user as name, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
    (select count(*)::int from pg_auth_members where member = pg_roles.oid) as groups
  from pg_roles where rolname = current_user`;
const plain = {
  name: "invigil_server",
  rolsuper: false,
  rolcreatedb: false,
  rolcreaterole: false,
  rolreplication: false,
  rolbypassrls: false,
  groups: 0,
};

export const refused = { code: "42501" };
export const unchangeable = { code: expect.stringMatching(/^(42501|0LP01)$/) as string };
export const entry =
  "insert into audit_entries (at, kind, account, address) values (1, 'signedIn', 'ann', '127.0.0.1') returning number";
const auditRole = `
  select rolcanlogin, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
    (select count(*)::int from pg_auth_members where pg_roles.oid in (member, roleid)) as memberships
  from pg_roles where rolname = 'invigil_audit'`;
const nobody = {
  rolcanlogin: false,
  rolsuper: false,
  rolcreatedb: false,
  rolcreaterole: false,
  rolreplication: false,
  rolbypassrls: false,
  memberships: 0,
};

export async function expectTamed({ url }: Cluster): Promise<void> {
  expect(await query(url, attributes)).toEqual([plain]);
  expect(await query(url, owners)).toEqual(allOwned);
  expect(await query(url, auditRole)).toEqual([nobody]);
  await expect(query(url, "copy (select 1) to program 'cat'")).rejects.toMatchObject(refused);
}
