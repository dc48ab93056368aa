import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { findViolations } from './setup/find-violations.ts';
import { callApi } from './setup/call-api.ts';
import {
  isSaved,
  blockAt,
  blockOf,
  idOf,
  buildPage,
  openBrowserAt,
  openCanvas,
  openCanvasOf,
  type OpenedCanvas,
  type SavedPage,
} from './setup/open-canvas.ts';
import { openSite } from './setup/sites/open-site.ts';
import { runCommandLine } from './setup/program/program.ts';
import { signedOut, signInTo, type Cookies } from './setup/sign-in.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const site = await openSite({ name: 'editor-publishing', title: 'Dry Dock' });
const second = { email: 'ada@example.com', password: 'two hands on one rope' };
let signedIn: Cookies;
let signedInToo: Cookies;

beforeAll(async () => {
  const parameters = ['--site', 'editor-publishing', '--role', 'draftEditor', '--name', 'Ada Fern'];
  const password = ['--password', second.password];
  await runCommandLine(inject('program'), ['user', 'add', second.email, ...parameters, ...password]);
  signedIn = await signInTo(site);
  signedInToo = await signInTo(site, second);
});

const sectionsOf = (words: string, more = '') => [
  {
    id: idOf(1),
    theme: 'paper',
    name: 'Only',
    blocks: [blockOf(11, { value: { html: `<p>${words}</p>${more}` }, cell: [1, 25, 1, 3] })],
  },
];

const open = (title: string, sections: unknown = sectionsOf(`${title} at first`)) =>
  openCanvas(site, { signedIn, wish: { title, sections } });

const readSaved = (page: Page, id: string) => callApi<SavedPage>(page, `/api/documents/collection/${id}`);

/** Saves other words behind the editor's back, and publishes them if that is wished. */
const write = async (
  page: Page,
  id: string,
  { sections, isPublished = false }: { readonly sections: unknown; readonly isPublished?: boolean },
): Promise<void> => {
  const { revision, content } = await readSaved(page, id);
  const body = { baseRevision: revision, content: { ...content, sections } };
  const saved = await callApi<SavedPage>(page, `/api/documents/collection/${id}`, { method: 'PUT', body });
  if (!isPublished) return;
  const status = content['status'] === 'draft' ? { status: 'published' } : {};
  const publishing = { baseRevision: saved.revision, ...status };
  await callApi(page, `/api/pages/${id}/publish`, { method: 'POST', body: publishing });
};

const visitorsText = async (path: string): Promise<string> => {
  await site.page.goto(`${path}?at=${Date.now()}`);
  return site.page.locator('body').innerText();
};

const more = (page: Page): Locator =>
  page.getByRole('button', { name: 'More publishing options', exact: true });

