import type { Tool } from "../../contract/families";
import type { MessageId } from "../i18n/message-id";

/** The words for each tool. */
export const toolNames: Readonly<Record<Tool, MessageId>> = {
  calculator: "tool.calculator",
  graphingCalculator: "tool.graphingCalculator",
  referenceSheet: "tool.referenceSheet",
  highlighter: "tool.highlighter",
  lineReader: "tool.lineReader",
  zoom: "tool.zoom",
  eliminator: "tool.eliminator",
  markForReview: "tool.markForReview",
  palette: "tool.palette",
  textToSpeech: "tool.textToSpeech",
  colours: "tool.colours",
};
