/**
 * Gives each line as many of its candidates as possible, each candidate to one line, so that as many places as possible
 * are filled (augmenting paths; Kuhn 1955). Earlier lines keep what they have got: what is missing is missing at the
 * later ones. Candidates are indices below `size`.
 */
export const matchLines = (
  size: number,
  lines: readonly { readonly count: number; readonly candidates: readonly number[] }[],
): readonly number[][] => {
  const lineOf = new Int32Array(size).fill(-1);
  const tried = new Uint32Array(lines.length);
  let round = 0;
  /** Frees a place for `line` by moving questions along a path of lines; the queue holds how each line was reached. */
  const place = (line: number): boolean => {
    round += 1;
    const reached = [{ line, by: -1, before: -1 }];
    tried[line] = round;
    for (let at = 0; at < reached.length; at += 1) {
      const { line: present } = reached[at] ?? { line: -1 };
      for (const candidate of lines[present]?.candidates ?? []) {
        const owner = lineOf[candidate] ?? -1;
        if (owner < 0) {
          let moved = candidate;
          for (let step = reached[at]; step !== undefined; step = reached[step.before]) {
            lineOf[moved] = step.line;
            moved = step.by;
          }
          return true;
        }
        if (tried[owner] === round) continue;
        tried[owner] = round;
        reached.push({ line: owner, by: candidate, before: at });
      }
    }
    return false;
  };
  for (const [line, { count }] of lines.entries()) {
    let missing = count;
    while (missing > 0 && place(line)) missing -= 1;
  }
  return lines.map((_, line) => [...lineOf.keys()].filter((candidate) => lineOf[candidate] === line));
};
