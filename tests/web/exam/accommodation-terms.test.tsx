import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Accommodation } from "../../../src/contract/attempt/accommodation";
import { noAccommodation } from "../../../src/contract/attempt/no-accommodation";
import { AccommodationTerms } from "../../../src/web/ui/AccommodationTerms";
import { show } from "./screen";

const told = async (terms: Partial<Accommodation>, isBrief = false): Promise<readonly (string | null)[]> => {
  const routeTree = createRootRoute({
    component: () => <AccommodationTerms terms={{ ...noAccommodation, ...terms }} isBrief={isBrief} />,
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await router.load();
  show(<RouterProvider router={router} />);
  return screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
};
const all = {
  time_factor: 1.5,
  break_factor: 2,
  extra_breaks: true,
  text_to_speech: true,
  text_size: 150,
  colours: "blueOnLight",
} as const;

it("states the accommodations of this student, one sentence each", async () => {
  expect(await told(all)).toEqual([
    "You have 1.5 times the usual time. The times shown here are yours.",
    "Your breaks are 2 times as long. You may go on sooner.",
    "You have a break after each section. You may go on at once.",
    "Questions can be read aloud, except where reading is what is tested.",
    "The text is shown at 150 %. You can change it at any time.",
    "The test is shown in your colours. You can change them at any time.",
  ]);
});

it("describes only the time if the rest has been described, and nothing without an accommodation", async () => {
  expect(await told({ ...all, time_factor: null }, true)).toEqual(["There is no time limit for you."]);
});

it("is not there without an accommodation", async () => {
  expect(await told({})).toEqual([]);
  expect(await told({ text_to_speech: true }, true)).toEqual([]);
});
