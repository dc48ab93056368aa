import { expect, it } from 'vitest';
import { withDirection } from './text-direction.ts';

const page = '<!doctype html>\n<html lang="x" class="a">\n<body><p>&lt;html&gt;</p>';

it.each(['ar', 'ar-EG', 'he-IL', 'fa', 'ur', 'az-Arab'])(
  'a page in %s runs from right to left',
  (language) => {
    expect(withDirection(page, language)).toBe(page.replace('class="a"', 'class="a" dir="rtl"'));
  },
);

it.each(['en-US', 'de', 'az', '', 'no language'])('a page in %j is left as it is', (language) => {
  expect(withDirection(page, language)).toBe(page);
});

it('a template that says its direction is believed', () => {
  const own = '<html lang="ar" dir="ltr"><body>';
  expect(withDirection(own, 'ar')).toBe(own);
});
