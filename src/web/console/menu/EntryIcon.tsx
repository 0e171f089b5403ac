import { createElement } from "react";
import { iconOf } from "./icons";

/** The icon of an entry, hidden from assistive technology. */
export const EntryIcon = ({ name, size }: { readonly name: string; readonly size: number }) =>
  createElement(iconOf(name), { size, "aria-hidden": "true", style: { flex: "none" } });
