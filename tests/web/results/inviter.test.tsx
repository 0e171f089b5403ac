import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import inviterEn from "../../../src/web/i18n/parts/inviter.en.json";
import inviterZh from "../../../src/web/i18n/parts/inviter.zh.json";
import optEn from "../../../src/web/i18n/parts/opt.en.json";
import resultsEn from "../../../src/web/i18n/parts/results.en.json";
import { useMessage } from "../../../src/web/i18n/use-message";
import { AsInviter } from "../../../src/web/results/AsInviter";
import { show } from "./show";

const own = (text: unknown) => /\byour?\b/i.test(JSON.stringify(text));

function Said() {
  const t = useMessage();
  return <p>{t("results.yourAnswer")}</p>;
}

it("has the same content in a guest's result for the inviter as for the guest", () => {
  show(
    <>
      <Said />
      <AsInviter>
        <Said />
      </AsInviter>
    </>,
  );
  expect([screen.getByText("Your answer").tagName, screen.getByText("Guest’s answer").tagName]).toEqual(["P", "P"]);
});

it("addresses only the reader, who may look through the questions", () => {
  const said = Object.entries({ ...inviterEn, ...inviterZh });
  expect(said.filter(([, text]) => own(text) || JSON.stringify(text).includes("你")).map(([id]) => id)).toEqual([]);
});

/**
 * Messages of results that never occur in a guest's result seen by another person, or that address the reader there.
 */
const elsewhere = /^results\.(noScoreKept|notEnded|reopened|empty|growth|parents|unreleased\.sittingAgain)/;

it("has words for everything that a result says to its student", () => {
  const toStudent = Object.entries({ ...resultsEn, ...optEn }).filter(
    ([id, text]) => own(text) && !elsewhere.test(id) && !/^opt\.(welcome|can|stay)/.test(id),
  );
  expect(toStudent.map(([id]) => `inviter.${id}`).filter((id) => !(id in inviterEn))).toEqual([]);
});
