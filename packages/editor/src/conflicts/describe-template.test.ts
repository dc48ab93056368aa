import { describe, expect, it } from 'vitest';
import { describeTemplate } from './describe-template.ts';

describe('two versions of a template file', () => {
  const long = 'x'.repeat(5000);

  it('[EDT-17] are shown where they differ, with a little around it', () => {
    const shown = describeTemplate.version(`${long} mine ${long}`, `${long} theirs ${long}`);
    expect(shown).toContain(' mine ');
    expect(shown.length).toBeLessThan(200);
  });

  it('are never endless', () => {
    expect(describeTemplate.version(long, undefined).length).toBeLessThan(2100);
    expect(describeTemplate.version('same', 'same')).toBe('same');
  });

  it('can be there and gone', () => {
    expect(describeTemplate.version(true, undefined)).toBe('Deleted');
    expect(describeTemplate.version(undefined, true)).toBe('Not deleted');
    expect(describeTemplate.location({}, { kind: 'template', id: 'a.region', path: ['text'] })).toBe(
      'a.region',
    );
  });
});
