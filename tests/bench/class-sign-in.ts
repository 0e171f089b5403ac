import { addresses } from "../../src/contract/addresses";
import { hashPassword } from "../../src/server/use-cases/passwords";
import type { Figure } from "./figure";
import { percentile } from "./percentile";
import { withSite, type Site } from "./site";
import { enrol } from "./students";

const pupils = 40;
const wrongFirst = 2;
const password = "seven quiet lanterns";

/** What a sign-in was answered, and after how many milliseconds. */
interface Reply {
  readonly code: number;
  readonly ms: number;
}

async function signIn(url: string, username: string, word: string): Promise<Reply> {
  const { method, path } = addresses.login;
  const begun = performance.now();
  const reply = await fetch(url + path, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password: word }),
  });
  const { code } = (await reply.json()) as { readonly code: number };
  return { code, ms: performance.now() - begun };
}

async function pupil({ url }: Site, place: number): Promise<readonly Reply[]> {
  const replies: Reply[] = [];
  for (let wrong = 0; wrong < wrongFirst; wrong += 1)
    replies.push(await signIn(url, `bench-${place}`, `wrong ${place} ${wrong}`));
  return [...replies, await signIn(url, `bench-${place}`, password)];
}

/** A class at one address, all at the teacher's word, each with two wrong passwords before the right one. */
export const measureClassSignIn = (): Promise<Figure[]> =>
  withSite(async (site) => {
    await enrol(site, pupils, await hashPassword(password));
    const begun = performance.now();
    const replies = await Promise.all(Array.from({ length: pupils }, (_, place) => pupil(site, place)));
    const seconds = (performance.now() - begun) / 1_000;
    const within = `class of ${pupils} at one address, ${wrongFirst} wrong passwords each:`;
    const wrong = replies.flatMap((list) => list.slice(0, wrongFirst));
    return [
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
