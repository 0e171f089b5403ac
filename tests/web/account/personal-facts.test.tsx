import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { account, cleanPersonalCentre, known, mia, openPersonalCentre } from "./open-personal-centre";

cleanPersonalCentre();

const facts = () => screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);

it("the actions that cannot be undone come last", async () => {
  await openPersonalCentre({ codes: ["mobile", "email"] });
  const parts = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
  expect(parts.slice(-4)).toEqual(["E-mail", "Where you are signed in", "All your data", "Delete the account"]);
});

describe("the signed-in person", () => {
  it.each([
    [
      "en",
      mia,
      [
        ["User name", "mia"],
        ["Role", "Student"],
        ["Grade", "Grade 5"],
        ["Phone", "None linked"],
        ["E-mail", "m****@school.example"],
        ["Member since", "Sep 1, 2026"],
      ],
    ],
    [
      "zh",
      { ...mia, grade: 0 },
      [
        ["用户名", "mia"],
        ["身份", "学生"],
        ["年级", "学前班"],
        ["手机", "未绑定"],
        ["邮箱", "m****@school.example"],
        ["注册于", "2026年9月1日"],
      ],
    ],
    [
      "en",
      { ...mia, admin: true, role: ["teacher", "librarian"], grade: null },
      [
        ["User name", "mia"],
        ["Role", "Administrator, Teacher, librarian"],
        ["Grade", "Not given"],
        ["Phone", "None linked"],
        ["E-mail", "m****@school.example"],
        ["Member since", "Sep 1, 2026"],
      ],
    ],
    [
      "zh",
      { ...mia, role: [] },
      [
        ["用户名", "mia"],
        ["年级", "5 年级"],
        ["手机", "未绑定"],
        ["邮箱", "m****@school.example"],
        ["注册于", "2026年9月1日"],
      ],
    ],
  ] as const)("is described in %s (%#)", async (language, profile, expected) => {
    known.account = { ...account, email: "m****@school.example" };
    await openPersonalCentre({ language, profile });
    await waitFor(() => expect(facts()).toEqual(expected));
  });
});
