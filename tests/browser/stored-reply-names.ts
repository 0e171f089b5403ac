import type { Page } from "playwright-core";

/** The names under which the device stores the server's replies for a start without network. */
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
