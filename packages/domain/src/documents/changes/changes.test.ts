import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyChanges,
  applyFitting,
  blockOf,
  canonicalJson,
  diffContent,
  invertChanges,
  isStorable,
  valueAt,
  type Change,
} from '../index.ts';

const keys = fc.constantFrom('a', 'b', 'title', '__proto__', 'constructor', 'toString', 'id', 'length');
const ids = fc.constantFrom('m1', 'm2', 'm3', 'm4', '__proto__', 'constructor');
const scalar = fc.oneof(fc.string({ maxLength: 3 }), fc.integer(), fc.boolean(), fc.constant(null));

/** As parsed from JSON: `__proto__` is an ordinary key. */
const bagOf = (value: fc.Arbitrary<unknown>, key: fc.Arbitrary<string>, max: number) =>
  fc
    .uniqueArray(fc.tuple(key, value), { selector: ([name]) => name, maxLength: max })
    .map((entries) => Object.fromEntries(entries));

const membersOf = (value: fc.Arbitrary<unknown>) =>
  fc
    .uniqueArray(fc.tuple(ids, bagOf(value, keys, 2)), { selector: ([id]) => id, maxLength: 5 })
    .map((members) => members.map(([id, bag]) => ({ ...bag, id })));

const { content } = fc.letrec<{ content: unknown; value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    scalar,
    bagOf(tie('value'), keys, 3),
    membersOf(tie('value')),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
  content: bagOf(tie('value'), keys, 5),
}));

const applied = (start: unknown, changes: readonly Change[]): unknown => {
  const result = applyChanges(start, changes);
  if ('misfit' in result) throw new Error(`does not fit: ${JSON.stringify(result.misfit)}`);
  return result.content;
};

const expectSame = (one: unknown, other: unknown): void =>
  expect(canonicalJson(one)).toBe(canonicalJson(other));
const MANY = { numRuns: 1500 };

describe('changes', () => {
  it('turn what was before into what is after, and back', () => {
    fc.assert(
      fc.property(content, content, (before, after) => {
        const started = canonicalJson(before);
        const changes = diffContent(before, after);
        expectSame(applied(before, changes), after);
        expectSame(applied(after, invertChanges(changes)), before);
        expectSame(invertChanges(invertChanges(changes)), changes);
        expect(canonicalJson(before)).toBe(started);
      }),
      MANY,
    );
  });

  it('survive the way over the line and into the database', () => {
    fc.assert(
      fc.property(content, content, (before, after) => {
        const sent = JSON.parse(JSON.stringify(diffContent(before, after))) as Change[];
        expectSame(applied(before, sent), after);
        expectSame(applied(after, invertChanges(sent)), before);
        expect(isStorable(sent)).toBe(true);
      }),
    );
  });

  it('are none where nothing differs, and only say what does', () => {
    fc.assert(
      fc.property(content, (same) => {
        expect(diffContent(same, JSON.parse(JSON.stringify(same)))).toEqual([]);
      }),
    );
    const before = { title: 'A', sections: [{ id: 's', blocks: [{ id: 'x', value: { html: 'one' } }] }] };
    const after = { title: 'A', sections: [{ id: 's', blocks: [{ id: 'x', value: { html: 'two' } }] }] };
    expect(diffContent(before, after)).toEqual([
      { op: 'set', path: ['sections', 's', 'blocks', 'x', 'value', 'html'], before: 'one', after: 'two' },
    ]);
  });

  it('move as few members as can be', () => {
    const list = (text: string) => [...text].map((id) => ({ id }));
    const changes = diffContent({ list: list('abcdef') }, { list: list('bcxdea') });
    expect(changes).toEqual([
      { op: 'remove', path: ['list'], id: 'f', value: { id: 'f' }, after: 'e' },
      { op: 'insert', path: ['list'], id: 'x', value: { id: 'x' }, after: 'c' },
      { op: 'move', path: ['list'], id: 'a', from: null, to: 'e' },
    ]);
  });

  it('of different places give the same in whichever order they come', () => {
    const pair = fc.record({ one: fc.jsonValue({ maxDepth: 2 }), other: fc.jsonValue({ maxDepth: 2 }) });
    const start = fc.record({ left: pair, right: pair, list: membersOf(scalar) });
    fc.assert(
      fc.property(start, pair, pair, scalar, (before, left, right, text) => {
        const inMembers = (parity: number) =>
          before.list.map((member, index) => (index % 2 === parity ? { ...member, text } : member));
        const mine = diffContent(before, { ...before, left, list: inMembers(0) });
        const theirs = diffContent(before, { ...before, right, list: inMembers(1).toReversed() });
        const both = applied(applied(before, mine), theirs);
        expectSame(both, applied(applied(before, theirs), mine));
        expectSame(applied(both, invertChanges(mine)), applied(before, theirs));
      }),
    );
  });

  it('that do not fit change nothing', () => {
    fc.assert(
      fc.property(content, content, content, (before, after, current) => {
        const untouched = canonicalJson(current);
        const result = applyChanges(current, diffContent(before, after));
        expect(canonicalJson(current)).toBe(untouched);
        const { misfits } = applyFitting(current, diffContent(before, after));
        expect('misfit' in result ? result.misfit : undefined).toEqual(misfits[0]);
      }),
    );
  });
});

