import type pg from "pg";
import { sqlStateOf } from "../failure";

/** The SQLSTATEs that occur if another connection has created the role or is creating it. */
const madeMeanwhile: ReadonlySet<string> = new Set(["42710", "23505"]);

interface RoleRights {
  /** The role's attributes as written in `create role`. */
  readonly attributes: string;
  /** Columns of `pg_roles` that must be false; if one is true, the attributes are set again. */
  readonly mustLack: readonly string[];
}

/** The columns of `pg_roles` that no role of this program may have. */
export const forbiddenRights = ["rolsuper", "rolcreatedb", "rolcreaterole", "rolreplication", "rolbypassrls"] as const;

/** Creates a role, or removes rights that it must not have. Another connection may do the same concurrently. */
export async function provideRole(
  client: pg.Client,
  name: string,
  { attributes, mustLack }: RoleRights,
): Promise<void> {
  const { rows } = await client.query<{ plain: boolean }>(
    `select not (${mustLack.join(" or ")}) as plain from pg_roles where rolname = $1`,
    [name],
  );
  const [role] = rows;
  if (role === undefined)
    await client.query(`create role ${name} ${attributes}`).catch((error: unknown) => {
      if (!madeMeanwhile.has(sqlStateOf(error) ?? "")) throw error;
    });
  else if (!role.plain) await client.query(`alter role ${name} ${attributes}`);
}
