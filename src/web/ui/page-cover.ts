let covering = 0;
const listeners = new Set<() => void>();

const change = (by: 1 | -1) => {
  covering += by;
  for (const listener of listeners) listener();
};

/** Covers the page while something must not be interrupted; answers how to uncover it. */
export const coverPage = (): (() => void) => {
  let isDone = false;
  change(1);
  return () => {
    if (isDone) return;
    isDone = true;
    change(-1);
  };
};

export const coverStore = {
  isCovered: () => covering > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
