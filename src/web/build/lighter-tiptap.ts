import type { Cut } from "./cuts.ts";

const core = /\/@tiptap\/core\/dist\/index\.js$/;

/** Commands of Tiptap that neither the editor of texts nor the library's other parts call. */
export const uncalledCommands = [
  "blur",
  "clearContent",
  "cut",
  "deleteNode",
  "enter",
  "extendMarkRange",
  "insertDefaultBlock",
  "joinDown",
  "joinItemBackward",
  "joinItemForward",
  "joinTextblockBackward",
  "joinTextblockForward",
  "joinUp",
  "keyboardShortcut",
  "resetAttributes",
  "selectParentNode",
  "setNodeSelection",
  "setTextDirection",
  "setTextSelection",
  "sinkListItem",
  "splitListItem",
  "toggleWrap",
  "unsetAllMarks",
  "unsetTextDirection",
  "updateAttributes",
  "updateDecorations",
  "insertContent",
  "insertContentAt",
  "setContent",
] as const;

/**
 * Cuts of Tiptap for an editor that does not decorate its text, has no rules for what is pasted, hears of no deletions,
 * and reads its text by ProseMirror alone.
 */
export const tiptapCuts: readonly Cut[] = [
  ...uncalledCommands.map((name) => ({
    module: core,
    found: new RegExp(String.raw`^\t${name}: \(\) => [\w$]+,\n`, "gm"),
    left: "",
  })),
  {
    module: core,
    found: /^var DecorationManager = class \{[^]*?^\};$/gm,
    left: "var DecorationManager = class { constructor() { this.plugin = null; } destroy() {} };",
  },
  {
    module: core,
    found: /^function pasteRulesPlugin\(props\) \{[^]*?^\}$/gm,
    left: "function pasteRulesPlugin() { return []; }",
  },
  // the name of the library's key, so that its module is loaded only where a field undoes by itself
  { module: core, found: /\bcloseHistory\(tr\)/g, left: 'tr.setMeta("closeHistory$", true)' },
  {
    module: core,
    found: /^const Delete = Extension\.create\(\{[^]*?^\}\);$/gm,
    left: 'const Delete = Extension.create({ name: "delete" });',
  },
  { module: core, found: /^var NodePos = class NodePos \{[^]*?^\};$/gm, left: "var NodePos = class {};" },
];
