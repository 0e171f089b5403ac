import { readFileSync, writeFileSync } from "node:fs";
import { median } from "./percentile";

/** Resident memory of a process in MB: now, and the most since `restartPeak`; NaN: the platform does not report it. */
export function residentMemory(pid: number): { readonly now: number; readonly peak: number } {
  if (process.platform !== "linux") return { now: Number.NaN, peak: Number.NaN };
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string): number =>
    Number(new RegExp(String.raw`^${name}:\s*(\d+) kB$`, "m").exec(status)?.[1] ?? "NaN") / 1_000;
  return { now: megabytes("VmRSS"), peak: megabytes("VmHWM") };
}

const peakOnly = "5";

/** Lets the peak of a process begin anew from what it uses now. */
export function restartPeak(pid: number): void {
  if (process.platform === "linux") writeFileSync(`/proc/${pid}/clear_refs`, peakOnly);
}

const sampleEveryMs = 500;

/** Samples the resident memory of a process until `median` is called, which gives the middle sample in MB. */
export function sampleMemory(pid: number): { readonly median: () => number } {
  const samples = [residentMemory(pid).now];
  const timer = setInterval(() => samples.push(residentMemory(pid).now), sampleEveryMs);
  return {
    median: () => {
      clearInterval(timer);
      return median(samples);
    },
  };
}
