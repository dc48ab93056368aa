import { describe, expect, it } from 'vitest';
import type { DocumentStore, CommandStep } from '../../documents/index.ts';
import { currentFolder, folderSteps } from './folder-steps.ts';

type State = ReturnType<DocumentStore['state']>;

const page = { id: 'a', parentId: 'old' };
const stateWith = (steps: readonly CommandStep[], content?: unknown) =>
  ({
    documents: new Map(content === undefined ? [] : [['collection:a', { content }]]),
    unsent: [{ commandId: 'c', label: 'Move page', op: 'do', steps }],
  }) as unknown as State;

describe('the folder of a page', () => {
  it('is what the list says, what is not sent yet, or what the open page says', () => {
    expect(currentFolder(stateWith([]), page)).toBe('old');
    expect(currentFolder(stateWith(folderSteps(stateWith([]), page, 'new')), page)).toBe('new');
    expect(currentFolder(stateWith(folderSteps(stateWith([]), page, undefined)), page)).toBeUndefined();
    expect(currentFolder(stateWith([], { parentId: 'there' }), page)).toBe('there');
    expect(currentFolder(stateWith([], {}), page)).toBeUndefined();
  });

  it('changes by one step that says what was there, or by none', () => {
    expect(folderSteps(stateWith([]), page, 'old')).toEqual([]);
    const change = { op: 'set', path: ['parentId'], before: 'old', after: 'new' };
    expect(folderSteps(stateWith([]), page, 'new')).toEqual([
      { kind: 'collection', id: 'a', op: 'change', changes: [change] },
    ]);
  });
});
