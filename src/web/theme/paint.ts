import { getSystem } from "./system";

/** A colour of the theme by its token, as SVG paint. */
export const paint = (name: string): string => getSystem().token.var(`colors.${name}`);
