/** How often the items of a test were served to one group of students. */
export interface GroupExposure {
  sittings: number;
  /** By place in the test. */
  readonly served: Int32Array;
}

/** A change that is not written down yet. */
export interface ExposureChange {
  readonly group: string;
  /** null: the sittings of the group. */
  readonly place: number | null;
  readonly by: number;
}

/** How often the items of a test were served, by groups of students; what has changed waits to be written down. */
export interface ExposureLedger {
  of(group: string): GroupExposure;
  count(change: ExposureChange): void;
  /** Sets what is known from elsewhere; changes that wait are added to it. */
  set(counted: Omit<ExposureChange, "by"> & { readonly times: number }): void;
  /** The changes since the last call. */
  take(): ExposureChange[];
}

const nameOf = ({ group, place }: Pick<ExposureChange, "group" | "place">): string => `${place ?? ""}@${group}`;

export function createExposureLedger(size: number): ExposureLedger {
  const groups = new Map<string, GroupExposure>();
  let waiting = new Map<string, ExposureChange>();

  function of(name: string): GroupExposure {
    const known = groups.get(name);
    if (known !== undefined) return known;
    const group = { sittings: 0, served: new Int32Array(size) };
    groups.set(name, group);
    return group;
  }

  function put(group: GroupExposure, place: number | null, times: number): void {
    if (place === null) group.sittings = Math.max(0, times);
    else group.served[place] = Math.max(0, times);
  }

  return {
    of,
    count: (change) => {
      const { place, by } = change;
      const group = of(change.group);
      put(group, place, by + (place === null ? group.sittings : (group.served[place] ?? 0)));
      const name = nameOf(change);
      waiting.set(name, { ...change, by: by + (waiting.get(name)?.by ?? 0) });
    },
    set: (counted) => {
      const { group, place, times } = counted;
      put(of(group), place, times + (waiting.get(nameOf(counted))?.by ?? 0));
    },
    take: () => {
      const taken = [...waiting.values()].filter(({ by }) => by !== 0);
      waiting = new Map();
      return taken;
    },
  };
}
