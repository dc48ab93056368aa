import { expect, it } from 'vitest';
import { describePlace, describeVersion } from './describe-conflict.ts';

const block = {
  id: 'x',
  type: 2,
  value: { html: '<p>Ink</p>' },
  desktop: { columnStart: 1, columnEnd: 5, rowStart: 1, rowEnd: 2 },
};
const content = { title: 'Home', sections: [{ id: 's', theme: 'ink', blocks: [block] }] };

it('a conflict names the block and the part of it that two people changed', () => {
  expect(describePlace(content, ['sections', 's', 'blocks', 'x', 'desktop', 'columnStart'])).toBe(
    'Text: Place on the grid',
  );
  expect(describePlace(content, ['sections', 's', 'blocks', 'x', 'value', 'html'])).toBe('Text');
  expect(describePlace(content, ['title'])).toBe('Page: Title');
  expect(describePlace(content, ['sections', 's', 'blocks', 'gone', 'value'])).toBe('Block or section');
});

it('each version is told in words', () => {
  expect(describeVersion('Two inks')).toBe('Two inks');
  expect(describeVersion(undefined)).toBe('Deleted');
  expect(describeVersion('')).toBe('Empty');
  expect(describeVersion(3)).toBe('3');
  expect(describeVersion(true)).toBe('On');
  expect(describeVersion(block)).toBe('Ink');
  const document = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Two inks' }] }],
  };
  expect(describeVersion(document)).toBe('Two inks');
  expect(describeVersion({ columnStart: 2 })).toContain('"columnStart": 2');
});
