import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { addresses } from "../../src/contract/calls/addresses";
import { hashPassword } from "../../src/server/use-cases/passwords";
import type { Figure } from "./figure";
import { percentile } from "./percentile";
import { withSite, type Site } from "./site";
import { enrol } from "./students";

const pupils = 40;
const wrongFirst = 2;
const password = "seven quiet lanterns";

/** The reply to a sign-in, and its time in milliseconds. */
interface Reply {
  readonly code: number;
  readonly ms: number;
}

async function signIn(url: string, username: string, word: string, localAddress = "127.0.0.1"): Promise<Reply> {
  const { method, path } = addresses.login;
  const begun = performance.now();
  const asking = request(url + path, { method, localAddress, headers: { "content-type": "application/json" } });
  asking.end(JSON.stringify({ username, password: word }));
  const [reply] = (await once(asking, "response")) as [IncomingMessage];
  const { code } = (await json(reply)) as { readonly code: number };
  return { code, ms: performance.now() - begun };
}

async function pupil({ url }: Site, place: number): Promise<readonly Reply[]> {
  const replies: Reply[] = [];
  for (let wrong = 0; wrong < wrongFirst; wrong += 1)
    replies.push(await signIn(url, `bench-${place}`, `wrong ${place} ${wrong}`));
  return [...replies, await signIn(url, `bench-${place}`, password)];
}

const attackers = 200;
const attackedMs = 15_000;

/** Pupils of one address sign in, one after the other, while another address tries made-up names without a pause. */
async function measureAttack({ url }: Site): Promise<Figure[]> {
  const until = performance.now() + attackedMs;
  let tried = 0;
  const attack = Array.from({ length: attackers }, async (_, place) => {
    while (performance.now() < until) {
      await signIn(url, `made-up-${place}-${tried}`, "guess", "127.0.0.2");
      tried += 1;
    }
  });
  const replies: Reply[] = [];
  while (performance.now() < until)
    replies.push(await signIn(url, `bench-${replies.length % pupils}`, password, "127.0.0.3"));
  await Promise.all(attack);
  const beside = `sign-in beside ${attackers} tries of made-up names at once from another address:`;
  return [
    { measure: `${beside} made-up names tried`, value: tried, unit: "" },
    {
      measure: `${beside} refused`,
      value: replies.filter(({ code }) => code !== 200).length,
      unit: "",
      bar: { atMost: 0 },
    },
    {
      measure: `${beside} p95`,
      value: percentile(
        replies.map(({ ms }) => ms),
        0.95,
      ),
      unit: "ms",
      bar: { atMost: 2_000 },
    },
  ];
}

/** A class at one address signs in at the same moment, each student with two wrong passwords before the right one. */
export const measureClassSignIn = (): Promise<Figure[]> =>
  withSite(async (site) => {
    await enrol(site, pupils, { passwordHash: await hashPassword(password) });
    const begun = performance.now();
    const replies = await Promise.all(Array.from({ length: pupils }, (_, place) => pupil(site, place)));
    const seconds = (performance.now() - begun) / 1_000;
    const within = `class of ${pupils} at one address, ${wrongFirst} wrong passwords each:`;
    const wrong = replies.flatMap((list) => list.slice(0, wrongFirst));
    const beside = await measureAttack(site);
    return [
      ...beside,
      {
        measure: `${within} signed in`,
        value: replies.filter((list) => list.at(-1)?.code === 200).length,
        unit: "",
        bar: { atLeast: pupils },
      },
      {
        measure: `${within} wrong passwords answered other than as wrong`,
        value: wrong.filter(({ code }) => code !== 100_101).length,
        unit: "",
        bar: { atMost: 0 },
      },
      { measure: `${within} until all are in`, value: seconds, unit: "s", bar: { atMost: 60 } },
      {
        measure: `${within} one try, p95`,
        value: percentile(
          replies.flat().map(({ ms }) => ms),
          0.95,
        ),
        unit: "ms",
      },
    ];
  });
