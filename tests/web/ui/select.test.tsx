import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { GradeField } from "../../../src/web/account/register/GradeField";
import { show } from "../show";

const sources: Readonly<Record<string, string>> = import.meta.glob("../../../src/web/**/*.{ts,tsx}", {
  eager: true,
  query: "?raw",
  import: "default",
});

it("has one home: nowhere else is a list made that the browser would draw in its own way", () => {
  const makers = Object.entries(sources).filter(([, text]) => /<select\b|chakra\.select|chakra\("select"/.test(text));
  expect(makers.map(([path]) => path.split("/src/web/")[1])).toEqual(["ui/Select.tsx"]);
});

it("is the platform's own inside, with the name by which a form knows it", () => {
  show(<GradeField value="5" onChange={() => undefined} />);
  const list = screen.getByRole<HTMLSelectElement>("combobox", { name: "Grade" });
  expect([list.tagName, list.name, list.value, list.options.length]).toEqual(["SELECT", "grade", "5", 14]);
});
