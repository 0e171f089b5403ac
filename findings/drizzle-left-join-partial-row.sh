#!/usr/bin/env bash
# drizzle-orm 0.45.4: a row that a left join has found is given back as null if the first of its chosen columns is null.
#
# Expected: of columns of a joined table that are chosen together, `null` stands for "no row"; a row with a null in one
#   of its columns is an object with that null.
# Seen: only the first column is looked at. The same row is an object where a column that is not null comes first, and
#   null where a column that is null comes first, although the others have values.
#
# No database is needed: the driver that hands statements to a function answers with a fixed row. Output seen:
#   null last:  {"name":"Ann","marked":{"mark":"right","remark":null}}
#   null first: {"name":"Ann","marked":null}
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund drizzle-orm@0.45.4
cat >check.mjs <<'JS'
import { eq } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/pg-proxy";

const pupils = pgTable("pupils", { name: text("name").primaryKey() });
const marks = pgTable("marks", { name: text("name").primaryKey(), remark: text("remark"), mark: text("mark") });

const read = async (chosen, row) => {
  const db = drizzle(async () => ({ rows: [row] }));
  const [found] = await db
    .select({ name: pupils.name, marked: chosen })
    .from(pupils)
    .leftJoin(marks, eq(marks.name, pupils.name));
  return JSON.stringify(found);
};

const last = await read({ mark: marks.mark, remark: marks.remark }, ["Ann", "right", null]);
const first = await read({ remark: marks.remark, mark: marks.mark }, ["Ann", null, "right"]);
console.log("null last: ", last);
console.log("null first:", first);
const isAsSeen =
  last === '{"name":"Ann","marked":{"mark":"right","remark":null}}' && first === '{"name":"Ann","marked":null}';
process.exitCode = isAsSeen ? 0 : 1;
JS
node check.mjs
