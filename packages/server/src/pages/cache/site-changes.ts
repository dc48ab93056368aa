const MAX_SUBJECTS = 10_000;

/** The last version at which each cache tag of a site changed, as known to this node. */
export class SiteChanges {
  readonly #versions = new Map<string, number>();
  /** Everything built before this version counts as changed. */
  #floor = 0;
  #latest = 0;

  note(tag: string, version: number): void {
    this.#latest = Math.max(this.#latest, version);
    this.#versions.set(tag, Math.max(version, this.#versions.get(tag) ?? 0));
    // An import of a million items must not stay in memory: all pages are rebuilt instead.
    if (this.#versions.size <= MAX_SUBJECTS) return;
    for (const known of this.#versions.values()) this.#floor = Math.max(this.#floor, known);
    this.#versions.clear();
  }

  isAnyNewer(cacheTags: readonly string[], version: number): boolean {
    if (this.#latest <= version) return false;
    if (this.#floor > version) return true;
    return cacheTags.some((tag) => (this.#versions.get(tag) ?? 0) > version);
  }
}
