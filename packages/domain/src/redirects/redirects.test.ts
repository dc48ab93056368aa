import { describe, expect, it } from 'vitest';
import { findRedirect, findRedirectFault, type Redirect } from './index.ts';

const to = (from: string, target: string, status: 301 | 302 = 301): Redirect => ({
  from,
  to: target,
  status,
});

describe('redirects', () => {
  it('carry the names of the old path into the new one', () => {
    const list = [to('/blog/[year]/[slug]', '/journal/[slug]'), to('/blog/[name]', '/journal/[name]', 302)];
    expect(findRedirect(list, '/blog/2020/hello')).toMatchObject({ to: '/journal/hello', status: 301 });
    expect(findRedirect(list, '/BLOG/hello/')).toMatchObject({ to: '/journal/hello', status: 302 });
    expect(findRedirect(list, '/blog')).toBeUndefined();
    expect(findRedirect(list, '/blog/a/b/c')).toBeUndefined();
  });

  it('prefer a fixed path to one with names', () => {
    const list = [to('/a/[x]', '/named'), to('/a/b', '/fixed')];
    expect(findRedirect(list, '/a/b')?.to).toBe('/fixed');
  });

  it('never lead to another host by a name', () => {
    const found = findRedirect([to('/go/[name]', '/[name]')], '/go/\\evil.example');
    expect(found?.to).toBe('/%5Cevil.example');
  });

  it('are refused when they cannot be followed', () => {
    for (const bad of ['old', '/', '//evil', '/a b', '/a?b'])
      expect(findRedirectFault([to(bad, '/x')])).toBe('redirect-invalid');
    for (const bad of ['', 'x', '//evil', '/\\evil', 'https:\\evil', 'javascript:alert(1)'])
      expect(findRedirectFault([to('/a', bad)])).toBe('redirect-invalid');
    expect(findRedirectFault([to('/a/[x]', '/[y]')])).toBe('redirect-names');
    expect(findRedirectFault([to('/a/[x]', '/1'), to('/A/[y]', '/2')])).toBe('redirect-twice');
    expect(findRedirectFault([to('/a/[x]', 'https://example.com/[x]')])).toBeUndefined();
  });
});
