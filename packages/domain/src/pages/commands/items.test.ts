import { describe, expect, it } from 'vitest';
import { recordTypes, type ItemContent } from '../content/content.ts';
import { findItemFaults } from '../content-faults.ts';
import { copyItem, newItem } from './new-item.ts';
import { displayIndexChanges, type PlacedItem } from './place-items.ts';

const createIds = () => {
  let count = 0;
  return () => String((count += 1)).padStart(24, '0');
};

const make = (typeName: string): ItemContent =>
  newItem({
    list: { id: 'f'.repeat(24), typeName },
    title: ' Slow ink ',
    urlId: 'slow-ink',
    now: Date.UTC(2026, 10, 15, 9, 20),
    newId: createIds(),
  });

describe('a new item', () => {
  it('is a draft with an empty text to write in', () => {
    const post = make('blog');
    expect(post).toMatchObject({ title: 'Slow ink', status: 'draft', recordType: recordTypes.text });
    expect(post.sections?.flatMap(({ blocks }) => blocks.map(({ type }) => type))).toEqual([2]);
    expect(findItemFaults(post)).toEqual({});
  });

  it('that is an event has times: tomorrow, two hours', () => {
    const { startDate = 0, endDate = 0 } = make('events');
    expect(new Date(startDate).toISOString()).toBe('2026-11-16T10:00:00.000Z');
    expect(endDate - startDate).toBe(7_200_000);
  });

  it('an event that ends before it begins is refused with a message', () => {
    const event = make('events');
    expect(findItemFaults({ ...event, endDate: 1 })).toEqual({
      endDate: 'An event cannot end before it begins.',
    });
  });

  it('made like another has ids of its own and its place', () => {
    const original = { ...make('gallery'), displayIndex: 4, publishOn: 7, status: 'published' } as const;
    const newId = createIds();
    for (let count = 0; count < 10; count += 1) newId();
    const copy = copyItem(original, { urlId: 'slow-ink-1', newId });
    expect(copy).toMatchObject({ title: 'Slow ink (copy)', status: 'draft', displayIndex: 4 });
    expect(copy).not.toHaveProperty('publishOn');
    const ids = ({ id, sections = [] }: ItemContent) => [
      id,
      ...sections.flatMap((section) => [section.id, ...section.blocks.map((block) => block.id)]),
    ];
    expect(ids(copy).filter((id) => ids(original).includes(id))).toEqual([]);
  });
});

describe('the places of items', () => {
  const placed = (...places: (number | undefined)[]): PlacedItem[] =>
    places.map((displayIndex, index) => ({
      id: String(index),
      ...(displayIndex === undefined ? {} : { displayIndex }),
    }));
  const order = (items: readonly PlacedItem[], ...indexes: number[]): PlacedItem[] =>
    indexes.flatMap((index) => items[index] ?? []);

  it('change only between the two ends of a move', () => {
    const before = placed(10, 20, 30, 40);
    expect(displayIndexChanges(before, order(before, 0, 2, 1, 3), false)).toEqual([
      { id: '2', before: 30, after: 20 },
      { id: '1', before: 20, after: 30 },
    ]);
  });

  it('are numbered where two share one, below what follows', () => {
    const before = placed(undefined, 0, 0);
    expect(displayIndexChanges(before, order(before, 2, 0, 1), false).map(({ after }) => after)).toEqual([
      1, 2, 3,
    ]);
    expect(displayIndexChanges(before, order(before, 2, 0, 1), true).map(({ after }) => after)).toEqual([
      -3, -2, -1,
    ]);
  });
});