const choose = async (page: Page, name: string): Promise<void> => {
  await more(page).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notices' });

describe('[EDT-01] from the draft to visitors', () => {
  it('a page goes out at once, or at a time on the clocks of the site; guests see the draft by a link', async () => {
    const { page, saved } = await open('Slipway');
    expect(await visitorsText('/slipway')).not.toContain('Slipway at first');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Published', exact: true }).waitFor();
    await expect.poll(() => visitorsText('/slipway')).toContain('Slipway at first');

    await choose(page, 'Schedule publishing');
    const dialog = page.getByRole('dialog', { name: 'Schedule publishing' });
    const time = dialog.getByLabel('Publish on');
    await expect.poll(() => time.evaluate((element) => element === document.activeElement)).toBe(true);
    await takeScreenshot(page, 'publishing-schedule');
    expect(await findViolations(page, { within: '.modal' })).toEqual([]);
    await time.fill('2020-01-01T10:00');
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await dialog.getByText('This time has passed. Choose a later one.').waitFor();
    await time.fill('2099-01-01T10:00');
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await notices(page).getByText('Slipway scheduled for 1 January 2099 at 10:00').waitFor();
    await expect.poll(() => more(page).evaluate((element) => element === document.activeElement)).toBe(true);

    await choose(page, 'Publish multiple changes');
    const releases = page.getByRole('dialog', { name: 'Publish multiple changes' });
    await releases.getByRole('tab', { name: 'Releases' }).click();
    const waiting = releases.getByRole('listitem').filter({ hasText: 'Scheduled' });
    await waiting.getByText('Scheduled for 1 January 2099 at 10:00').waitFor();
    await takeScreenshot(page, 'publishing-releases');
    await waiting.getByRole('button', { name: 'Unschedule Slipway' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unschedule' }).click();
    await waiting.waitFor({ state: 'detached' });
    await releases.getByRole('button', { name: 'Close' }).click();

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await write(page, saved.id, { sections: sectionsOf('Slipway greased') });
    await choose(page, 'Share preview link');
    const guests = page.getByRole('dialog', { name: 'Share preview link' });
    await guests.getByRole('button', { name: 'Create link' }).click();
    await guests.getByText(/^Expires \d+ \w+ \d{4} at \d\d:\d\d$/).waitFor();
    await takeScreenshot(page, 'publishing-guest');
    expect(await findViolations(page, { within: '.modal' })).toEqual([]);
    await guests.getByRole('button', { name: 'Copy link' }).click();
    await notices(page).getByText('Link copied').waitFor();
    const guest = await openBrowserAt(site, signedOut);
    await guest.goto(await page.evaluate(() => navigator.clipboard.readText()));
    expect(await guest.locator('body').innerText()).toContain('Slipway greased');
    expect(await visitorsText('/slipway')).toContain('Slipway at first');
    await guests.getByRole('button', { name: 'Close' }).last().click();

    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const preview = await opened;
    await preview.getByText('Slipway greased').waitFor();
    expect(new URL(preview.url()).hostname).toMatch(/^[\w-]+\.preview\.localhost$/);
  });

  it('several changes go out together, others stay drafts, and what failed says why', async () => {
    const canvas = await open('Mast');
    const { page } = canvas;
    await buildPage(page, { title: 'Boom', sections: sectionsOf('Boom at first') });
    await buildPage(page, { title: 'Gaff', sections: sectionsOf('Gaff at first') });
    const sail = await buildPage(page, { title: 'Sail', sections: sectionsOf('Sail at first') });
    const documents = [{ kind: 'collection', id: sail.id, baseRevision: sail.revision }];
    const plan = { name: 'Too late', documents, publishOn: Date.now() + 4000 };
    await callApi(page, '/api/documents/releases', { method: 'POST', body: plan });
    await write(page, sail.id, { sections: sectionsOf('Sail sooner'), isPublished: true });

    await choose(page, 'Publish multiple changes');
    const dialog = page.getByRole('dialog', { name: 'Publish multiple changes' });
    await dialog.getByRole('checkbox', { name: /^Mast/ }).waitFor();
    expect(await dialog.getByRole('checkbox', { name: /^Mast/ }).isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Publish release' }).click();
    await dialog.getByText('Enter a name for the release.').waitFor();
    await dialog.getByLabel('Name').fill('Rigging');
    await dialog.getByRole('searchbox', { name: 'Search changes' }).fill('boo');
    await dialog.getByRole('checkbox', { name: /^Boom/ }).press('Space');
    await dialog.getByRole('searchbox', { name: 'Search changes' }).fill('');
    await takeScreenshot(page, 'publishing-release');
    expect(await findViolations(page, { within: '.modal' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Publish release' }).click();
    await dialog.getByRole('listitem').filter({ hasText: 'Rigging' }).getByText('Mast, Boom').waitFor();
    await expect.poll(() => visitorsText('/boom')).toContain('Boom at first');
    await expect.poll(() => visitorsText('/mast')).toContain('Mast at first');
    expect(await visitorsText('/gaff')).not.toContain('Gaff at first');

    const failed = dialog.getByRole('listitem').filter({ hasText: 'Too late' });
    await expect
      .poll(
        async () => {
          await dialog.getByRole('button', { name: 'Close' }).click();
          await choose(page, 'Publish multiple changes');
          await dialog.getByRole('tab', { name: 'Releases' }).click();
          return failed.innerText();
        },
        { timeout: 60_000, interval: 1000 },
      )
      .toContain('Sail: A later version of this was published in the meantime.');
    await takeScreenshot(page, 'publishing-releases-failed');
  });
});

describe('[EDT-01] the history of a page', () => {
  const long = Array.from({ length: 60 }, (_, line) => `<p>Line ${line}</p>`).join('');
  const scrolled = (frame: Locator): Promise<number> =>
    frame.evaluate((element: HTMLIFrameElement) => element.contentWindow?.scrollY ?? -1);

  const openHistory = async (title: string) => {
    const page = await openBrowserAt(site, signedIn);
    const saved = await buildPage(page, { title, sections: sectionsOf('Planks', long) });
    const script = '<script>parent.ran = 1; top.ran = 1</script>';
    const code = blockOf(12, { type: 23, value: { source: script, mode: 'html' }, cell: [1, 25, 3, 5] });
    const [section] = sectionsOf('Planks', long);
    const running = [{ ...section, blocks: [...(section?.blocks ?? []), code] }];
    await write(page, saved.id, { sections: running, isPublished: true });
    await write(page, saved.id, { sections: sectionsOf('Planks and tar', long), isPublished: true });
    await write(page, saved.id, { sections: sectionsOf('Planks, tar and paint', long) });
    const canvas = await openCanvasOf(page, saved);
    await choose(page, 'History');
    const dialog = page.getByRole('dialog', { name: 'History' });
    await dialog.getByRole('option').first().waitFor();
    return { page, canvas, dialog };
  };

  it('shows a version beside the one of now and brings it back; discarding goes back, too; undo leads on', async () => {
    const { page, canvas, dialog } = await openHistory('Deck');
    const versions = dialog.getByRole('option');
    expect(await versions.count()).toBe(2);
    expect(await versions.first().innerText()).toContain('Live');
    await versions.last().click();
    const frames = dialog.locator('iframe');
    const [then, now] = [frames.first(), frames.last()];
    await then.contentFrame().getByText('Planks', { exact: true }).waitFor();
    await now.contentFrame().getByText('Planks, tar and paint').waitFor();
    expect(await then.contentFrame().locator('script').count()).toBe(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    await then.evaluate((element: HTMLIFrameElement) => element.contentWindow?.scrollTo(0, 600));
    await expect.poll(() => scrolled(now)).toBeGreaterThan(400);
    await now.evaluate((element: HTMLIFrameElement) => element.contentWindow?.scrollTo(0, 0));
    await expect.poll(() => scrolled(then)).toBe(0);
    await takeScreenshot(page, 'publishing-history');
    expect(await findViolations(page, { within: '.modal' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await notices(page).getByText('Restored as a draft. Publish it to make it live.').waitFor();
    await blockAt(canvas, 11).getByText('Planks', { exact: true }).waitFor();
    await canvas.frame.locator('[data-edit-kind="code"]').waitFor();
    await isSaved(canvas);
    expect(await visitorsText('/deck')).toContain('Planks and tar');
    await page.getByRole('button', { name: /^Undo: Restore version of/ }).click();
    await blockAt(canvas, 11).getByText('Planks, tar and paint').waitFor();
    await expect.poll(async () => JSON.stringify(await canvas.stored())).toContain('Planks, tar and paint');
    await isSaved(canvas);

    await choose(page, 'Discard changes');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
    await blockAt(canvas, 11).getByText('Planks and tar').waitFor();
    await page.getByRole('button', { name: 'Published', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Undo: Discard changes' }).click();
    await blockAt(canvas, 11).getByText('Planks, tar and paint').waitFor();
    await isSaved(canvas);

    // On a phone one of the two is in view, and the other a tab away.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await choose(page, 'History');
    await then.contentFrame().getByText('Planks and tar').waitFor();
    await expect.poll(() => frames.count()).toBe(1);
    await takeScreenshot(page, 'publishing-history-phone');
    expect(await findViolations(page, { within: '.modal' })).toEqual([]);
    await dialog.getByRole('tab', { name: 'Current version' }).click();
    await then.contentFrame().getByText('Planks, tar and paint').waitFor();
  });

  it('of styles and of the navigation is found where they are edited', async () => {
    const page = await openBrowserAt(site, signedIn);
    await page.goto('/config/design');
    await choose(page, 'History');
    const dialog = page.getByRole('dialog', { name: 'History' });
    await dialog.getByRole('option').first().waitFor();
    await dialog.locator('iframe').first().contentFrame().locator('body').waitFor();
    expect(await dialog.locator('iframe').first().getAttribute('src')).toMatch(/revision=styles:site:\d+$/);
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await page.goto('/config/pages');
    await choose(page, 'History');
    await dialog.getByRole('button', { name: /History of/ }).click();
    await page.getByRole('option', { name: 'Navigation' }).click();
    await dialog.getByRole('listbox', { name: 'Published versions' }).getByRole('option').first().waitFor();
    await takeScreenshot(page, 'publishing-history-navigation');
  });
});

describe('two contributors on one page', () => {
  const COMMANDS = '**/api/documents/commands*';
  const PRESENCE = '**/api/documents/presence';

  const startWriting = async (canvas: OpenedCanvas): Promise<void> => {
    await blockAt(canvas, 11).click();
    await blockAt(canvas, 11).click();
    await canvas.frame.locator('.ProseMirror-focused').waitFor();
    await canvas.page.keyboard.press('Control+End');
  };

  it('see each other, and choose when both wrote in one text', async () => {
    const mine = await open('Crew', sectionsOf('All hands'));
    // What the other writes would be read again before it is met.
    await mine.page.route(PRESENCE, (route) => route.abort());
    const theirs = await openCanvasOf(await openBrowserAt(site, signedInToo), mine.saved);
    const there = theirs.page.getByRole('list', { name: 'Also on this page' });
    await there.getByRole('listitem').waitFor();
    await startWriting(theirs);
    await theirs.page.keyboard.type(' below', { delay: 30 });
    await theirs.page.keyboard.press('Escape');
    await expect.poll(async () => JSON.stringify(await theirs.stored())).toContain('below');
    await startWriting(mine);
    await mine.page.keyboard.type(' above', { delay: 30 });
    await mine.page.keyboard.press('Escape');
    const dialog = mine.page.getByRole('alertdialog', { name: 'Changed by someone else' });
    await dialog.waitFor();
    await dialog.getByText('the same content was changed, last saved by Ada Fern.').waitFor();
    expect(await dialog.getByRole('heading', { name: 'Yours' }).count()).toBe(1);
    expect(await dialog.innerText()).toMatch(/Text\s+Yours\s+All hands above\s+Theirs\s+All hands below/);
    await takeScreenshot(mine.page, 'publishing-conflict');
    await dialog.getByRole('button', { name: 'Use theirs' }).click();
    await expect.poll(() => blockAt(mine, 11).innerText()).toBe('All hands below');
    await isSaved(mine);
    await mine.page.unroute(PRESENCE);
    const here = mine.page.getByRole('list', { name: 'Also on this page' });
    await here.getByText(/^Ada Fern/).waitFor();
    await takeScreenshot(mine.page, 'publishing-presence');

    // A role that does not publish has the rest of the menu.
    expect(await theirs.page.getByRole('button', { name: 'Publish', exact: true }).count()).toBe(0);
    await more(theirs.page).click();
    await expect
      .poll(() => theirs.page.getByRole('menuitem').allInnerTexts())
      .toEqual(['Open preview', 'Share preview link', 'History']);
  });

  it('text that is written while the server is away is kept, told, and sent when it is back', async () => {
    const canvas = await open('Watch', sectionsOf('Eight bells'));
    const { page } = canvas;
    await page.route(COMMANDS, (route) => route.abort());
    await startWriting(canvas);
    await page.keyboard.type(' at noon', { delay: 30 });
    await expect.poll(() => canvas.note.textContent()).toBe('Offline – changes saved in this browser');
    await page.keyboard.type(' and six', { delay: 30 });
    await expect.poll(() => blockAt(canvas, 11).innerText()).toBe('Eight bells at noon and six');
    await page.keyboard.press('Escape');
    await page.unroute(COMMANDS);
    await isSaved(canvas);
    await expect.poll(async () => JSON.stringify(await canvas.stored())).toContain('at noon and six');
  });
});
