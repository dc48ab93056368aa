import { expect, it, vi } from 'vitest';
import type { HistoryEntry } from '../documents/index.ts';
import { createUndo } from './create-undo.ts';
import type { UndoScope } from './undo-scope.ts';

const killpage = { kind: 'collection', id: 'kill', title: 'Killpage' } as const;
const here: UndoScope = { documents: [killpage] };
const elsewhere: UndoScope = { documents: [{ kind: 'collection', id: 'keyboard' }] };

const change = (commandId: string, label: string): HistoryEntry => ({
  commandId,
  label,
  documents: [killpage],
});

/** Two changes of Killpage, stepped through from a screen. */
const open = (scope: UndoScope, isOffline = false) => {
  const done = [change('1', 'Add quote'), change('2', 'Change quote')];
  const undone: HistoryEntry[] = [];
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const controls = createUndo({
    scope,
    announce: say,
    toast: say,
    history: {
      next: (op) => (op === 'undo' ? done : undone).at(-1),
      run: (op) => {
        const [from, to] = op === 'undo' ? [done, undone] : [undone, done];
        if (!isOffline) to.push(...from.splice(-1));
        return !isOffline;
      },
      contentOf: () => undefined,
      isOffline: () => isOffline,
    },
  });
  const labels = () => done.map(({ label }) => label);
  return { controls, said, labels, run: (label: string) => void done.push(change(label, label)) };
};

it('[EDT-01] a change of what is in view is undone and redone at one press', () => {
  const { controls, said, labels } = open(here);
  controls.undo();
  expect(labels()).toEqual(['Add quote']);
  controls.redo();
  expect(labels()).toEqual(['Add quote', 'Change quote']);
  expect(said).toEqual(['Undone: Change quote.', 'Redone: Change quote.']);
});

it('[EDT-01] of a change on another page the first press says where it is, the second undoes it there', () => {
  const { controls, said, labels } = open(elsewhere);
  controls.undo();
  expect(labels()).toEqual(['Add quote', 'Change quote']);
  controls.undo();
  expect(labels()).toEqual(['Add quote']);
  controls.redo();
  expect(labels()).toEqual(['Add quote']);
  controls.redo();
  expect(labels()).toEqual(['Add quote', 'Change quote']);
  expect(said).toEqual([
    'The next change to undo is on Killpage: Change quote. Press Undo again to undo it there.',
    'Undone on Killpage: Change quote.',
    'The next change to redo is on Killpage: Change quote. Press Redo again to redo it there.',
    'Redone on Killpage: Change quote.',
  ]);
});

it('[EDT-01] each change on another page is asked about, and again once something else was done', () => {
  const { controls, labels, run } = open(elsewhere);
  controls.undo();
  controls.reset();
  controls.undo();
  run('Edit text');
  controls.undo();
  controls.redo();
  controls.undo();
  expect(labels()).toEqual(['Add quote', 'Change quote', 'Edit text']);
  controls.undo();
  controls.undo();
  expect(labels()).toEqual(['Add quote', 'Change quote']);
});

it('[EDT-01] a question that was asked long ago is asked again', () => {
  vi.useFakeTimers();
  const { controls, labels } = open(elsewhere);
  controls.undo();
  vi.advanceTimersByTime(61_000);
  controls.undo();
  expect(labels()).toEqual(['Add quote', 'Change quote']);
  vi.advanceTimersByTime(30_000);
  controls.undo();
  expect(labels()).toEqual(['Add quote']);
  vi.useRealTimers();
});

it('says why nothing was undone', () => {
  const { controls, said } = open(here, true);
  controls.undo();
  controls.redo();
  expect(said).toEqual(['You can undo this when you are back online.', 'Nothing to redo.']);
});
