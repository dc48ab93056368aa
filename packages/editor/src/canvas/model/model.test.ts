import type { Press } from '@sitewright/ui/undo-keys';
import { describe, expect, it } from 'vitest';
import type { PlacedBlock } from '@sitewright/domain/blocks';
import { readClip, writeClip } from './clipboard.ts';
import { summaryOf } from './describe.ts';
import { layOutTracks, nearestEnd, nearestStart, readTracks, spanOf } from './grid-lines.ts';
import { readKey } from '../input/read-key.ts';
import { readArea, writeArea } from './page-areas.ts';
import { keepPresent, selectBlocks, toggleBlock } from './selection.ts';

const block = (id: string, value: PlacedBlock['value'] = {}): PlacedBlock => ({
  id,
  type: 2,
  value,
  desktop: { columnStart: 1, columnEnd: 5, rowStart: 1, rowEnd: 2 },
});

const section = { id: 's', theme: 'paper', blocks: [block('a'), block('b')] } as const;

describe('an area', () => {
  it('is read from and written to its place in the document, and nothing else is touched', () => {
    const content = { title: 'Home', fields: { side: [section] } };
    expect(readArea(content, 'field:side')).toEqual([section]);
    expect(readArea(content, 'sections')).toEqual([]);
    expect(writeArea(content, 'sections', [section])).toEqual({ ...content, sections: [section] });
    expect(writeArea(content, 'field:side', [])).toEqual({ title: 'Home', fields: { side: [] } });
    expect(writeArea({}, 'field:x', [section])).toEqual({ fields: { x: [section] } });
  });
});

describe('the selection', () => {
  it('takes blocks in and out, and forgets those that are gone', () => {
    const pageAreas = [
      { document: { kind: 'collection', id: 'p' }, area: 'sections', layout: [section] },
    ] as const;
    const both = toggleBlock(selectBlocks(['a']), 'b');
    expect(both).toEqual({ type: 'blocks', ids: ['a', 'b'] });
    expect(toggleBlock(both, 'a')).toEqual({ type: 'blocks', ids: ['b'] });
    expect(keepPresent(selectBlocks(['a', 'gone']), pageAreas)).toEqual(selectBlocks(['a']));
    expect(keepPresent({ type: 'section', id: 'gone' }, pageAreas)).toEqual({ type: 'none' });
  });
});

describe('lines of a grid', () => {
  const rows = { lines: layOutTracks(readTracks('20px 40px 20px'), 10), gap: 10, unit: 20 };

  it('lie at the tracks that the browser laid out', () => {
    expect(rows.lines).toEqual([
      { start: 0, end: 20 },
      { start: 30, end: 70 },
      { start: 80, end: 100 },
    ]);
    expect(readTracks('none')).toEqual([]);
  });

  it('go on below the last row with empty rows', () => {
    expect(spanOf(rows, 2, 4)).toEqual({ start: 30, size: 70 });
    expect(spanOf(rows, 4, 6)).toEqual({ start: 110, size: 50 });
    expect(nearestStart(rows, 142)).toBe(5);
  });

  it('are found by position', () => {
    expect(nearestStart(rows, -50)).toBe(1);
    expect(nearestStart(rows, 26)).toBe(2);
    expect(nearestEnd(rows, 72)).toBe(3);
    const columns = { lines: layOutTracks([10, 10, 10], 0), gap: 0, unit: 0 };
    expect(nearestStart(columns, 500)).toBe(3);
  });
});

describe('keys', () => {
  const press = (key: string, held: Partial<Press> = {}): Press => ({
    key,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    ...held,
  });

  it('move and resize by arrows on the canvas, and with Alt in the outline', () => {
    expect(readKey(press('ArrowLeft'), 'canvas')).toEqual({ type: 'move', columns: -1, rows: 0 });
    expect(readKey(press('ArrowDown', { shiftKey: true }), 'canvas')).toEqual({
      type: 'resize',
      columns: 0,
      rows: 1,
    });
    expect(readKey(press('ArrowLeft'), 'outline')).toBeUndefined();
    expect(readKey(press('ArrowLeft', { altKey: true }), 'outline')).toEqual({
      type: 'move',
      columns: -1,
      rows: 0,
    });
  });

  it('undo and redo, on a Mac and elsewhere', () => {
    expect(readKey(press('z', { ctrlKey: true }), 'canvas')).toEqual({ type: 'undo' });
    expect(readKey(press('Z', { metaKey: true, shiftKey: true }), 'canvas')).toEqual({ type: 'redo' });
    expect(readKey(press('y', { ctrlKey: true }), 'canvas')).toEqual({ type: 'redo' });
    expect(readKey(press('z'), 'canvas')).toBeUndefined();
  });

  it('open the title from wherever the focus is', () => {
    expect(readKey(press('F2'), 'canvas')).toEqual({ type: 'title' });
    expect(readKey(press('F2'), 'outline')).toEqual({ type: 'title' });
  });

  it('leave every other combination to the browser', () => {
    expect(readKey(press('c', { ctrlKey: true, shiftKey: true }), 'canvas')).toBeUndefined();
    expect(readKey(press('Delete', { altKey: true }), 'canvas')).toBeUndefined();
    expect(readKey(press('k', { ctrlKey: true }), 'canvas')).toBeUndefined();
  });
});

describe('the clipboard', () => {
  it('gives back what was put in, and nothing for what others put there', () => {
    const clip = { blocks: [block('a')] };
    expect(readClip(writeClip(clip))).toEqual(clip);
    expect(readClip(writeClip({ section }))).toEqual({ section });
    for (const text of [
      '',
      'Hello',
      '[]',
      '{"blocks":[]}',
      '{"blocks":[{"id":"a"}]}',
      '{"section":{"id":1}}',
    ])
      expect(readClip(text)).toBeUndefined();
  });
});

it('a block is told from others by its first words', () => {
  expect(summaryOf(block('a', { html: '<h1>Pictures <em>made</em></h1>' }))).toBe('Pictures made');
  const document = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ink' }] }],
  };
  expect(summaryOf(block('a', { document }))).toBe('Ink');
  expect(summaryOf(block('a', { text: 'x'.repeat(80) }))).toHaveLength(49);
  expect(summaryOf(block('a'))).toBe('');
});
