import type { ChangeCode, Reason } from "./reasons";

/** Collects the changes to one question: each code once, with all its details. */
export class Notes {
  readonly #details = new Map<Reason["code"], Set<string>>();

  /** `known`: earlier changes, which come first. */
  constructor(known: readonly Reason[] = []) {
    for (const { code, detail } of known) this.#note(code, detail);
  }

  add(code: ChangeCode, detail?: string): void {
    this.#note(code, detail);
  }

  #note(code: Reason["code"], detail?: string): void {
    const details = this.#details.get(code) ?? new Set<string>();
    if (detail !== undefined) details.add(detail);
    this.#details.set(code, details);
  }

  list(): Reason[] {
    return [...this.#details].map(([code, details]) =>
      details.size === 0 ? { code } : { code, detail: [...details].join(", ").slice(0, 300) },
    );
  }
}
