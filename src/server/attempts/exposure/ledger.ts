/** How often the items of a test were served to one group of students. */
export interface GroupExposure {
  sittings: number;
  /** By the item's index in the test. */
  readonly served: Int32Array;
}

/** A change that is not written to the database yet. */
export interface ExposureChange {
  readonly group: string;
  /** The item's index in the test; null: the number of attempts of the group. */
  readonly place: number | null;
  readonly by: number;
}

/** How often the items of a test were served, by group of students, with the changes that are not written yet. */
export interface ExposureLedger {
  of(group: string): GroupExposure;
  count(change: ExposureChange): void;
  /** Sets a total that was read from the database; changes that are not written yet are added to it. */
  set(counted: Omit<ExposureChange, "by"> & { readonly times: number }): void;
  /** Returns and clears the changes since the last call. */
  take(): ExposureChange[];
}

/** Key for the number of attempts, in place of an item's index. */
const sittings = -1;

export function createExposureLedger(size: number): ExposureLedger {
  const groups = new Map<string, GroupExposure>();
  /** By group and item index. */
  let waiting = new Map<string, Map<number, number>>();

  function of(name: string): GroupExposure {
    const known = groups.get(name);
    if (known !== undefined) return known;
    const group = { sittings: 0, served: new Int32Array(size) };
    groups.set(name, group);
    return group;
  }

  function waitingOf(name: string): Map<number, number> {
    const known = waiting.get(name);
    if (known !== undefined) return known;
    const changes = new Map<number, number>();
    waiting.set(name, changes);
    return changes;
  }

  function put(group: GroupExposure, place: number | null, times: number): void {
    if (place === null) group.sittings = Math.max(0, times);
    else group.served[place] = Math.max(0, times);
  }

  return {
    of,
    count: ({ group: name, place, by }) => {
      const group = of(name);
      put(group, place, by + (place === null ? group.sittings : (group.served[place] ?? 0)));
      const changes = waitingOf(name);
      const at = place ?? sittings;
      changes.set(at, by + (changes.get(at) ?? 0));
    },
    set: ({ group, place, times }) => {
      put(of(group), place, times + (waiting.get(group)?.get(place ?? sittings) ?? 0));
    },
    take: () => {
      const taken = [...waiting].flatMap(([group, changes]) =>
        [...changes].flatMap(([at, by]) => (by === 0 ? [] : [{ group, place: at === sittings ? null : at, by }])),
      );
      waiting = new Map();
      return taken;
    },
  };
}
