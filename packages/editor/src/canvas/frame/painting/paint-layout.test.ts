// @vitest-environment happy-dom
import { layOutPhone, type Layout, type PlacedBlock, type Section } from '@sitewright/domain/blocks';
import { describe, expect, it } from 'vitest';
import { paintLayout, type DetachedBlocks } from './paint-layout.ts';

const block = (id: string, rowStart: number, rest: Partial<PlacedBlock> = {}): PlacedBlock => ({
  id,
  type: 2,
  value: { html: id },
  desktop: { columnStart: 1, columnEnd: 5, rowStart, rowEnd: rowStart + 1 },
  ...rest,
});

const section = (id: string, blocks: readonly PlacedBlock[], rest: Partial<Section> = {}): Section => ({
  id,
  theme: 'paper',
  blocks,
  ...rest,
});

const markup = (layout: Layout): string =>
  layout
    .map(
      ({ id, blocks }) =>
        `<section class="sw-section" data-edit-section="${id}"><div class="sw-grid">${layOutPhone(blocks)
          .map((cell) => `<div class="sw-block" data-edit-block="${cell.block.id}">${cell.block.id}</div>`)
          .join('')}</div></section>`,
    )
    .join('');

const open = (before: Layout) => {
  document.body.innerHTML = `<main data-edit-area="sections"><p>Above</p>${markup(before)}<p>Below</p></main>`;
  const area = document.querySelector<HTMLElement>('main');
  if (!area) throw new Error('The page has no area.');
  const detached: DetachedBlocks = { blocks: new Map() };
  let shown = before;
  const paint = (after: Layout) => {
    const toRender = paintLayout(area, { before: shown, after }, detached);
    shown = after;
    return toRender;
  };
  const order = () =>
    [...area.querySelectorAll<HTMLElement>('[data-edit-section]')].map((each) => [
      each.dataset['editSection'],
      ...[...each.querySelectorAll<HTMLElement>('[data-edit-block]')].map(
        ({ dataset }) => dataset['editBlock'],
      ),
    ]);
  const find = (id: string) => area.querySelector<HTMLElement>(`[data-edit-block="${id}"]`);
  return { area, paint, order, find };
};

const before = [section('s', [block('a', 1), block('b', 2)]), section('t', [block('c', 1)])];

describe('painting a layout', () => {
  it('moves a block at once, and asks the server for nothing', () => {
    const { paint, find, order } = open(before);
    const moved = [section('s', [block('a', 3), block('b', 2)]), section('t', [block('c', 1)])];
    expect(paint(moved)).toEqual({ blockIds: [], sectionIds: [] });
    expect(find('a')?.style.getPropertyValue('--d')).toBe('3/1/4/5');
    expect(order()).toEqual([
      ['s', 'b', 'a'],
      ['t', 'c'],
    ]);
  });

  it('takes a block to another section as it is', () => {
    const { paint, find, order } = open(before);
    const element = find('a');
    expect(paint([section('s', [block('b', 2)]), section('t', [block('a', 2), block('c', 1)])])).toEqual({
      blockIds: [],
      sectionIds: [],
    });
    expect(order()).toEqual([
      ['s', 'b'],
      ['t', 'c', 'a'],
    ]);
    expect(find('a')).toBe(element);
  });

  it('asks for what is new or says something else, and brings back what was deleted without asking', () => {
    const { paint, find } = open(before);
    const other = block('b', 2, { value: { html: 'other' } });
    expect(paint([section('s', [block('a', 1), other, block('n', 3)]), section('t', [])])).toEqual({
      blockIds: ['b', 'n'],
      sectionIds: [],
    });
    expect(find('c')).toBeNull();
    expect(find('n')?.dataset['editPending']).toBe('');
    expect(paint([section('s', [block('a', 1), other]), section('t', [block('c', 1)])]).blockIds).toEqual([]);
    expect(find('c')?.textContent).toBe('c');
  });

  it('orders sections and leaves what else stands there where it is', () => {
    const { area, paint, order } = open(before);
    const [s, t] = before;
    if (!s || !t) throw new Error('The layout has two sections.');
    paint([t, section('new', [], { theme: 'ink', width: 'full' }), s]);
    expect(order().map(([id]) => id)).toEqual(['t', 'new', 's']);
    const made = area.querySelector<HTMLElement>('[data-edit-section="new"]');
    expect([made?.dataset['theme'], made?.dataset['width']]).toEqual(['ink', 'full']);
    expect(area.firstElementChild?.textContent).toBe('Above');
    expect(area.lastElementChild?.textContent).toBe('Below');
    paint([t]);
    expect(order()).toEqual([['t', 'c']]);
  });

  it('has the server draw a section whose background changed', () => {
    const { paint } = open(before);
    const [, t] = before;
    if (!t) throw new Error('The layout has two sections.');
    const picture = section('s', [block('a', 1), block('b', 2)], { backgroundImageId: 'p' });
    expect(paint([picture, t])).toEqual({ blockIds: [], sectionIds: ['s'] });
  });

  it('takes away the place of the button of an empty area with the first section', () => {
    document.body.innerHTML = '<div class="sw-edit-area" data-edit-area="sections"></div>';
    const area = document.querySelector<HTMLElement>('div');
    if (!area) throw new Error('The page has no area.');
    paintLayout(area, { before: [], after: [section('s', [])] }, { blocks: new Map() });
    expect(area.className).toBe('');
    expect(area.children).toHaveLength(1);
  });

  it('keeps a place for the button once the last section is gone, and leaves what else stands there', () => {
    const { area, paint } = open(before);
    paint([]);
    expect(area.querySelectorAll('.sw-edit-area')).toHaveLength(1);
    expect(area.firstElementChild?.textContent).toBe('Above');
    paint([]);
    expect(area.querySelectorAll('.sw-edit-area')).toHaveLength(1);
    paint([section('new', [])]);
    expect(area.querySelector('.sw-edit-area')).toBeNull();
  });
});
