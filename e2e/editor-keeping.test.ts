import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { failAtGateway } from './setup/fail-at-gateway.ts';
import { findScreenViolations } from './setup/find-violations.ts';
import {
  areaOf,
  blockAt,
  isSaved,
  openBrowserAt,
  openCanvas,
  openCanvasOf,
  twoSections,
  type OpenedCanvas,
  type SavedPage,
} from './setup/open-canvas.ts';
import { openSite } from './setup/sites/open-site.ts';
import { owner, runCommandLine } from './setup/program/program.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const site = await openSite({ name: 'editor-keeping', title: 'Halyard' });
let signedIn: Cookies;

const second = { email: 'quartermaster@example.com', password: 'two hands on one halyard' };

beforeAll(async () => {
  const parameters = ['--site', 'editor-keeping', '--role', 'editor', '--name', 'Ada Fern'];
  const password = ['--password', second.password];
  await runCommandLine(inject('program'), ['user', 'add', second.email, ...parameters, ...password]);
  signedIn = await signInTo(site);
});

const COMMANDS = '**/api/documents/commands*';

const open = (title: string) => openCanvas(site, { signedIn, wish: { title, sections: twoSections } });

const move = async (canvas: OpenedCanvas, number: number, key: string): Promise<void> => {
  await blockAt(canvas, number).click();
  await canvas.page.keyboard.press(key);
};

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const rowsOf = async ({ stored }: OpenedCanvas): Promise<number[]> =>
  Array.from(JSON.stringify(await stored()).matchAll(/"rowStart":(\d+)/g), ([, row]) => Number(row));

/** Another contributor moves the first block. */
const moveByOthers = async ({ page, saved }: OpenedCanvas & { readonly saved: SavedPage }): Promise<void> => {
  const content = JSON.parse(
    JSON.stringify(saved.content).replace('"columnStart":1,"columnEnd":9', '"columnStart":3,"columnEnd":11'),
  ) as object;
  const body = { baseRevision: saved.revision, content };
  await callApi(page, `/api/documents/collection/${saved.id}`, { method: 'PUT', body });
};

describe('an answer that comes when the screen has been left', () => {
  /** A line on which commands wait until they are let go. */
  const holdCommands = async (page: Page) => {
    let letGo = (): void => undefined;
    const released = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(COMMANDS, async (route) => {
      await released;
      await route.continue();
    });
    return letGo;
  };

  it('asks there about what two people changed, in the words of what it is about', async () => {
    const canvas = await open('Left in a hurry');
    const { page } = canvas;
    await moveByOthers(canvas);
    const letGo = await holdCommands(page);
    await move(canvas, 11, 'ArrowRight');
    await page.getByRole('link', { name: 'Files' }).click();
    await page.getByRole('heading', { level: 1, name: 'Files' }).waitFor();
    letGo();
    const dialog = page.getByRole('alertdialog', { name: 'Conflicting changes' });
    await dialog.getByText('Left in a hurry › Text: Position on the grid').first().waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Use saved version' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(JSON.stringify(await canvas.stored())).toContain('"columnStart":3');
  });

  it('tells there what was refused', async () => {
    const { page: ownersPage, saved } = await open('Left and refused');
    const page = await openBrowserAt(site, await signInTo(site, second));
    const canvas = await openCanvasOf(page, saved);
    const letGo = await holdCommands(page);
    await move(canvas, 11, 'ArrowDown');
    await page.getByRole('link', { name: 'Files' }).click();
    await page.getByRole('heading', { level: 1, name: 'Files' }).waitFor();
    const { contributors } = await callApi<{ contributors: { accountId: string; email: string }[] }>(
      ownersPage,
      '/api/contributors',
    );
    const id = contributors.find(({ email }) => email === second.email)?.accountId;
    await callApi(ownersPage, `/api/contributors/${id}/roles`, { method: 'PUT', body: { roles: [10] } });
    letGo();
    await expect.poll(() => notices(page).innerText()).toMatch(/^Move.*: /);
    expect(await rowsOf(await openCanvasOf(ownersPage, saved))).toEqual([1, 1, 1]);
  });

  it('asks there what becomes of work on a page that was moved to the trash, and saves it in the restored one', async () => {
    const canvas = await open('Thrown away');
    const { page, saved } = canvas;
    const letGo = await holdCommands(page);
    await move(canvas, 11, 'ArrowDown');
    await page.getByRole('link', { name: 'Files' }).click();
    await page.getByRole('heading', { level: 1, name: 'Files' }).waitFor();
    await callApi(page, `/api/documents/collection/${saved.id}`, { method: 'DELETE' });
    letGo();
    const dialog = page.getByRole('alertdialog', { name: 'This was moved to the trash' });
    await dialog.waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'keeping-trashed');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => rowsOf(canvas)).toEqual([2, 1, 1]);
  });
});

