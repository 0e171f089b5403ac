/** The time left in whole minutes and seconds; a started second counts as whole. */
export const timeLeft = (remainingMs: number): { readonly minutes: number; readonly seconds: number } => {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1_000));
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
};
