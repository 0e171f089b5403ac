/** As it is shown: signs between numbers stand apart, a minus is as wide as a plus, and a fraction has a slash. */
export const shownEntry = (entry: string, isFraction = false): string =>
  (isFraction
    ? entry.replace("÷", "⁄")
    : entry.replaceAll(/(?<=[\d.)²%M])[-+×÷]/g, " $& ").replaceAll(" ×  10^", "×10^")
  )
    .replaceAll("-", "−")
    .replaceAll("^", " ^ ");
