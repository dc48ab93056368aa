import { SITE_DOCUMENT } from '@sitewright/domain/documents';
import { describe, expect, it } from 'vitest';
import type { DocumentKey, NamedDocument } from '../documents/index.ts';
import { isHere, nameElsewhere, type Place } from './undo-scope.ts';

const page = (id: string, title?: string): NamedDocument => ({ kind: 'collection', id, title });
const site = (kind: 'navigation' | 'styles' | 'header-footer'): NamedDocument => ({
  kind,
  id: SITE_DOCUMENT,
});
const change = (...documents: NamedDocument[]) => ({ documents });
const closed = (): undefined => undefined;

const canvas: Place = { documents: [page('journal'), site('header-footer')] };
const pagesPanel: Place = { documents: [site('navigation'), page('journal')], kinds: ['collection'] };
const blog: Place = { documents: [page('blog')], has: ({ id }) => id === 'post' };
const design: Place = { documents: [], kinds: ['styles', 'header-footer'] };

describe('a change belongs to a screen', () => {
  it('if it touches something of it', () => {
    expect(isHere(canvas, change(page('journal')))).toBe(true);
    expect(isHere(canvas, change(site('header-footer')))).toBe(true);
    expect(isHere(canvas, change(page('journal'), site('navigation')))).toBe(true);
    expect(isHere(pagesPanel, change(page('shop')))).toBe(true);
    expect(isHere(design, change(site('styles')))).toBe(true);
    expect(isHere(blog, change({ kind: 'item', id: 'post' }))).toBe(true);
  });

  it('and not if all of it lies elsewhere', () => {
    expect(isHere(canvas, change(page('shop'), site('navigation')))).toBe(false);
    expect(isHere(canvas, change({ kind: 'item', id: 'journal' }))).toBe(false);
    expect(isHere(design, change(site('navigation')))).toBe(false);
    expect(isHere(pagesPanel, change(site('styles')))).toBe(false);
    expect(isHere(blog, change({ kind: 'item', id: 'product' }))).toBe(false);
  });
});

describe('what a change is about is named', () => {
  it('unless it is in view', () => {
    expect(nameElsewhere(canvas, change(page('journal', 'Journal')), closed)).toBe('');
    expect(nameElsewhere(design, change(site('styles')), closed)).toBe('');
    expect(nameElsewhere(pagesPanel, change(page('shop', 'Shop'), site('navigation')), closed)).toBe('');
  });

  it('by the title that it has now, then by the one that is known of it', () => {
    const renamed = ({ id }: DocumentKey) => (id === 'shop' ? { title: 'Market' } : undefined);
    expect(nameElsewhere(canvas, change(page('shop', 'Shop')), renamed)).toBe('on Market');
    expect(nameElsewhere(canvas, change(page('shop', 'Shop')), closed)).toBe('on Shop');
    expect(nameElsewhere(canvas, change(page('shop')), closed)).toBe('on another page');
    expect(nameElsewhere(pagesPanel, change(page('shop', 'Shop')), closed)).toBe('on Shop');
  });

  it('by what it is to the site, where there is one of it', () => {
    expect(nameElsewhere(design, change(site('navigation')), closed)).toBe('in Navigation');
    expect(nameElsewhere(canvas, change({ kind: 'template', id: 'site.region' }), closed)).toBe(
      'in the template',
    );
  });
});
