import { describe, expect, it } from "vitest";
import { boardStreamPath } from "../../src/contract/rooms/board-stream";
import { askAs } from "./api";
import { roomClass } from "./room-class";
import { arriveAs, desktop, useSite } from "./site";

const boards = 8;
describe("eight boards in one browser", () => {
  const site = useSite();

  it("share one stream, and the site still answers", { timeout: 180_000 }, async () => {
    const ofClass = await roomClass(site, ["Lin", "Mei"]);
    const roomId = await ofClass.room();
    const { context, page } = await site.open({ language: "en", ...desktop });
    await arriveAs(page, site, "teacher");
    let streams = 0;
    const isStream = (url: string): boolean => url.includes(boardStreamPath);
    context.on("request", (request) => void (streams += isStream(request.url()) ? 1 : 0));
    context.on("requestfailed", (request) => void (streams -= isStream(request.url()) ? 1 : 0));
    context.on("requestfinished", (request) => void (streams -= isStream(request.url()) ? 1 : 0));
    const pages = [page];
    while (pages.length < boards) pages.push(await context.newPage());
    for (const one of pages) {
      await one.goto(`${site.url()}/room?room_id=${roomId}`);
      await one.getByText("Lin").first().waitFor();
    }
    await pages.at(-1)?.getByText("Live", { exact: true }).first().waitFor();
    for (const one of pages.slice(0, -1))
      await one
        .getByText(/Live in another window/)
        .first()
        .waitFor();
    await expect.poll(() => streams).toBe(1);

    const answers = pages.map((one) => one.evaluate(async () => (await fetch("/healthz")).status));
    expect(await Promise.all(answers)).toEqual(pages.map(() => 200));

    await askAs(site, ofClass.token, "setAdmission", {
      room_id: roomId,
      idempotency_key: "eight-boards",
      admits: true,
    });
    for (const one of pages) await one.getByText("Admission was opened.").first().waitFor();
    await context.close();
  });
});
