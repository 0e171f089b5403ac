/** The entry as shown: spaces around operators, a minus as wide as a plus, a slash in fractions. */
export const shownEntry = (entry: string, isFraction = false): string =>
  (isFraction
    ? entry.replace("÷", "⁄")
    : entry.replaceAll(/(?<=[\d.)²%M])[-+×÷]/g, " $& ").replaceAll(" ×  10^", "×10^")
  )
    .replaceAll("-", "−")
    .replaceAll("^", " ^ ");
