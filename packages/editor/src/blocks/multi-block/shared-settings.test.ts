import { describe, expect, it } from 'vitest';
import { applyShared, sharedSettings, type KnownValue } from './shared-settings.ts';

const button = (value: object): KnownValue => ({ kind: 'button', value: { text: 'Go', ...value } });

const labelsOf = (...blocks: KnownValue[]) => sharedSettings(blocks).settings.map(({ label }) => label);

describe('the settings of several blocks', () => {
  it('are those of their look where they are of one kind, and none of what they say', () => {
    expect(labelsOf(button({}), button({ variant: 'secondary' }))).toEqual(['Size', 'Style', 'Alignment']);
  });

  it('are only those that all kinds have', () => {
    expect(labelsOf(button({}), { kind: 'socialLinks', value: {} })).toEqual(['Size']);
    expect(labelsOf(button({}), { kind: 'text', value: {} })).toEqual([]);
  });

  it('show what the blocks have in common, and say where they differ', () => {
    const { settings, value } = sharedSettings([
      button({ size: 'large', variant: 'secondary' }),
      button({ size: 'large' }),
    ]);
    expect(value).toEqual({ size: 'large' });
    expect(settings.find(({ field }) => field === 'variant')).toMatchObject({ hint: 'Mixed values.' });
    expect(settings.find(({ field }) => field === 'variant')).not.toHaveProperty('otherwise');
    expect(settings.find(({ field }) => field === 'size')).not.toHaveProperty('hint');
  });

  it('take nothing set for what it then means', () => {
    const { settings } = sharedSettings([button({ variant: 'primary' }), button({})]);
    expect(settings.find(({ field }) => field === 'variant')).toMatchObject({ defaultValue: 'primary' });
  });

  it('leave everything in a block that was not changed', () => {
    const one = button({ size: 'large', variant: 'secondary' });
    const shared = sharedSettings([one, button({ size: 'large' })]);
    expect(applyShared(one.value, shared, { size: 'small' })).toEqual({
      text: 'Go',
      size: 'small',
      variant: 'secondary',
    });
    expect(applyShared(one.value, shared, {})).toEqual({ text: 'Go', variant: 'secondary' });
  });
});
