import type { Tool } from "../../../contract/families";

/** Tools with a button in the bar; the others belong to the item or to the section's overview. */
export type OfferedTool = Exclude<Tool, "eliminator" | "markForReview" | "palette">;

const isOffered = (tool: Tool): tool is OfferedTool =>
  tool !== "eliminator" && tool !== "markForReview" && tool !== "palette";

/** The tools that the bar offers in a section with these tools; an item may itself ask for the calculator. */
export const offeredTools = (tools: readonly Tool[], asksCalculator: boolean): readonly OfferedTool[] => {
  const offered = tools.filter(isOffered);
  const hasCalculator = offered.includes("calculator") || offered.includes("graphingCalculator");
  return asksCalculator && !hasCalculator ? [...offered, "calculator"] : offered;
};

const readingToolNames: readonly OfferedTool[] = ["zoom", "textToSpeech", "colours"];

/** The reading aids among these tools, which are also useful where items come one at a time. */
export const readingTools = (tools: readonly Tool[]): readonly OfferedTool[] =>
  readingToolNames.filter((aid) => tools.some((tool) => tool === aid));
