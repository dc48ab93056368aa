import { describe, expect, it } from 'vitest';
import { mergePreferences } from './merge-preferences.ts';

const rate = (id: string, cents: number) => ({ id, name: `Rate ${id}`, cents });
const zone = (...rates: ReturnType<typeof rate>[]) => ({ zones: [{ id: 'eu', name: 'Europe', rates }] });

describe('preferences that two people changed', () => {
  it('are merged where they changed different entries', () => {
    const merge = mergePreferences({
      base: zone(rate('a', 1), rate('b', 1)),
      mine: zone(rate('a', 2), rate('b', 1), rate('mine', 5)),
      theirs: zone(rate('a', 1), rate('b', 3), rate('theirs', 6)),
    });
    expect(merge).toEqual({
      merged: zone(rate('a', 2), rate('b', 3), rate('mine', 5), rate('theirs', 6)),
      conflicts: [],
    });
  });

  it('name what both changed, and leave the user’s value', () => {
    const merge = mergePreferences({
      base: zone(rate('a', 1)),
      mine: zone(rate('a', 2)),
      theirs: zone(rate('a', 3)),
    });
    expect(merge).toEqual({ merged: zone(rate('a', 2)), conflicts: ['Europe › Rate a'] });
  });

  it('lose an entry that one removed, but name it if the other changed it', () => {
    const base = zone(rate('a', 1), rate('b', 1));
    expect(
      mergePreferences({ base, mine: zone(rate('a', 2), rate('b', 1)), theirs: zone(rate('a', 1)) }),
    ).toEqual({
      merged: zone(rate('a', 2)),
      conflicts: [],
    });
    expect(
      mergePreferences({ base, mine: zone(rate('a', 1)), theirs: zone(rate('a', 1), rate('b', 9)) }),
    ).toEqual({
      merged: zone(rate('a', 1)),
      conflicts: ['Europe › Rate b'],
    });
    expect(
      mergePreferences({ base, mine: zone(rate('a', 1), rate('b', 9)), theirs: zone(rate('a', 1)) }),
    ).toEqual({
      merged: zone(rate('a', 1), rate('b', 9)),
      conflicts: ['Europe › Rate b'],
    });
  });

  it('follow the order of whoever moved entries', () => {
    const base = zone(rate('a', 1), rate('b', 1));
    const moved = zone(rate('b', 1), rate('a', 1));
    expect(mergePreferences({ base, mine: moved, theirs: zone(rate('a', 4), rate('b', 1)) }).merged).toEqual(
      zone(rate('b', 1), rate('a', 4)),
    );
    expect(mergePreferences({ base, mine: zone(rate('a', 4), rate('b', 1)), theirs: moved }).merged).toEqual(
      zone(rate('b', 1), rate('a', 4)),
    );
  });

  it('lose an optional field that one removed', () => {
    const [base, mine] = [{ one: { from: 1, to: 2 } }, { one: { from: 1 } }];
    expect(mergePreferences<object>({ base, mine, theirs: { one: { from: 3, to: 2 } } })).toEqual({
      merged: { one: { from: 3 } },
      conflicts: [],
    });
  });
});
