import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { slotMs, reportedSlots } from "../../../src/contract/item/answer-slots";
import type { ServerState } from "../../../src/contract/site/server-state";
import { HealthPage } from "../../../src/web/manage/health/HealthPage";
import { openPage, stubServer } from "../open-page";

const now = Date.UTC(2026, 10, 23, 9, 30);
const processState = (pid: number, more: Partial<ServerState["processes"][number]> = {}) => ({
  host: "school-1",
  pid,
  started_at: now - 3_900_000,
  seen_at: now - 2_000,
  calls: 1_200,
  failures: 1,
  answers: 600,
  refused_answers: 0,
  answer_p50: 2.04,
  answer_p95: 9.5,
  answer_p99: 31,
  waiting_on_devices: 2,
  connections: { open: 12, idle: 9, awaited: 1 },
  loop_delay: 14.2,
  memory_mb: 210.4,
  ...more,
});
const state: ServerState = {
  now,
  processes: [
    processState(41),
    processState(42, { answers: 60, answer_p95: 40.26, seen_at: now - 15_000, waiting_on_devices: 1 }),
    processState(43, { answers: 0, answer_p50: null, answer_p95: null, answer_p99: null, failures: 0 }),
  ],
  answers: Array.from({ length: reportedSlots }, (_, place) => ({
    from: now - (reportedSlots - place) * slotMs,
    count: place === reportedSlots - 2 ? 55 : place === reportedSlots - 1 ? 20 : 0,
  })),
  sittings: { open: 412, present: 398, begun_today: 500, finished_today: 88 },
  refused_operations: 3,
  database: { version: "18.1", megabytes: 1_234.4, connections: 37, most_connections: 60 },
};

const figures = () =>
  [...document.querySelectorAll("dl > *")].map((figure) =>
    [...figure.querySelectorAll("dt, dd > *")].map((part) => part.textContent),
  );
const rowsOf = (name: string) =>
  [...screen.getByRole("region", { name }).querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );

describe("the state of the server", () => {
  it("sums the reports of its processes, shows each of them, and the latest requests", async () => {
    stubServer({ serverState: () => state });
    await openPage(HealthPage, "/site/server");
    await waitFor(() => expect(figures()).toHaveLength(6));
    expect(figures()).toEqual([
      ["Sittings under way", "412", "398 of them present", "500 begun and 88 finished today"],
      ["Answers in the last minute", "660", "11 a second"],
      ["Time to confirm", "40.3 ms", "95 of 100 answers take no longer"],
      ["Failures in the last minute", "2", "by the server’s fault, of 3,600 calls"],
      ["Waiting on devices", "5", "answers kept on students’ devices and not here yet"],
      ["For a person to judge", "3", "answers that were not taken, kept as they came"],
    ]);
    expect(rowsOf("Processes")).toEqual([
      ["school-1 · 41", "1 h 5 min", "1,200", "600", "2 / 9.5 / 31 ms", "3 / 9 / 1", "14 ms", "210 MB"],
      [
        "school-1 · 42 (silent for 15 s)",
        "1 h 5 min",
        "1,200",
        "60",
        "2 / 40.3 / 31 ms",
        "3 / 9 / 1",
        "14 ms",
        "210 MB",
      ],
      ["school-1 · 43", "1 h 5 min", "1,200", "0", "–", "3 / 9 / 1", "14 ms", "210 MB"],
    ]);
    expect(screen.getByText(/PostgreSQL 18\.1, 1,234 MB, 37 of 60 connections/)).toBeTruthy();
    const picture = screen.getByRole("img", { name: "Answers in the last five minutes: 75" });
    const heights = [...picture.querySelectorAll("rect")].slice(-2).map((bar) => bar.getAttribute("height"));
    expect(heights.map((height) => Number.parseFloat(height ?? ""))).toEqual(
      [55 / 0.6, 20 / 0.6].map((one) => expect.closeTo(one, 2)),
    );
    expect(rowsOf("Table: Answers in the last five minutes").map(([, count]) => count)).toEqual(["20", "55"]);
  });

  it("says that no process has reported yet", async () => {
    stubServer({ serverState: () => ({ ...state, processes: [] }) });
    await openPage(HealthPage, "/site/server");
    await screen.findByText("No process has reported yet; wait a few seconds.");
    expect(figures()[2]?.[1]).toBe("–");
  });
});
