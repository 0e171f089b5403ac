import { pino } from "pino";
import { addresses } from "../../src/contract/calls/addresses";
import { makeApp } from "../../src/server/app";
import { createCatalogue } from "../../src/server/attempts/catalogue";
import { readConfig, type Config } from "../../src/server/configuration/config";
import { createKeyedMutex } from "../../src/server/use-cases/keyed-mutex";
import type { School } from "./sittings";

/** A second server over the database of a school, which shares nothing with the first one but rows. */
export async function anotherServer(school: School, config: Partial<Config> = {}): Promise<School> {
  const app = await makeApp({
    ...school.deps,
    catalogue: createCatalogue(),
    inTurn: createKeyedMutex(),
    config: { ...readConfig({}), checksOutput: true, ...config },
    log: pino({ level: "silent" }),
  });
  const call: School["call"] = async (name, input, token, more = {}) => {
    const { method, path } = addresses[name];
    const reply = await app.inject({
      method,
      url: path,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        "accept-language": "en",
        ...more,
      },
      ...(method === "GET" ? { query: input as Record<string, string> } : { payload: input as object }),
    });
    return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
  };
  return { ...school, app, call };
}
