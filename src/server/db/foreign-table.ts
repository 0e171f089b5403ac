import type pg from "pg";
import { tablesMade } from "./made-by-migrations";

/**
 * One sentence where a table made by migrations belongs to a role whose tables the connection's role may not change, as
 * an administrator may have arranged for the audit log; else null.
 */
export async function foreignTable(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ name: string; owner: string; role: string }>(
    `select relname as name, pg_get_userbyid(relowner) as owner, quote_ident(current_user) as role
     from pg_class
     where relnamespace = 'public'::regnamespace and relname = any($1) and not pg_has_role(relowner, 'usage')
     order by relname limit 1`,
    [tablesMade()],
  );
  const [found] = rows;
  if (found === undefined) return null;
  const { name, owner, role } = found;
  const giving = [`ALTER TABLE ${name} OWNER TO ${role};`];
  if (name === "audit_entries") giving.push(`ALTER FUNCTION refuse_rewriting() OWNER TO ${role};`);
  return (
    `The table ${name} belongs to the role ${owner}, and the role of DATABASE_URL may not change it; have an ` +
    `administrator give it back for the time being (${giving.join(" ")}) and away again afterwards. ` +
    "Nothing was changed."
  );
}
