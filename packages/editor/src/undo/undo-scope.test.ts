import { SITE_DOCUMENT } from '@sitewright/domain/documents';
import { describe, expect, it } from 'vitest';
import type { DocumentKey, NamedDocument } from '../documents/index.ts';
import { isInScope, describeLocation, type UndoScope } from './undo-scope.ts';

const page = (id: string, title?: string): NamedDocument => ({ kind: 'collection', id, title });
const site = (kind: 'navigation' | 'styles' | 'header-footer'): NamedDocument => ({
  kind,
  id: SITE_DOCUMENT,
});
const change = (...documents: NamedDocument[]) => ({ documents });
const closed = (): undefined => undefined;

const canvas: UndoScope = { documents: [page('journal'), site('header-footer')] };
const pagesPanel: UndoScope = { documents: [site('navigation'), page('journal')], kinds: ['collection'] };
const blog: UndoScope = { documents: [page('blog')], has: ({ id }) => id === 'post' };
const design: UndoScope = { documents: [], kinds: ['styles', 'header-footer'] };

describe('a change belongs to a screen', () => {
  it('if it touches something of it', () => {
    expect(isInScope(canvas, change(page('journal')))).toBe(true);
    expect(isInScope(canvas, change(site('header-footer')))).toBe(true);
    expect(isInScope(canvas, change(page('journal'), site('navigation')))).toBe(true);
    expect(isInScope(pagesPanel, change(page('shop')))).toBe(true);
    expect(isInScope(design, change(site('styles')))).toBe(true);
    expect(isInScope(blog, change({ kind: 'item', id: 'post' }))).toBe(true);
  });

  it('and not if all of it lies elsewhere', () => {
    expect(isInScope(canvas, change(page('shop'), site('navigation')))).toBe(false);
    expect(isInScope(canvas, change({ kind: 'item', id: 'journal' }))).toBe(false);
    expect(isInScope(design, change(site('navigation')))).toBe(false);
    expect(isInScope(pagesPanel, change(site('styles')))).toBe(false);
    expect(isInScope(blog, change({ kind: 'item', id: 'product' }))).toBe(false);
  });
});

describe('what a change is about is named', () => {
  it('unless it is in view', () => {
    expect(describeLocation(canvas, change(page('journal', 'Journal')), closed)).toBe('');
    expect(describeLocation(design, change(site('styles')), closed)).toBe('');
    expect(describeLocation(pagesPanel, change(page('shop', 'Shop'), site('navigation')), closed)).toBe('');
  });

  it('by the title that it has now, then by the one that is known of it', () => {
    const renamed = ({ id }: DocumentKey) => (id === 'shop' ? { title: 'Market' } : undefined);
    expect(describeLocation(canvas, change(page('shop', 'Shop')), renamed)).toBe('on Market');
    expect(describeLocation(canvas, change(page('shop', 'Shop')), closed)).toBe('on Shop');
    expect(describeLocation(canvas, change(page('shop')), closed)).toBe('on another page');
    expect(describeLocation(pagesPanel, change(page('shop', 'Shop')), closed)).toBe('on Shop');
  });

  it('by the name of a form, also beside a page that shows it', () => {
    const form = change({ kind: 'form', id: 'contact', title: 'Contact form' });
    const besidePage: UndoScope = { ...canvas, kinds: ['form'] };
    expect(isInScope(besidePage, form)).toBe(true);
    expect(describeLocation(besidePage, form, closed)).toBe('in Contact form');
    expect(describeLocation({ documents: [{ kind: 'form', id: 'contact' }] }, form, closed)).toBe('');
  });

  it('by what it is to the site, where there is one of it', () => {
    expect(describeLocation(design, change(site('navigation')), closed)).toBe('in Navigation');
    expect(describeLocation(canvas, change({ kind: 'template', id: 'site.region' }), closed)).toBe(
      'in the template',
    );
  });
});
