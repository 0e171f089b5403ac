import { createElement } from "react";
import { iconOf } from "./icons";

/** The picture of an entry, for the eye only. */
export const EntryIcon = ({ name, size }: { readonly name: string; readonly size: number }) =>
  createElement(iconOf(name), { size, "aria-hidden": "true", style: { flex: "none" } });
