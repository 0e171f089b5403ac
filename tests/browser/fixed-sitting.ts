import type { Page } from "playwright-core";
import { savedAnswers } from "./api";
import { useFaultSite } from "./faults/fault-site";
import { radio, type Device } from "./faults/person";
import { beginFixed } from "./sitting";

/** The answer that a single choice's option of this place gives. */
export const choiceAt = async (page: Page, option: number) => ({
  type: "single_choice",
  option_id: await radio(page, option).getAttribute("value"),
});

/** A site under watch, with sittings of the test that was made from the imported package. */
export const useFixedSitting = () => {
  const faults = useFaultSite({ wholeBrowser: false });
  const { site } = faults;
  return {
    faults,
    site,
    address: (): string => `${faults.url()}/examAccess/exam?menu_id=${site.fixedTest()}`,
    begin: async (token = faults.student()): Promise<Device> => {
      const device = await faults.open(token);
      await beginFixed(device.page, faults.url(), site.fixedTest());
      return device;
    },
    /** As the server holds them, by the place of their item. */
    answers: (page: Page) => savedAnswers(site, page, site.fixedTest()),
  };
};
