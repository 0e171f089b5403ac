// @vitest-environment node
import fc from "fast-check";
import { expect, it } from "vitest";
import { codeFrom, groupedCode } from "../../../src/contract/account/invitation-code";
import { readInvitation } from "../../../src/web/guest/read-invitation";

const vtk = "v.abcdefghij_klmnopqr-0123";

it.each([
  ["7K3M-Q9RT-0XAB", { code: "7K3MQ9RT0XAB" }],
  ["7k3m q9rt oxab", { code: "7K3MQ9RT0XAB" }],
  ["Code: 7K3M-Q9RT-0XAB", { code: "7K3MQ9RT0XAB" }],
  ["邀请码：７Ｋ３Ｍ－Ｑ９ＲＴ－０ＸＡＢ", { code: "7K3MQ9RT0XAB" }],
  ["Here is your code 7K3MQ9RT0XAB, good until Friday.", { code: "7K3MQ9RT0XAB" }],
  [`https://school.example/visitor?vtk=${vtk}`, { vtk }],
  [`Come in: http://localhost:10002/visitor?lang=en&vtk=${vtk}.`, { vtk }],
  [`Code: 7K3M-Q9RT-0XAB\nLink: https://school.example/visitor?vtk=${vtk}`, { vtk }],
  [`Code: 7K3M-Q9RT-0XAB (7k3m q9rt 0xab)`, { code: "7K3MQ9RT0XAB" }],
])("%j is read", (typed, secret) => {
  expect(readInvitation(typed)).toEqual(secret);
});

it.each(["", "7K3M-Q9RT", "https://school.example/visitor", "7K3M-Q9RT-0XAB or 7K3M-Q9RT-0XAC", "?vtk="])(
  "%j is no invitation",
  (typed) => {
    expect(readInvitation(typed)).toBe(null);
  },
);

it("a code is read out of the words around it", () => {
  const words = fc.constantFrom("Code: ", "邀请码：", "The code is ", "“", "(");
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), words, (bytes, before) => {
      const code = codeFrom(bytes);
      expect(readInvitation(`${before}${groupedCode(code)}.`)).toEqual({ code });
    }),
  );
});
