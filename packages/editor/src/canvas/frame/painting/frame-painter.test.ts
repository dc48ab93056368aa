// @vitest-environment happy-dom
import type { Layout } from '@sitewright/domain/blocks';
import { expect, it } from 'vitest';
import type { AreaKey } from '../../model/page-areas.ts';
import { isOlder } from '../frame-marks.ts';
import { createFramePainter } from './frame-painter.ts';
import type { ToRender } from './paint-layout.ts';

const area = { document: { kind: 'collection', id: 'p' }, area: 'sections' } as const satisfies AreaKey;
const layout = (html: string): Layout => [
  {
    id: 's',
    theme: 'paper',
    blocks: [
      {
        id: 'a',
        type: 2,
        value: { html },
        desktop: { columnStart: 1, columnEnd: 5, rowStart: 1, rowEnd: 2 },
      },
    ],
  },
];

/** A page that has come, and what the server is asked to draw anew on it. */
const open = (drawn: Layout | undefined) => {
  document.body.innerHTML =
    '<main data-edit-area="sections" data-edit-document="collection:p"><section data-edit-section="s"><div class="sw-grid"><div data-edit-block="a">Sentenc</div></div></section></main>';
  const asked: ToRender[] = [];
  const renderer = {
    request: (_area: AreaKey, wanted: ToRender) => void asked.push(wanted),
    retry: () => undefined,
  };
  const painter = createFramePainter({ page: document, renderer, initialLayout: () => drawn });
  return { asked, paint: (now: Layout) => painter.paint([{ ...area, layout: now }]) };
};

it('a page is known to be older than its document by the revision that it was drawn with', () => {
  expect(isOlder(document, 5)).toBe(false);
  document.documentElement.dataset['editRevision'] = '4';
  expect([3, 4, 5, undefined].map((revision) => isOlder(document, revision))).toEqual([
    false,
    false,
    true,
    false,
  ]);
  delete document.documentElement.dataset['editRevision'];
});

it('what the server drew as it is saved is left as it is', () => {
  const drawn = layout('Sentence.');
  const { asked, paint } = open(drawn);
  paint(drawn);
  expect(asked).toEqual([]);
});

it('[EDT-01] what was saved again after the page was drawn is drawn anew, and from then on what changes alone', () => {
  const { asked, paint } = open(undefined);
  const saved = layout('Sentence.');
  paint(saved);
  expect(asked).toEqual([{ sectionIds: ['s'], blockIds: [] }]);
  paint(saved);
  paint(layout('Sentence. More.'));
  expect(asked.slice(1)).toEqual([{ sectionIds: [], blockIds: ['a'] }]);
});
