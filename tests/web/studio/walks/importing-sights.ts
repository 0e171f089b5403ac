import type { AnyMachineSnapshot } from "xstate";
import type { ImportingContext } from "../../../../machines/importing/importing-facts";
import {
  selectImportingPhase,
  type ImportingPhase,
  type ImportingSnapshot,
} from "../../../../machines/importing/importing.selectors";
import { isPassing, type Fault } from "../../../../machines/support/fault";
import type { CallName } from "../../../../src/contract/calls/addresses";
import { faultMessages } from "../../../../src/contract/calls/fault-messages";
import { faults, type FaultName } from "../../../../src/contract/calls/faults";

/** Whether the page sends the file, or finds the import on the server. */
export type Whose = "sent" | "found";
export const contextOf = ({ context }: AnyMachineSnapshot): ImportingContext => context as ImportingContext;
/** An import in these states is a card with its file's name; in others it is a report. */
export const isCard = ({ detail }: ImportingContext): boolean =>
  detail !== null && ["sending", "reading", "refused", "failed"].includes(detail.state);
export const isPublished = ({ detail }: ImportingContext): boolean =>
  detail?.tests.some(({ published }) => published) === true;

/** The name of the fault with this code. */
export const faultNamed = (code: unknown): FaultName => {
  const found = (Object.keys(faults) as FaultName[]).find((name) => faults[name].code === code);
  if (found === undefined) throw new Error(`no fault has the code ${String(code)}`);
  return found;
};

const calls: Readonly<Record<string, CallName>> = {
  restoring: "importDetail",
  announcing: "beginImport",
  sending: "sendImportPiece",
  committing: "commitImport",
  publishing: "publishImport",
  undoing: "undoImport",
  discarding: "discardImport",
};
const unversioned = ["importDetail", "beginImport", "sendImportPiece", "discardImport"];

/** By hand: the request on its way in a state, with the version and the choice that it names. */
const sentAt = (at: AnyMachineSnapshot): unknown[] => {
  const { detail, change } = contextOf(at);
  if (at.matches("changing"))
    return change?.kind === "choices"
      ? [["chooseInImport", detail?.version, change.choices]]
      : [["leaveOutOfImport", detail?.version, change?.numbers]];
  const name = calls[String(at.value)];
  if (name === undefined) return [];
  return [[name, unversioned.includes(name) ? undefined : detail?.version, undefined]];
};

const words: Readonly<Record<ImportingPhase, string>> = {
  restoring: "Loading",
  unreachable: "Waiting for the server",
  unknown: "Not sent",
  announcing: "Sending",
  sending: "Sending",
  unsent: "Not sent",
  interrupted: "Not fully sent",
  reading: "Reading",
  reviewing: "To review",
  changing: "Saving",
  committing: "Importing",
  committed: "Imported",
  publishing: "Publishing",
  undoing: "Undoing",
  refused: "Imported",
  discarding: "Discarding",
  undone: "Undone",
  unreadable: "Not readable",
  failed: "Reading failed",
  discarded: "Discarded",
};

const unreached =
  "The server is not reached. Nothing is lost, and it goes on by itself as soon as the server answers.Try again";
const wordsOf = (fault: Fault | null): string => {
  if (fault?.code === "http") return "This could not be found";
  return typeof fault?.code === "number" ? faultMessages[faultNamed(fault.code)].en : "";
};

/** By hand: the row of a file that is sent. */
export const rowAt = (at: AnyMachineSnapshot) => {
  const phase = selectImportingPhase(at as ImportingSnapshot);
  const isRefused = phase === "unsent" || phase === "unknown";
  const isCancellable = ["sending", "unreachable", "unsent", "reading"].includes(phase);
  return {
    address: "/studio/import",
    heading: "Import questions",
    words: phase === "discarded" ? [] : [words[phase]],
    above: null,
    buttons: [...(phase === "unreachable" || isRefused ? ["Try again"] : []), ...(isCancellable ? ["Cancel"] : [])],
    alerts: phase === "unreachable" ? [unreached] : isRefused ? [wordsOf(contextOf(at).fault)] : [],
    sent: sentAt(at),
  };
};

/** By hand: what can be done with a report. */
const actionsAt = (phase: string, { detail }: ImportingContext): readonly string[] => {
  if (phase === "reviewing") return ["Discard", "Import 2 questions"];
  if (phase === "undone") return ["Discard"];
  if (phase !== "committed" && phase !== "refused") return [];
  return [
    ...(phase === "committed" ? ["Undo the import"] : []),
    ...(detail?.tests[0]?.published === true ? [] : ["Publish"]),
  ];
};

/** By hand: the page of one import. */
export const pageAt = (at: AnyMachineSnapshot) => {
  const phase = selectImportingPhase(at as ImportingSnapshot);
  const context = contextOf(at);
  const { detail, fault } = context;
  const tryAgain = phase === "unreachable" ? ["Try again"] : [];
  const common = {
    address: "/studio/import?import=i1",
    words: [] as string[],
    above: null,
    alerts: [],
    sent: sentAt(at),
  };
  if (phase === "discarded") return { ...rowAt(at) };
  if (phase === "unknown" || (detail === null && phase === "unreachable"))
    return {
      ...common,
      heading: typeof fault?.code === "number" ? wordsOf(fault) : null,
      buttons: typeof fault?.code === "number" ? [] : ["Try again"],
    };
  if (detail === null) return { ...common, heading: null, buttons: [] };
  const alerts = phase === "unreachable" ? [unreached] : [];
  if (isCard(context)) {
    const discard = phase === "discarding" ? [] : [detail.state === "reading" ? "Cancel" : "Discard"];
    return { ...common, heading: "cells.xml", words: [words[phase]], alerts, buttons: [...tryAgain, ...discard] };
  }
  return {
    ...common,
    heading: "All 2 questions come in as they are.",
    above: `cells.xml · ${words[phase]}`,
    alerts: fault === null || isPassing(fault) ? alerts : [...alerts, wordsOf(fault)],
    buttons: [...tryAgain, ...actionsAt(phase, context)],
  };
};
