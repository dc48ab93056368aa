import { systemTokens, type StyleToken } from '@sitewright/domain/styles';
import { describe, expect, it } from 'vitest';
import { filterViews, contrastPairsOf, groupViews, swatchesOf, viewTokens } from './token-views.ts';

const colour = (name: string, value: string, rest: Partial<StyleToken> = {}): StyleToken => ({
  name,
  title: name.slice(2),
  group: 'colours',
  type: 'colour',
  value,
  ...rest,
});

const tokens = [
  colour('--paper', '#f4f1ea'),
  colour('--ink', '#161412', { on: '--paper' }),
  colour('--sw-paper', 'var(--paper)', { reach: 'block' }),
  colour('--sw-field-line', 'var(--ink)', { group: 'forms' }),
];

const site = { '--ink': '#333333' };
const views = viewTokens({ tokens, values: { site }, layer: 'site' });
const find = (name: string) => views.find(({ token }) => token.name === name);

describe('the fields of the style editor', () => {
  it('[EDT-14] stand for every token, and one for those that follow it', () => {
    expect(views.map(({ token }) => token.name)).toEqual(['--paper', '--ink', '--sw-field-line']);
    expect(groupViews(views).map(({ name }) => name)).toEqual(['Colours', 'Forms']);
  });

  it('[EDT-14] show what is set and whether it can be reset', () => {
    expect(find('--paper')).toMatchObject({ resolved: '#f4f1ea', isOwn: false });
    expect(find('--ink')).toMatchObject({ resolved: '#333333', isOwn: true });
    expect(find('--sw-field-line')).toMatchObject({ resolved: '#333333', follows: 'ink', isOwn: false });
  });

  it('[EDT-14] of a section are those that reach it, with the value around them', () => {
    const values = { site: { '--paper': '#dddddd' }, section: {} };
    const inner = viewTokens({ tokens, values, layer: 'section' });
    expect(inner.map(({ token, resolved }) => [token.name, resolved])).toEqual([['--sw-paper', '#dddddd']]);
    const names = viewTokens({ tokens: systemTokens, values: {}, layer: 'block' }).map(
      ({ token }) => token.name,
    );
    expect(names).toContain('--sw-accent');
    expect(names).not.toContain('--sw-section-space');
  });

  it('are found by title, group and name', () => {
    expect(filterViews(views, 'forms')).toHaveLength(1);
    expect(filterViews(views, ' PAPER ')).toHaveLength(1);
    expect(filterViews(views, '--ink')).toHaveLength(1);
    expect(filterViews(views, 'nothing')).toEqual([]);
  });

  it('[EDT-06] know the swatches of the site and what a colour is read on', () => {
    expect(swatchesOf(views).map(({ value }) => value)).toEqual(['#f4f1ea', '#333333', '#333333']);
    const viewed = { tokens, values: { site } };
    const [paper, ink] = views;
    expect(ink && contrastPairsOf(ink, viewed).on).toEqual([{ name: 'paper', value: '#f4f1ea' }]);
    expect(paper && contrastPairsOf(paper, viewed).under).toEqual([{ name: 'ink', value: '#333333' }]);
  });
});
