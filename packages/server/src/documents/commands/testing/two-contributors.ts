import { canonicalJson, type CommandStep } from '@sitewright/domain/documents';
import fc from 'fast-check';
import type { TestBrowser } from '../../../testing/index.ts';
import { nameOf } from '../../document-keys.ts';
import type { DocumentState } from '../document-states.ts';
import { LossyContributor, type Loss } from './lossy-contributor.ts';
import { anyEdit, stepsOf } from './random-edits.ts';
import { SharedPages, Touched } from './shared-pages.ts';

export const anyLoss = fc.constantFrom<Loss>('none', 'none', 'none', 'answer', 'line', 'twice');
export const anyTurn = fc.record({
  who: fc.constantFrom(0 as const, 1 as const),
  act: fc.constantFrom('edit', 'edit', 'edit', 'edit', 'look', 'undo', 'redo'),
  edit: anyEdit,
  loss: anyLoss,
});
type Turn = typeof anyTurn extends fc.Arbitrary<infer One> ? One : never;

const demand = (isSo: boolean, found: unknown): void => {
  if (!isSo) throw new Error(JSON.stringify(found));
};

/** Both contributors, their acknowledged commands, and the expected state. */
export class TwoContributors {
  readonly people: readonly [LossyContributor, LossyContributor];
  readonly model = new SharedPages();
  readonly touched = new Touched();
  readonly #commands = new Map<string, readonly CommandStep[]>();
  readonly #readAll: () => Promise<DocumentState[]>;

  /** The initial pages are the expected state. */
  constructor(browsers: readonly [TestBrowser, TestBrowser], readAll: () => Promise<DocumentState[]>) {
    this.people = [new LossyContributor(browsers[0]), new LossyContributor(browsers[1])];
    this.#readAll = readAll;
  }

  async begin(): Promise<void> {
    for (const page of await this.#readAll()) this.model.pages.set(nameOf(page), page);
    for (const person of this.people) this.#lookAtAll(person);
  }

  async take({ who, act, edit, loss }: Turn): Promise<void> {
    const person = this.people[who];
    if (act === 'look') this.#lookAtAll(person);
    else if (act === 'edit') await this.#edit(person, stepsOf(edit, person.seen), loss);
    else await this.step(person, act === 'undo' ? 'undo' : 'redo', { past: [], loss });
    await this.checkAll();
  }

  /** One undo or redo; commands that no longer apply are skipped. */
  async step(
    person: LossyContributor,
    way: 'undo' | 'redo',
    { past, loss }: { past: string[]; loss: Loss },
  ): Promise<'done' | 'gone' | 'end'> {
    const state = way === 'undo' ? 'done' : 'undone';
    const listed = (await person.readJournal()).filter((entry) => entry.state === state);
    const ordered = way === 'undo' ? listed : listed.toReversed();
    const target = ordered.find(({ commandId }) => !past.includes(commandId))?.commandId;
    if (target === undefined) return 'end';
    const steps = this.#commands.get(target) ?? [];
    const outcome = await person.step(way, { target, past: [...past] }, loss);
    if (!outcome.ok) {
      demand(outcome.refusal.code === `${way}-gone`, outcome.refusal);
      past.push(target);
      demand(person !== this.people[0] || this.touched.explains(steps), { untouchedAndGone: steps });
      return 'gone';
    }
    past.length = 0;
    this.model[way](steps);
    if (person === this.people[1]) this.touched.add(steps);
    return 'done';
  }

  /** No acknowledged command is lost, none applies twice, and a refused one changes nothing. */
  async checkAll(): Promise<void> {
    const there = (await this.#readAll()).map((state) => [nameOf(state), state.isTrashed, state.content]);
    const pages = [...this.model.pages].map(([name, { isTrashed, content }]) => [name, isTrashed, content]);
    const isKept = canonicalJson(there.toSorted()) === canonicalJson(pages.toSorted());
    demand(isKept, { acknowledged: pages, there });
  }

  async #edit(person: LossyContributor, steps: readonly CommandStep[], loss: Loss): Promise<void> {
    const effects = steps.filter((step) => step.op !== 'change' || step.changes.length > 0);
    if (effects.length === 0) return;
    const { commandId, ...outcome } = await person.run(effects, loss);
    if (!outcome.ok) {
      demand(['conflict', 'trashed'].includes(outcome.refusal.code), outcome.refusal);
      this.#lookAtAll(person);
      return;
    }
    this.#commands.set(
      commandId,
      effects.map((step) => this.model.do(step)),
    );
    if (person === this.people[1]) this.touched.add(effects);
  }

  #lookAtAll(person: LossyContributor): void {
    person.seen.clear();
    for (const [name, { content, isTrashed }] of this.model.pages)
      person.look([{ id: name.split(':')[1] ?? '', content, isTrashed }]);
  }
}
