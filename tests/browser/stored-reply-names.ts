import type { Page } from "playwright-core";

/** What the device keeps of the server's answers for a start without network, by its names. */
export const storedReplyNames = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open("invigil-kept");
        opening.addEventListener("error", () => reject(new Error("the database cannot be opened")));
        opening.addEventListener("success", () => {
          const names = opening.result.transaction("kept").objectStore("kept").getAllKeys();
          names.addEventListener("success", () => {
            opening.result.close();
            resolve(names.result.filter((name) => typeof name === "string"));
          });
        });
      }),
  );