it('a command that the server fails at is asked about, can be left out, and the rest is saved', async () => {
  const canvas = await open('Stuck');
  const { page } = canvas;
  let stuck: string | undefined;
  await page.route(COMMANDS, async (route) => {
    const { commandId } = route.request().postDataJSON() as { commandId: string };
    stuck ??= commandId;
    await (commandId === stuck ? failAtGateway(route, 500) : route.continue());
  });
  await move(canvas, 11, 'ArrowDown');
  await move(canvas, 21, 'ArrowDown');
  const dialog = page.getByRole('alertdialog', { name: 'Change not saved' });
  await dialog.waitFor();
  expect(await findScreenViolations(page)).toEqual([]);
  await takeScreenshot(page, 'keeping-failing');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => canvas.note.textContent()).toBe('Not saved – server error');
  await takeScreenshot(page, 'keeping-failing-note');
  await page.getByRole('button', { name: 'Resolve' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Discard change' }).focus();
  await page.keyboard.press('Enter');
  await notices(page).getByText('was discarded').waitFor();
  await isSaved(canvas);
  expect(await rowsOf(canvas)).toEqual([1, 1, 2]);
});

it('leaving without the server says why nothing can be saved', async () => {
  const canvas = await open('No way out');
  const { page } = canvas;
  await page.route(COMMANDS, (route) => route.abort());
  await move(canvas, 11, 'ArrowDown');
  await expect.poll(() => canvas.note.textContent()).toBe('Offline – changes saved in this browser');
  await page.getByRole('link', { name: 'Back to pages' }).click();
  await page
    .getByRole('alertdialog', { name: 'Unsaved changes' })
    .getByRole('button', { name: 'Save' })
    .click();
  await expect.poll(() => notices(page).innerText()).toContain('Your changes are saved in this browser');
  await page.unroute(COMMANDS);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await isSaved(canvas);
});

it('what was typed right before the tab was closed reaches the server', async () => {
  const { page, ...canvas } = await open('Closed at once');
  await blockAt({ page, ...canvas }, 11).dblclick();
  await canvas.frame.locator('[contenteditable="true"]:focus').waitFor();
  const elsewhere = await openBrowserAt(site, signedIn);
  await elsewhere.goto('/config');
  await page.keyboard.type('Last words');
  await page.close({ runBeforeUnload: true });
  const read = () => callApi<SavedPage>(elsewhere, `/api/documents/collection/${canvas.saved.id}`);
  await expect.poll(async () => JSON.stringify(await read())).toContain('Last words');
});

it('without https, where browsers hold back much, a page is edited and the work is kept', async () => {
  const { page, ...canvas } = await open('On the local network');
  await page.addInitScript(() => {
    for (const name of ['clipboard', 'locks']) Reflect.deleteProperty(Navigator.prototype, name);
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  });
  await page.reload();
  await page.route(COMMANDS, (route) => route.abort());
  await move({ page, ...canvas }, 11, 'ArrowDown');
  await expect.poll(() => canvas.note.textContent()).toBe('Offline – changes saved in this browser');
  page.on('dialog', (question) => void question.accept());
  await page.unroute(COMMANDS);
  await page.reload();
  await isSaved({ page, ...canvas });
  await expect.poll(() => rowsOf({ page, ...canvas })).toEqual([2, 1, 1]);
});

describe('[EDT-01] undo', () => {
  it('says on which page it would undo before it does, and leaves a page that it takes away', async () => {
    const canvas = await open('Killick');
    const { page } = canvas;
    await move(canvas, 12, 'Delete');
    await expect.poll(() => canvas.blocks.count()).toBe(2);
    await isSaved(canvas);

    await page.goto('/config/pages');
    await page.getByRole('button', { name: 'Add page' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a page' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Kedge');
    await dialog.getByRole('button', { name: 'Add page' }).click();
    await page.getByTitle('Preview of Kedge', { exact: true }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Edit', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Kedge' }).and(page.locator(':focus')).waitFor();
    await page.getByRole('button', { name: 'Undo: Add page' }).waitFor();
    await page.keyboard.press('Control+z');
    await notices(page).getByText('Kedge was moved to the trash. Redo to restore it.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor();

    await page.goto('/config/design');
    await page.getByRole('button', { name: 'Undo on Killick: Delete text' }).click();
    await notices(page)
      .getByText('The next change to undo is on Killick: Delete text. Press Undo again to undo it there.')
      .waitFor();
    expect(JSON.stringify(await canvas.stored())).not.toContain('Block 12');
    await page.keyboard.press('Control+z');
    await notices(page).getByText('Undone on Killick: Delete text.').waitFor();
    await expect.poll(async () => JSON.stringify(await canvas.stored())).toContain('Block 12');
  });
});

it('a text is written on after the session has ended and somebody has signed in again', async () => {
  const canvas = await open('Signed out');
  const { page, frame } = canvas;
  await blockAt(canvas, 11).dblclick();
  const text = frame.locator('[contenteditable="true"]');
  await text.waitFor();
  await page.context().clearCookies();
  await page.keyboard.type(' before');
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByRole('textbox', { name: 'Password' }).fill(owner.password);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.type(' and aftex');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('r');
  await expect.poll(async () => JSON.stringify(await canvas.stored())).toContain('Block 11 before and after');
  await isSaved(canvas);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await blockAt(canvas, 11).waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  await blockAt(canvas, 11).dblclick();
  await text.waitFor();
});

describe('work is not lost', () => {
  it('while the server is away: it is kept, asked about and sent later', async () => {
    const canvas = await open('Away');
    const { page } = canvas;
    await page.route(COMMANDS, (route) => route.abort());
    await blockAt(canvas, 11).click();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => areaOf(blockAt(canvas, 11))).toBe('2/1/4/9');
    await expect.poll(() => canvas.note.textContent()).toBe('Offline – changes saved in this browser');
    await page.getByRole('link', { name: 'Back to pages' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Unsaved changes' });
    await dialog.getByRole('button', { name: 'Stay' }).click();
    page.on('dialog', (question) => void question.accept());
    await page.reload();
    await expect.poll(() => areaOf(blockAt(canvas, 11))).toBe('2/1/4/9');
    await page.unroute(COMMANDS);
    await isSaved(canvas);
    await expect.poll(async () => JSON.stringify(await canvas.stored())).toContain('"rowStart":2');
  });

  it('when it is discarded: the page shows what is saved', async () => {
    const canvas = await open('Discarded');
    const { page } = canvas;
    await page.route(COMMANDS, (route) => route.abort());
    await blockAt(canvas, 11).click();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => canvas.note.textContent()).toBe('Offline – changes saved in this browser');
    await page.getByRole('link', { name: 'Back to pages' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('link', { name: 'Edit' }).waitFor();
    await page.unroute(COMMANDS);
    await page.goto('/config/pages/edit?at=/discarded');
    await expect.poll(() => areaOf(blockAt(canvas, 11))).toBe('1/1/3/9');
  });

  it('when two people change one block: both versions are shown and one is chosen', async () => {
    const mine = await open('Meeting');
    const theirs = await openCanvasOf(await openBrowserAt(site, signedIn), mine.saved);
    await blockAt(theirs, 11).click();
    await theirs.page.keyboard.press('ArrowRight');
    await theirs.page.keyboard.press('ArrowRight');
    await expect.poll(async () => JSON.stringify(await theirs.stored())).toContain('"columnStart":3');
    await blockAt(mine, 11).click();
    await mine.page.keyboard.press('ArrowRight');
    const dialog = mine.page.getByRole('alertdialog', { name: 'Conflicting changes' });
    await dialog.getByText('Text: Position on the grid').first().waitFor();
    expect(await dialog.getByRole('heading', { name: 'This tab' }).count()).toBeGreaterThan(0);
    expect(await dialog.getByRole('heading', { name: 'Saved' }).count()).toBeGreaterThan(0);
    await dialog.getByRole('button', { name: 'Keep this tab’s version' }).click();
    await expect.poll(async () => JSON.stringify(await mine.stored())).toContain('"columnStart":2');
    await expect.poll(() => areaOf(blockAt(mine, 11))).toBe('1/2/3/10');
  });
});
