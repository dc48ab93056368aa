import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sendAsOwner } from './setup/call-api.ts';
import { failAtGateway } from './setup/fail-at-gateway.ts';
import { findScreenViolations } from './setup/find-violations.ts';
import { openBrowserAt } from './setup/open-canvas.ts';
import { openSite } from './setup/sites/open-site.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const site = await openSite({ name: 'files', title: 'Ebb and Flood' });

let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(site);
});

const openFiles = async (options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await openBrowserAt(site, signedIn, options);
  await page.goto('/config/files');
  await page.getByRole('searchbox', { name: 'Search files' }).waitFor();
  return page;
};

/** A picture with a bright spot near its top right corner: cropping shows where the focal point is. */
const picture = async (hue = 20, width = 640, height = 400): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="g" cx="0.75" cy="0.3" r="0.7"><stop offset="0" stop-color="hsl(${hue} 90% 80%)"/><stop offset="1" stop-color="hsl(${hue + 40} 60% 30%)"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="75%" cy="30%" r="40" fill="hsl(${hue} 90% 60%)"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

const grid = (page: Page) => page.getByRole('grid', { name: 'Existing files' });
const card = (page: Page, name: string) => grid(page).getByRole('row', { name });
const detail = (page: Page) => page.getByRole('region', { name: 'File detail' });
const uploads = (page: Page) => page.getByRole('region', { name: 'Uploads' });
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

interface NamedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const png = async (name: string, hue?: number): Promise<NamedFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await picture(hue),
});
const pdf = (name: string): NamedFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 words'),
});

const choose = async (button: Locator, files: NamedFile[] | string): Promise<void> => {
  const chooser = button.page().waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(files);
};

const upload = (page: Page, files: NamedFile[] | string): Promise<void> =>
  choose(page.getByRole('button', { name: 'Upload file' }).first(), files);

/** Files too large to hand over, and such as are dragged, come from a folder. */
const keepInFolder = async (name: string, content: Buffer): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};

/** As the browser gets it from the computer's own file window. */
const dropFile = async (page: Page, path: string): Promise<void> => {
  const box = await grid(page).boundingBox();
  if (!box) throw new Error('There is nothing to drop on.');
  const session = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + 20 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', {
      type,
      ...at,
      data: { items: [], files: [path], dragOperationsMask: 1 },
    });
};

const openDetail = async (page: Page, name: string): Promise<void> => {
  await card(page, name).click();
  await detail(page).getByRole('heading', { name }).waitFor();
};

const says = async (place: Locator, text: string): Promise<true> => {
  await place.getByText(text).first().waitFor();
  return true;
};

describe('[EDT-04] uploading', () => {
  it('begins from an empty screen that says what to do, several files at once', async () => {
    const page = await openFiles();
    expect(await says(page.getByRole('main'), 'No files yet')).toBe(true);
    await takeScreenshot(page, 'files-empty');
    await upload(page, [await png('dawn.png', 20), await png('noon.png', 190), pdf('prices.pdf')]);
    await expect.poll(() => grid(page).getByRole('row').count()).toBe(3);
    await expect.poll(() => uploads(page).getByText('Upload complete').count()).toBe(3);
    await uploads(page).getByRole('button', { name: 'Dismiss dawn.png' }).click();
    await uploads(page).getByText('dawn.png').waitFor({ state: 'detached' });
  });

  it('takes files that are dropped on the list', async () => {
    const page = await openFiles();
    await grid(page).waitFor();
    const path = await keepInFolder('dusk.png', await picture(280));
    await dropFile(page, path);
    expect(await says(grid(page), 'dusk.png')).toBe(true);
  });

  it('shows progress and can be cancelled', async () => {
    const page = await openFiles();
    await page.route('**/api/uploads/files**', () => undefined);
    await upload(page, [pdf('slow.pdf')]);
    await page.getByRole('progressbar', { name: 'Upload of slow.pdf' }).waitFor();
    await uploads(page).getByRole('button', { name: 'Cancel upload of slow.pdf' }).click();
    expect(await says(uploads(page), 'File processing cancelled')).toBe(true);
    await page.unroute('**/api/uploads/files**');
    await uploads(page).getByRole('button', { name: 'Retry upload of slow.pdf' }).click();
    expect(await says(uploads(page), 'Upload complete')).toBe(true);
  });

  it('says what failed, on the way and while the file was looked at', async () => {
    const page = await openFiles();
    await page.route('**/api/uploads/files**', (route) =>
      route.request().url().includes('lost') ? route.abort() : failAtGateway(route),
    );
    await upload(page, [pdf('lost.pdf'), pdf('broken.pdf')]);
    expect(await says(uploads(page), 'Network error')).toBe(true);
    expect(await says(uploads(page), 'File processing failed')).toBe(true);
    expect(await says(uploads(page), 'Unable to Upload File')).toBe(true);
    expect(await says(uploads(page), 'There was a problem while uploading your file')).toBe(true);
    expect(await findScreenViolations(page)).toEqual([]);
  });

  it('[EDT-20] refuses what is too large or of another type before it is sent', async () => {
    const huge = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(51_000_000)]);
    const path = await keepInFolder('huge.jpg', huge);
    const page = await openFiles();
    const sent: string[] = [];
    page.on('request', (request) => (request.method() === 'POST' ? sent.push(request.url()) : undefined));
    await upload(page, path);
    expect(await says(uploads(page), 'This picture is too large. The maximum is 50 MB.')).toBe(true);
    await upload(page, [{ name: 'tool.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ tool') }]);
    expect(await says(uploads(page), 'This type of file is not supported.')).toBe(true);
    await upload(page, [{ name: 'torn.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('torn') }]);
    expect(await says(uploads(page), 'This file is damaged or not a picture.')).toBe(true);
    expect(await uploads(page).getByRole('button', { name: 'Retry upload of torn.jpg' }).count()).toBe(0);
    expect(sent).toEqual([]);
  });
});

