/** Whether the work settles (resolves or rejects) within this many ms. */
export function endsWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    const end = () => {
      clearTimeout(timer);
      resolve(true);
    };
    work.then(end, end);
  });
}
