import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { addresses, type CallName } from "../../src/contract/calls/addresses";
import { openApiDocument } from "../../src/server/http/openapi";

/** The rows of SPEC §7: method and path as written there. */
const specified = [
  "POST api/user/login",
  "POST /socialLogin",
  "POST /register",
  "GET api/user/info",
  "POST api/user/logout",
  "POST api/user/find_pwd",
  "POST api/user/update",
  "GET api/common/config",
  "POST api/common/upload",
  "POST api/common/send_sms",
  "GET api/common/get_video_receipt",
  "GET /notice/getList",
  "GET /search/getList",
  "GET /router/getList",
  "GET api/home/get_menu_list",
  "GET api/home/get_menu_detail",
  "GET api/home/get_exam_item_detail",
  "GET api/home/get_exercise_detail",
  "GET api/home/get_exercise_detail_v2",
  "POST api/home/create_exercise_answer",
  "GET api/home/get_answer_record",
  "GET api/home/get_favorite_record",
  "POST api/home/set_favorite",
  "GET api/home/get_wrong_book_list",
  "POST api/home/delete_wrong_book",
  "POST api/home/update_answer_exercise_check_status",
  "POST api/home/set_share_config",
  "GET api/home/get_share_config",
  "GET api/home/get_share_record",
] as const;

/** Rows that are not served yet. */
const expectedMissing: readonly string[] = [];

const addressOf = (row: string): string => row.replace(/ (?!\/)/, " /");

const served: readonly string[] = Object.entries(openApiDocument().paths).flatMap(([at, operations]) =>
  Object.keys(operations).map((method) => `${method.toUpperCase()} ${at}`),
);

const nameOf = (row: string): CallName | undefined =>
  (Object.keys(addresses) as CallName[]).find(
    (name) => `${addresses[name].method} ${addresses[name].path}` === addressOf(row),
  );

/** The table of rights tries every call by the list of their names, which proves nothing of a single one. */
const counted = ({ parentPath, name }: { readonly parentPath: string; readonly name: string }): boolean =>
  name.endsWith(".test.ts") && !parentPath.endsWith("rights");

const sources = ["../server", "../browser"]
  .flatMap((folder) =>
    readdirSync(path.join(import.meta.dirname, folder), { recursive: true, withFileTypes: true }).filter(counted),
  )
  .map((file) => readFileSync(path.join(file.parentPath, file.name), "utf8"))
  .join("\n");

/** Made through a helper that takes the call's name, by its address in the contract, or by its path. */
const isTried = (name: CallName): boolean =>
  new RegExp(`\\b\\w*([cC]all|post|get)\\([^"()]*"${name}"|addresses\\.${name}\\b`).test(sources) ||
  sources.includes(`"${addresses[name].path}"`);

describe("SPEC §7", () => {
  it("has 29 addresses", () => expect(new Set(specified).size).toBe(29));

  it.each(specified.filter((row) => !expectedMissing.includes(row)))("%s is served, and a test calls it", (row) => {
    expect(served).toContain(addressOf(row));
    const name = nameOf(row);
    expect(name !== undefined && isTried(name)).toBe(true);
  });

  it("lacks exactly the calls that are expected to be missing", () => {
    expect(specified.filter((row) => !served.includes(addressOf(row)))).toEqual(expectedMissing);
  });
});
