import { describe, expect, it } from 'vitest';
import { isOwnerPath, isPageUrlId, pageTypes } from './index.ts';

describe('the owner’s area', () => {
  it('[SITE-03] is config as a whole path segment, first or last', () => {
    for (const path of ['/config', '/config/', '/config/pages', '/about/config', '/a/b/config/'])
      expect(isOwnerPath(path)).toBe(true);
    for (const path of ['/', '/configure', '/about/config/more', '/my-config', '/configs/a'])
      expect(isOwnerPath(path)).toBe(false);
  });

  it('[SITE-03] is no address for a page', () => {
    for (const urlId of [
      'config',
      'about/config',
      'api/x',
      'assets',
      '-',
      '',
      '/about',
      'About',
      'a b',
      'a/',
      `a${'/a'.repeat(20)}`,
    ])
      expect(isPageUrlId(urlId)).toBe(false);
    for (const urlId of ['about', 'config-guide', 'a/b/c', 'x', '2026-news', `a${'/a'.repeat(19)}`])
      expect(isPageUrlId(urlId)).toBe(true);
  });
});

it('keeps the page-type codes that templates compare', () => {
  expect(pageTypes).toMatchObject({
    mainContent: 1,
    page: 2,
    contentItem: 50,
    notFound: 100,
    error: 101,
    cart: 205,
  });
});
