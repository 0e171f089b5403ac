/** The school year in which a day lies, such as 2026/27: it begins in August. */
export const schoolYearOf = (day: Date): string => {
  const begun = day.getMonth() >= 7 ? day.getFullYear() : day.getFullYear() - 1;
  return `${begun}/${String((begun + 1) % 100).padStart(2, "0")}`;
};
