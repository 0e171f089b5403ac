import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openCluster } from "../../src/server/db/embedded/cluster";
import { readConnection, serverRole, superuserUrlOf } from "../../src/server/db/embedded/connection";
import { migrateDatabase } from "../../src/server/db/migrate";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the run's cluster for the server's role, with the template database in its path. */
    readonly templateUrl: string;
    /** For code that creates and drops databases there. */
    readonly superuserUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "invigil-tests-"));
  const cluster = await openCluster(folder, console.error);
  const template = new URL(cluster.url);
  const connection = await readConnection(folder);
  if (connection === null) throw new Error("the cluster of the tests has no connection.json");
  const superuserUrl = superuserUrlOf(connection, "postgres");
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query(`create database template_invigil owner ${serverRole}`);
  await client.end();
  template.pathname = "/template_invigil";
  await migrateDatabase(template.href);
  project.provide("templateUrl", template.href);
  project.provide("superuserUrl", superuserUrl);
  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
