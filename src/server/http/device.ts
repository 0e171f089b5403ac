import Bowser from "bowser";
import type { FastifyRequest } from "fastify";
import { unknownDevice, type Device } from "../use-cases/sitting/give-lease";

const longestAgent = 512;
const longestName = 40;

const nameIn = (name: string | undefined): string | null =>
  name === undefined || name === "" ? null : name.slice(0, longestName);

/** The browser and system of a request by its User-Agent: names without versions, null where it does not give them. */
export function deviceOf({ headers }: Pick<FastifyRequest, "headers">): Device {
  const agent = headers["user-agent"]?.slice(0, longestAgent) ?? "";
  if (agent === "") return unknownDevice;
  const { browser, os } = Bowser.parse(agent);
  return { browser: nameIn(browser.name), system: nameIn(os.name) };
}