describe('a change no longer fits', () => {
  const page = {
    title: 'A',
    list: [
      { id: 'x', n: 1 },
      { id: 'y', n: 2 },
    ],
    plain: [1, 2],
  };
  const misfits: [string, Change][] = [
    ['where the value became another', { op: 'set', path: ['title'], before: 'B', after: 'C' }],
    ['where a key was added in the meantime', { op: 'set', path: ['title'], after: 'C' }],
    ['where what holds it is gone', { op: 'set', path: ['seo', 'title'], after: 'C' }],
    ['where a member is gone', { op: 'set', path: ['list', 'z', 'n'], before: 1, after: 2 }],
    ['where a plain list is stepped into', { op: 'set', path: ['plain', '0'], before: 1, after: 2 }],
    [
      'where a member of that id is there',
      { op: 'insert', path: ['list'], id: 'x', value: { id: 'x' }, after: null },
    ],
    [
      'where a value has not the id it names',
      { op: 'insert', path: ['list'], id: 'q', value: { id: 'r' }, after: null },
    ],
    [
      'where the member was changed',
      { op: 'remove', path: ['list'], id: 'x', value: { id: 'x', n: 9 }, after: null },
    ],
    ['where the member to move is gone', { op: 'move', path: ['list'], id: 'z', from: null, to: 'x' }],
    [
      'where it would give a member another id',
      { op: 'set', path: ['list', 'x', 'id'], before: 'x', after: 'y' },
    ],
    [
      'where it would put nothing for a member',
      { op: 'set', path: ['list', 'x'], before: { id: 'x', n: 1 } },
    ],
    [
      'where only a prototype has the key',
      { op: 'set', path: ['constructor', 'name'], before: 'Object', after: 'x' },
    ],
    ['where no list is', { op: 'insert', path: ['title'], id: 'q', value: { id: 'q' }, after: null }],
  ];

  it.each(misfits)('%s', (_why, change) => {
    expect(applyChanges(page, [{ op: 'set', path: ['title'], before: 'A', after: 'A' }, change])).toEqual({
      misfit: change,
    });
  });

  it('but a neighbour that is gone only leaves the end of the list', () => {
    const insert: Change = { op: 'insert', path: ['list'], id: 'q', value: { id: 'q' }, after: 'gone' };
    expect(valueAt(applied(page, [insert]), ['list'])).toEqual([...page.list, { id: 'q' }]);
  });
});

it('keys of prototypes are fields like any other and reach no prototype', () => {
  const hostile = JSON.parse(
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  ) as unknown;
  const result = applied({}, diffContent({}, hostile));
  expectSame(result, hostile);
  expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
  const direct: Change = { op: 'set', path: ['__proto__', 'polluted'], after: true };
  expect(applyChanges({}, [direct])).toEqual({ misfit: direct });
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

it('a place lies in a block, in a section or in neither', () => {
  expect(blockOf(['sections', 's', 'blocks', 'x', 'value', 'html'])).toBe('x');
  expect(blockOf(['fields', 'sidebar', 's', 'blocks', 'x'])).toBe('x');
  expect(blockOf(['sections', 's', 'blocks'])).toBe('s');
  expect(blockOf(['fields', 'sidebar', 's', 'theme'])).toBe('s');
  expect(blockOf(['sections'])).toBeUndefined();
  expect(blockOf(['title'])).toBeUndefined();
});
