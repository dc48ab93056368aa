import {
  applyChanges,
  diffContent,
  invertChanges,
  isSameContent,
  placeOf,
  valueAt,
  type Change,
  type CommandStep,
  type Path,
} from '@sitewright/domain/documents';
import { nameOf } from '../../document-keys.ts';

interface Page {
  readonly content: unknown;
  readonly isTrashed: boolean;
}

const changed = (content: unknown, changes: readonly Change[]): unknown => {
  let current = content;
  for (const change of changes) {
    const isUnseen = change.op === 'set' && !isSameContent(valueAt(current, change.path), change.before);
    const applied = applyChanges(current, [change]);
    if (isUnseen || 'misfit' in applied)
      throw new Error(`kept although it does not fit: ${JSON.stringify(change)}`);
    current = applied.content;
  }
  return current;
};

const backwards = (step: CommandStep): CommandStep => {
  const { kind, id } = step;
  if (step.op === 'change') return { ...step, changes: invertChanges(step.changes) };
  return { kind, id, op: step.op === 'trash' ? 'restore' : 'trash' };
};

/** The expected pages if every acknowledged command was applied exactly once. */
export class SharedPages {
  readonly pages = new Map<string, Page>();

  copy(): ReadonlyMap<string, Page> {
    return new Map(this.pages);
  }

  /** The step as applied: neighbours are those that exist, not those that the sender saw. */
  do(step: CommandStep): CommandStep {
    const name = nameOf(step);
    const page = this.pages.get(name);
    if (step.op === 'create') {
      this.pages.set(name, { content: step.content, isTrashed: false });
      return step;
    }
    if (!page) throw new Error(`kept although ${name} is not there`);
    if (step.op !== 'change') {
      this.pages.set(name, { ...page, isTrashed: step.op === 'trash' });
      return step;
    }
    const content = changed(page.content, step.changes);
    this.pages.set(name, { ...page, content });
    return { ...step, changes: diffContent(page.content, content) };
  }

  undo(steps: readonly CommandStep[]): void {
    for (const step of steps.toReversed()) this.do(backwards(step));
  }

  redo(steps: readonly CommandStep[]): void {
    for (const step of steps) this.do(step.op === 'create' ? { ...step, op: 'restore' } : step);
  }
}

/** A position in one document; a reordering is separate, because it affects its neighbours. */
interface Place {
  readonly path: Path;
  readonly list?: string;
}

const placesOf = (step: CommandStep): Place[] =>
  step.op === 'change'
    ? step.changes.map((change) => ({
        path: [nameOf(step), ...placeOf(change)],
        ...(change.op === 'set' || change.op === 'insert'
          ? {}
          : { list: [nameOf(step), ...change.path].join() }),
      }))
    : [{ path: [nameOf(step)] }];

const overlap = (one: Path, other: Path): boolean =>
  one.slice(0, other.length).join() === other.slice(0, one.length).join();

/** Positions changed by the other contributor, with all that depends on them. */
export class Touched {
  readonly #places: Place[] = [];

  add(steps: readonly CommandStep[]): void {
    this.#places.push(...steps.flatMap(placesOf));
  }

  /**
   * A step that no longer applies must depend on something that the other contributor changed; it is then out of
   * reach as well.
   */
  explains(steps: readonly CommandStep[]): boolean {
    const isExplained = steps.flatMap(placesOf).some(({ path }) => this.#has(path));
    this.add(steps);
    return isExplained;
  }

  /** Differences at positions that nobody else changed. */
  findUnexplained(before: ReadonlyMap<string, Page>, after: ReadonlyMap<string, Page>): unknown[] {
    return [...before].flatMap(([name, page]): unknown[] => {
      const now = after.get(name);
      if (this.#has([name], 'exactly')) return [];
      const changes = diffContent(this.#without(page.content, [name]), this.#without(now?.content, [name]));
      const isTurned = page.isTrashed !== now?.isTrashed;
      return [
        ...(isTurned ? [`${name} in the trash`] : []),
        ...changes.filter((change) => !this.#allows(name, change)),
      ];
    });
  }

  /** Members that the other contributor added, moved or removed have no stable position among the others. */
  #without(value: unknown, path: Path): unknown {
    if (Array.isArray(value))
      return value
        .filter(({ id }) => !this.#has([...path, id], 'exactly'))
        .map((member) => this.#without(member, [...path, member.id]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [key, this.#without(field, [...path, key])]),
    );
  }

  #allows(name: string, change: Change): boolean {
    if (change.op !== 'move') return this.#has([name, ...placeOf(change)]);
    const list = [name, ...change.path].join();
    return this.#places.some((place) => place.list === list);
  }

  #has(path: Path, how: 'exactly' | 'around' = 'around'): boolean {
    return this.#places.some((place) =>
      how === 'exactly' ? place.path.join() === path.join() : overlap(place.path, path),
    );
  }
}
