import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openCluster } from "../../src/server/db/embedded/cluster";
import { migrateDatabase } from "../../src/server/db/migrate";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the run's cluster, with the template database in its path. */
    readonly templateUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "invigil-tests-"));
  const cluster = await openCluster(folder, console.error);
  const template = new URL(cluster.url);
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query("create database template_invigil");
  await client.end();
  template.pathname = "/template_invigil";
  await migrateDatabase(template.href);
  project.provide("templateUrl", template.href);
  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
