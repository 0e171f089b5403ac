const moving = new Set(["top", "right", "bottom", "left", "inset", "z-index", "transform"]);

/**
 * A style without a `position` that moves nothing, which is `static`, or `relative` without an offset. Elements with
 * `absolute` within it keep their style, and are refused.
 */
export const withoutIdlePosition = (style: string): string => {
  if (!/position/i.test(style)) return style;
  const declarations = style.split(";").map((declaration) => {
    const [property = "", value = ""] = declaration.split(":");
    return { declaration, property: property.trim().toLowerCase(), value: value.trim().toLowerCase() };
  });
  const moves = declarations.some(({ property }) => moving.has(property) || property.startsWith("inset-"));
  return declarations
    .filter(
      ({ property, value }) => property !== "position" || !(value === "static" || (value === "relative" && !moves)),
    )
    .map(({ declaration }) => declaration)
    .join(";");
};
