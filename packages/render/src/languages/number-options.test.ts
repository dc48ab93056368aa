import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOptions } from './arguments.ts';
import { readNumberOptions } from './number-options.ts';

const read = (...args: string[]) => readNumberOptions(readOptions(args));

describe('number options', () => {
  it('[MON-02 (rule)] cap every count of digits at 50 and never go below 0', () => {
    const name = fc.constantFrom('minint', 'maxfrac', 'minfrac', 'maxsig', 'minsig');
    fc.assert(
      fc.property(name, fc.oneof(fc.integer().map(String), fc.string()), (option, value) => {
        const counts = Object.values(read(`${option}:${value}`));
        expect(counts).toHaveLength(1);
        expect(counts[0]).toSatisfy((count) => Number.isInteger(count) && count >= 0 && count <= 50);
      }),
    );
  });

  it('know long and short names', () => {
    expect(read('maximumFractionDigits:3', 'minInt:2')).toEqual({
      maximumFractionDigits: 3,
      minimumIntegerDigits: 2,
    });
    expect(read('grouping')).toEqual({ group: true });
    expect(read('group:false')).toEqual({ group: false });
    expect(read('no-grouping')).toEqual({ group: false });
    expect(read('rounding:truncate')).toEqual({ round: 'down' });
  });

  it('ignore what they do not know', () => {
    expect(read('mode:significant', 'round:sideways', 'shiny')).toEqual({});
  });
});
