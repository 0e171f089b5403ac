import { expect, it } from "vitest";
import { checkRosterUploads } from "../../support/roster-uploads";
import { openSchool } from "../../support/sittings";
import { newcomer } from "../rights/world";

it("500 random lists leave no orphan and no duplicate, erase nobody, and repeated they change nothing", async () => {
  const school = await openSchool();
  const token = await newcomer(school, { role: ["teacher"] });
  await checkRosterUploads(school, token, { runs: 105, each: 10 });
  // some random lists contradict the class or themselves, and are refused
  expect(school.exchanges.filter(({ call }) => call === "rosterApply").length).toBeGreaterThan(500);
}, 600_000);
