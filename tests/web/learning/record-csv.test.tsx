import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { LearningRecordPage } from "../../../src/web/learning/record/LearningRecordPage";
import type { Sitting } from "../../../src/web/learning/record/record-list";
import { pageOf } from "../../support/record-model";
import { openPage, stubServer } from "../open-page";
import { sittingOf, underWay } from "./samples";

afterEach(() => void vi.restoreAllMocks());

const math = sittingOf();
const open = underWay({ attempt_id: "a-2", started_at: math.started_at + 1 });
const unit = sittingOf({
  attempt_id: "a-3",
  family: "custom",
  title: { en: "Unit 3", zh: "第三单元" },
  total: 1,
  answered: 1,
  started_at: 500,
  finished_at: 600,
  score: { unit: "percent", value: 62.2, low: 51, high: 72, scale: [0, 100] },
  awaiting_points: 7.5,
});
const score: Sitting["score"] = { unit: "opt", value: 71.4, low: 66.2, high: 76.9, scale: [0, 120], level: "B1" };
const opt = sittingOf({ attempt_id: "a-4", family: "opt", started_at: 400, finished_at: 700, score });
const all = [math, unit, opt, open];

const at = (instant: number | null) => new Date(instant ?? 0).toISOString();
const noon = `${at(math.started_at)},${at(math.finished_at)}`;

it.each([
  [
    "zh",
    "存为 CSV",
    [
      "\uFEFF测试,测试类型,开始时间,结束时间,状态,已答,题数,单位,成绩,下限,上限,待评分值",
      `MAP 数学,MAP,${at(open.started_at)},,进行中,12,43,,,,,`,
      `MAP 数学,MAP,${noon},已结束,43,43,RIT,214,211,218,`,
      `第三单元,校内测试,${at(500)},${at(600)},已结束,1,1,答对百分比,62,51,72,7.5`,
      `MAP 数学,OPT,${at(400)},${at(700)},已结束,43,43,CEFR 等级,B1,66,77,`,
      "",
    ],
  ],
  [
    "en",
    "Save as CSV",
    [
      "\uFEFFTest,Kind of test,Begun,Ended,State,Answered,Questions,Unit,Score,From,To,Points awaiting marking",
      `MAP Mathematics,MAP,${at(open.started_at)},,Under way,12,43,,,,,`,
      `MAP Mathematics,MAP,${noon},Ended,43,43,RIT,214,211,218,`,
      `Unit 3,School tests,${at(500)},${at(600)},Ended,1,1,Percent right,62,51,72,7.5`,
      `MAP Mathematics,OPT,${at(400)},${at(700)},Ended,43,43,CEFR level,B1,66,77,`,
      "",
    ],
  ],
] as const)(
  "the record is saved as CSV with the page's heads, states and units (%s)",
  async (language, name, lines) => {
    const files: Promise<string>[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      files.push((blob as Blob).text());
      return "blob:record";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    stubServer({
      answerRecord: (input) => pageOf(all, new URLSearchParams(input as Record<string, string>)),
      progressRecord: () => ({ from: "2026-06-01", to: "2026-11-23", days: [], lines: [] }),
    });
    await openPage(LearningRecordPage, "/learningRecord", language);
    fireEvent.click(await screen.findByRole("button", { name }));
    await waitFor(() => expect(files.length).toBe(1));
    expect((await files[0])?.split("\r\n")).toEqual(lines);
  },
);
