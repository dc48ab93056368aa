import { documentCalls } from '@sitewright/api/documents';
import { formCalls } from '@sitewright/api/forms';
import { describe, expect, it } from 'vitest';
import {
  accept,
  openDraftSite,
  placedBlock,
  publishItem,
  publishPage,
  publishProduct,
  sectionOf,
} from '../testing/index.ts';
import { field, publishForm } from './testing/form-visitor.ts';

const { app, owner, saveDraft } = await openDraftSite('form-uses');
const form = { name: 'Contact', fields: [field({})] };
const id = await publishForm(owner, form);
const FORM = 9;
const sections = (formId: string) => [sectionOf('a1', placedBlock('b1', { type: FORM, value: { formId } }))];
const usesOf = async (formId: string) =>
  accept(await owner.client.send(formCalls.listUses, { params: { id: formId } })).uses;

describe('[FORM-13 (rule)] where a form is used', () => {
  it('names pages, posts and products, saved and published, with their paths', async () => {
    expect(await usesOf(id)).toEqual([]);
    const page = await publishPage(owner, { title: 'Contact', urlId: 'contact', sections: sections(id) });
    const blog = await publishPage(owner, { kind: 'blog', title: 'News', urlId: 'news' });
    await publishItem(owner, blog, { title: 'Ask us', urlId: 'ask', sections: sections(id) });
    const shop = await publishPage(owner, { kind: 'products', title: 'Shop', urlId: 'shop' });
    await publishProduct(owner, shop, { title: 'Lamp', urlId: 'lamp', sections: sections(id) });
    expect(
      (await usesOf(id)).map(({ kind, title, path, isPublished }) => [kind, title, path, isPublished]),
    ).toEqual([
      ['collection', 'Contact', '/contact', true],
      ['item', 'Ask us', '/news/ask', true],
      ['item', 'Lamp', '/shop/lamp', true],
    ]);
    await saveDraft({ kind: 'collection', id: page }, { sections: [] });
    const [removed] = await usesOf(id);
    expect(removed).toMatchObject({ title: 'Contact', isInDraft: false, isPublished: true });
    accept(await owner.client.send(documentCalls.trash, { params: { kind: 'collection', id: page } }));
    expect((await usesOf(id)).map(({ title }) => title)).toEqual(['Ask us', 'Lamp']);
    expect((await usesOf(id)).map(({ isProduct }) => isProduct)).toEqual([false, true]);
  });

  it('does not take a text for a use, nor pages of other sites', async () => {
    const other = await publishForm(owner, form);
    const text = placedBlock('b2', { type: 2, value: { html: `<p>${other}</p>` } });
    await publishPage(owner, { title: 'Text', urlId: 'text', sections: [sectionOf('a2', text)] });
    expect(await usesOf(other)).toEqual([]);
    const stranger = await app.signIn(await app.addSite('elsewhere'));
    const asked = await stranger.client.send(formCalls.listUses, { params: { id } });
    expect(asked).toMatchObject({ ok: false, refusal: { status: 404 } });
  });
});
