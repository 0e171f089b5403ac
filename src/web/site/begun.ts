const begun = new Set<string>();

/**
 * The student has pressed "start" on the test's page; the exam page will not ask again. Kept in memory only: a reload
 * must not start anything.
 */
export const noteBegun = (menuId: string): void => {
  begun.add(menuId);
};

export const takeBegun = (menuId: string): boolean => begun.delete(menuId);
