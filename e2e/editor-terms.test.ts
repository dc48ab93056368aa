import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findScreenViolations } from './setup/find-violations.ts';
import { callApi } from './setup/call-api.ts';
import { openBrowserAt, type SavedPage } from './setup/open-canvas.ts';
import { openSite } from './setup/sites/open-site.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const site = await openSite({ name: 'editor-terms', title: 'Spindrift' });
let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(site);
});

interface PostWish {
  readonly title: string;
  readonly tags?: readonly string[];
  readonly categories?: readonly string[];
}

const publish = (page: Page, path: string, { id, revision }: SavedPage) =>
  callApi<SavedPage>(page, `${path}/${id}/publish`, {
    method: 'POST',
    body: { baseRevision: revision, status: 'published' },
  });

const makeBlog = async (page: Page, title: string, posts: readonly PostWish[]): Promise<SavedPage> => {
  const made = await callApi<SavedPage>(page, '/api/pages', {
    method: 'POST',
    body: { kind: 'blog', title },
  });
  await publish(page, '/api/pages', made);
  for (const { title: name, ...terms } of posts) {
    const post = await callApi<SavedPage>(page, `/api/pages/${made.id}/items`, {
      method: 'POST',
      body: { title: name },
    });
    const body = { baseRevision: post.revision, content: { ...post.content, ...terms } };
    await publish(
      page,
      '/api/items',
      await callApi<SavedPage>(page, `/api/documents/item/${post.id}`, { method: 'PUT', body }),
    );
  }
  return made;
};

const rows = (page: Page, list: string): Promise<string[]> =>
  page
    .getByRole('list', { name: list })
    .getByRole('listitem')
    .evaluateAll((all) => all.map((each) => (each.textContent ?? '').replaceAll(/\s+/g, ' ').trim()));

const confirm = (page: Page, act: string): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: act, exact: true }).click();

const notice = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notices' }).getByText(text);

const titles = async (query: string): Promise<string[]> => {
  const answer = await fetch(`${site.origin}/log?${query}&format=json`);
  const { items } = (await answer.json()) as { items: { title: string }[] };
  return items.map(({ title }) => title).sort();
};

describe('[EDT-08] tags and categories', () => {
  it('are filtered, renamed one at a time, merged and removed, for visitors at once', async () => {
    const page = await openBrowserAt(site, signedIn);
    const blog = await makeBlog(page, 'Log', [
      { title: 'One', tags: ['rope', 'Sail'], categories: ['Rig'] },
      { title: 'Two', tags: ['Sail', 'canvas'], categories: ['Rig'] },
    ]);
    await page.goto(`/config/pages/items?of=${blog.id}`);
    await page.getByRole('link', { name: 'Tags and categories' }).click();
    await expect.poll(() => rows(page, 'Tags')).toEqual(['canvas1 post', 'rope1 post', 'Sail2 posts']);
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'terms-tags');
    await page.getByRole('searchbox', { name: 'Filter tags' }).fill('SA');
    await expect.poll(() => rows(page, 'Tags')).toEqual(['Sail2 posts']);
    await page.getByRole('searchbox', { name: 'Filter tags' }).fill('');
    await page.getByRole('button', { name: 'Edit rope' }).click();
    const name = page.getByRole('textbox', { name: 'Name of the tag' });
    await name.fill('CANVAS');
    await page.keyboard.press('Enter');
    await page.getByText('This tag already exists').waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await page.getByRole('button', { name: 'Edit Sail' }).click();
    expect(await name.count()).toBe(1);
    expect(await name.inputValue()).toBe('Sail');
    expect(await name.getAttribute('maxlength')).toBe('50');
    await name.fill('sailcloth');
    await page.keyboard.press('Enter');
    await confirm(page, 'Change');
    await notice(page, 'Sail is now sailcloth').waitFor();
    await expect.poll(() => titles('tag=sailcloth')).toEqual(['One', 'Two']);
    await page.getByRole('button', { name: 'Merge canvas' }).click();
    await page.getByRole('combobox', { name: 'Merge into' }).fill('sailcloth');
    // Without suggestions there is nothing but the dialog for Escape to close.
    await page.getByRole('option', { name: 'sailcloth' }).waitFor();
    await page.keyboard.press('Escape');
    await takeScreenshot(page, 'terms-merge');
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    await confirm(page, 'Merge');
    await expect.poll(() => rows(page, 'Tags')).toEqual(['rope1 post', 'sailcloth2 posts']);
    await page.getByRole('button', { name: 'Remove rope' }).click();
    await page.getByText('cannot be undone').waitFor();
    await confirm(page, 'Remove');
    await expect.poll(() => rows(page, 'Tags')).toEqual(['sailcloth2 posts']);
    await expect.poll(() => titles('tag=rope')).toEqual([]);
  });

  it('categories are added, also inside each other, by a command that is undone', async () => {
    const page = await openBrowserAt(site, signedIn);
    const blog = await makeBlog(page, 'Yard', [{ title: 'One', categories: ['Rig'] }]);
    await page.goto(`/config/pages/tags?collection=${blog.id}&kind=categories`);
    await expect.poll(() => rows(page, 'Categories')).toEqual(['Rig1 post']);
    const add = async (name: string, inside?: string): Promise<void> => {
      await page.getByRole('button', { name: 'Add category', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a category' });
      await dialog.getByRole('textbox', { name: 'Category name' }).fill(name);
      if (inside !== undefined) {
        await dialog.getByRole('combobox', { name: 'Parent category' }).fill(inside);
        await page.getByRole('option', { name: inside }).click();
      }
      await dialog.getByRole('button', { name: 'Add category' }).click();
    };
    await add('rig');
    await page.getByText('This category already exists').waitFor();
    const field = page.getByRole('textbox', { name: 'Category name' });
    expect(await findScreenViolations(page)).toEqual([]);
    expect(await field.getAttribute('maxlength')).toBe('25');
    await field.fill('Hull');
    await page.getByRole('dialog').getByRole('button', { name: 'Add category' }).click();
    await expect.poll(() => rows(page, 'Categories')).toEqual(['Hull0 posts', 'Rig1 post']);
    await add('Keel', 'Hull');
    await expect
      .poll(() => rows(page, 'Categories'))
      .toEqual(['Hull0 posts', 'Keel0 posts · in Hull', 'Rig1 post']);
    await takeScreenshot(page, 'terms-categories');
    await page.getByRole('button', { name: 'Undo: Add category' }).click();
    await expect.poll(() => rows(page, 'Categories')).toEqual(['Hull0 posts', 'Rig1 post']);
  });
});