describe('[EDT-04] a file', () => {
  it('is renamed; an empty name and a failure are told', async () => {
    const page = await openFiles();
    await openDetail(page, 'prices.pdf');
    await detail(page).getByRole('button', { name: 'Rename' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rename file' });
    await dialog.getByRole('textbox', { name: 'File name' }).fill('  ');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    expect(await says(dialog, 'Please enter a file name')).toBe(true);
    await dialog.getByRole('textbox', { name: 'File name' }).fill('a/b:.pdf');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    expect(await says(dialog, 'A file name cannot contain')).toBe(true);
    await dialog.getByRole('textbox', { name: 'File name' }).fill('Price list.pdf');
    await page.route('**/api/media/assets/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await dialog.getByRole('button', { name: 'Rename' }).click();
    expect(await says(dialog, 'Unable to Rename File')).toBe(true);
    expect(await says(dialog, 'There was a problem while renaming your file')).toBe(true);
    await page.unroute('**/api/media/assets/*');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await dialog.waitFor({ state: 'detached' });
    await detail(page).getByRole('heading', { name: 'Price list.pdf' }).waitFor();
    await card(page, 'Price list.pdf').waitFor();
  });

  it('is described and given a focal point by keyboard alone, and keeps both', async () => {
    const page = await openFiles();
    await card(page, 'dawn.png').waitFor();
    await page.getByRole('searchbox', { name: 'Search files' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        return card(page, 'dawn.png').getAttribute('aria-selected');
      })
      .toBe('true');
    await detail(page).getByRole('heading', { name: 'dawn.png' }).waitFor();
    const fromLeft = detail(page).getByRole('slider', { name: 'Focal point, horizontal' });
    await fromLeft.focus();
    for (let step = 0; step < 25; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowDown');
    await detail(page).getByRole('textbox', { name: 'Alt text' }).fill('The sun comes up');
    await detail(page).getByRole('textbox', { name: 'Alt text' }).press('Tab');
    await detail(page).getByRole('button', { name: 'Save' }).focus();
    await page.keyboard.press('Enter');
    expect(await says(notices(page), 'Saved')).toBe(true);
    await page.reload();
    await detail(page).getByRole('heading', { name: 'dawn.png' }).waitFor();
    expect(await detail(page).getByRole('textbox', { name: 'Alt text' }).inputValue()).toBe(
      'The sun comes up',
    );
    expect(await fromLeft.inputValue()).toBe('75');
    expect(await detail(page).getByRole('slider', { name: 'Focal point, vertical' }).inputValue()).toBe('30');
  });

  it('tells when it was uploaded by the clock of the site, wherever the person is', async () => {
    const told = async (timezoneId: string): Promise<string> => {
      const page = await openFiles({ timezoneId });
      await openDetail(page, 'dawn.png');
      const uploaded = detail(page).locator('dt', { hasText: 'Uploaded' }).locator('+ dd');
      await expect.poll(() => uploaded.textContent()).toMatch(/ at \d\d:\d\d$/);
      return uploaded.innerText();
    };
    expect(await told('Pacific/Auckland')).toBe(await told('America/New_York'));
  });

  it('asks before what was typed is left behind', async () => {
    const page = await openFiles();
    await openDetail(page, 'dawn.png');
    await detail(page).getByRole('textbox', { name: 'Title' }).fill('Dawn');
    await card(page, 'noon.png').click();
    const question = page.getByRole('alertdialog', { name: 'Unsaved changes' });
    await question.getByRole('button', { name: 'Save' }).click();
    await detail(page).getByRole('heading', { name: 'noon.png' }).waitFor();
    await openDetail(page, 'dawn.png');
    await expect.poll(() => detail(page).getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Dawn');
  });

  it('is replaced by one of the same kind and no other', async () => {
    const page = await openFiles();
    await openDetail(page, 'noon.png');
    const replace = detail(page).getByRole('button', { name: 'Replace' });
    await choose(replace, [pdf('x.pdf')]);
    expect(await says(detail(page), 'A file can only be replaced by one of the same kind.')).toBe(true);
    await choose(replace, [{ name: 'x.png', mimeType: 'image/png', buffer: await picture(100, 300, 300) }]);
    expect(await says(notices(page), 'File replaced')).toBe(true);
    expect(await says(detail(page), '300 × 300 pixels')).toBe(true);
  });

  it('[EDT-13] is deleted only after a question that says what follows', async () => {
    const page = await openFiles();
    await openDetail(page, 'dusk.png');
    const ask = async (answer: string): Promise<void> => {
      await detail(page).getByRole('button', { name: 'Delete' }).click();
      const question = page.getByRole('alertdialog', { name: 'Delete dusk.png?' });
      await question.getByText(/^Links update: .* cannot be undone with Undo/).waitFor();
      await question.getByRole('button', { name: answer }).click();
    };
    await ask('Cancel');
    expect(await card(page, 'dusk.png').count()).toBe(1);
    await ask('Delete');
    expect(await says(notices(page), 'File deleted')).toBe(true);
    await expect.poll(() => card(page, 'dusk.png').count()).toBe(0);
    await detail(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Trash' }).click();
    const trash = page.getByRole('dialog', { name: 'Trash' });
    await trash.getByRole('button', { name: 'Restore dusk.png' }).click();
    await trash.getByText('The trash is empty').waitFor();
    await page.keyboard.press('Escape');
    await openDetail(page, 'dusk.png');
    await ask('Delete');
    await expect.poll(() => card(page, 'dusk.png').count()).toBe(0);
  });
});

describe('[EDT-04] many files', () => {
  it('are found by name and kind, and the rest comes with Load more', async () => {
    const page = await openFiles();
    for (let number = 1; number <= 52; number += 1) {
      const { name, buffer } = pdf(`tide-${number}.pdf`);
      await sendAsOwner(page, `/api/uploads/files?filename=${name}`, { method: 'POST', body: buffer });
    }
    await page.reload();
    await expect.poll(() => grid(page).getByRole('row').count()).toBe(50);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect.poll(() => grid(page).getByRole('row').count()).toBeGreaterThan(50);
    await page.getByRole('searchbox', { name: 'Search files' }).fill('TIDE-52');
    await expect.poll(() => grid(page).getByRole('row').count()).toBe(1);
    await page.getByRole('searchbox', { name: 'Search files' }).fill('nothing like it');
    expect(await says(page.getByRole('main'), 'No results found')).toBe(true);
    await page.getByRole('searchbox', { name: 'Search files' }).fill('');
    await page.getByRole('radio', { name: 'Pictures' }).click();
    await expect.poll(() => grid(page).getByRole('row').count()).toBe(2);
  });

  it('[ERR-02 (rule)] say so when they cannot be loaded, and can be asked for again', async () => {
    const page = await openFiles();
    await grid(page).waitFor();
    await page.route('**/api/media/assets?*', (route) => route.abort());
    await page.getByRole('radio', { name: 'Videos' }).click();
    expect(await says(page.getByRole('main'), 'Unable to load results')).toBe(true);
    await page.unroute('**/api/media/assets?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await says(page.getByRole('main'), 'No videos yet')).toBe(true);
  });
});

describe('on every screen', () => {
  // The theme changes colours and the width changes places, so not every pair has to be looked at.
  it.each([
    [1440, ['light', 'dark']],
    [768, ['light']],
    [390, ['dark']],
  ] as const)('has no accessibility fault at %s pixels', async (width, themes) => {
    const page = await openFiles({ viewport: { width, height: 900 } });
    const check = async (name: string): Promise<void> => {
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        await takeScreenshot(page, `files-${name}-${width}-${colorScheme}`);
        expect(await findScreenViolations(page), `${name} ${colorScheme}`).toEqual([]);
      }
    };
    await page.getByRole('radio', { name: 'All' }).click();
    await grid(page).getByRole('row').first().waitFor();
    await check('list');
    await page.getByRole('radio', { name: 'Pictures' }).click();
    await openDetail(page, 'dawn.png');
    await detail(page).locator('img').first().waitFor();
    await page.waitForLoadState('networkidle');
    await check('detail');
    await detail(page).getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('dialog', { name: 'Rename file' }).waitFor();
    await check('rename');
  });
});
