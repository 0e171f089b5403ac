import {
  Calculator as CalculatorIcon,
  ChartSpline,
  Highlighter,
  Palette,
  Ruler,
  Sigma,
  Volume2,
  ZoomIn,
} from "lucide-react";
import type { Tool } from "../../../contract/families";
import { lazyPart } from "../../loading/lazy-part";
import type { OfferedTool } from "./offered";
import type { ToolProps, ToolRecord } from "./tool-record";

/** The tools that the bar of an exam can offer, in the order in which it shows them; each in its own chunk. */
export const toolRecords: Readonly<Record<OfferedTool, ToolRecord>> = {
  calculator: {
    Icon: CalculatorIcon,
    label: "exam.tools.calculator",
    Panel: lazyPart<"Calculator", ToolProps>(() => import("./keypad/Calculator"), "Calculator"),
    floats: true,
  },
  graphingCalculator: {
    Icon: ChartSpline,
    label: "tools.graphing.title",
    Panel: lazyPart(() => import("./graphing/GraphingCalculator"), "GraphingCalculator"),
    floats: true,
  },
  referenceSheet: {
    Icon: Sigma,
    label: "tools.reference.title",
    Panel: lazyPart(() => import("./reference/ReferenceSheet"), "ReferenceSheet"),
    floats: true,
  },
  highlighter: {
    Icon: Highlighter,
    label: "tools.notes.title",
    Panel: lazyPart(() => import("./annotate/NotesPanel"), "NotesPanel"),
    Standing: lazyPart(() => import("./annotate/Annotator"), "Annotator"),
    floats: true,
  },
  lineReader: {
    Icon: Ruler,
    label: "tools.lineReader.title",
    Panel: lazyPart(() => import("./LineReader"), "LineReader"),
    floats: false,
  },
  zoom: {
    Icon: ZoomIn,
    label: "tools.zoom.title",
    Panel: lazyPart(() => import("./zoom/ZoomPanel"), "ZoomPanel"),
    Standing: lazyPart(() => import("./zoom/ZoomedSheet"), "ZoomedSheet"),
    floats: true,
  },
  textToSpeech: {
    Icon: Volume2,
    label: "tools.speech.title",
    Panel: lazyPart(() => import("./speech/SpeechPanel"), "SpeechPanel"),
    floats: true,
  },
  colours: {
    Icon: Palette,
    label: "tools.colours.title",
    Panel: lazyPart(() => import("./colours/ColoursPanel"), "ColoursPanel"),
    floats: true,
  },
};

/** The offered tools in the order of `toolRecords`. */
export const toolsInOrder = (offered: readonly OfferedTool[]): readonly OfferedTool[] =>
  (Object.keys(toolRecords) as OfferedTool[]).filter((tool) => offered.some((one: Tool) => one === tool));
