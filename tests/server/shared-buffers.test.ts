import { expect, inject, it } from "vitest";
import { memoryHere, sharedBuffersMb } from "../../src/server/db/embedded/shared-buffers";
import { query } from "../support/server-role";

const gigabyte = 1024 ** 3;

it.each([
  [0.25, 64],
  [1, 64],
  [2, 128],
  [3.99, 255],
  [8, 512],
  [64, 512],
])("a machine with %s GB gives its database %s MB for pages", (memory, expected) => {
  expect(sharedBuffersMb(memory * gigabyte)).toBe(expected);
});

it("the embedded database runs with what is right for this machine", async () => {
  const [row] = await query(
    inject("superuserUrl"),
    "select setting::int * 8 / 1024 as mb from pg_settings where name = 'shared_buffers'",
  );
  expect(row).toEqual({ mb: sharedBuffersMb(memoryHere()) });
});
