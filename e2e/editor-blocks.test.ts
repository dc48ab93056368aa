import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { findScreenViolations } from './setup/find-violations.ts';
import { openBlock as openBlockOf, panelOf, storedValue, type BlockToOpen } from './setup/open-block.ts';
import { idOf, type OpenedCanvas } from './setup/open-canvas.ts';
import { openSite } from './setup/sites/open-site.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const site = await openSite({ name: 'editor-blocks', title: 'Halyard' });
let signedIn: Cookies;
let pictures: readonly string[];

const draw = (hue: number): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: `hsl(${hue}, 70%, 50%)` } })
    .png()
    .toBuffer();

/** Sends a file as the file manager does. */
const upload = async (page: Page, name: string, hue: number): Promise<string> => {
  const sending = { method: 'POST', body: await draw(hue) };
  return (await callApi<{ id: string }>(page, `/api/uploads/images?filename=${name}`, sending)).id;
};

beforeAll(async () => {
  signedIn = await signInTo(site);
  await site.context.addCookies(signedIn.cookies);
  const sent: string[] = [];
  for (const [index, name] of ['red.png', 'green.png', 'blue.png'].entries())
    sent.push(await upload(site.page, name, index * 120));
  pictures = sent;
});

const openBlock = (block: BlockToOpen, options = {}) => openBlockOf(block, { site, signedIn, options });

const paste = (locator: Locator, text: string): Promise<void> =>
  locator.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

const emptyChart = { type: 62, value: { type: 'bar', labels: [], series: [] } };

describe('[EDT-07 EDT-19] the data of a chart', () => {
  it('is entered by keyboard alone, drawn on the page and undone', async () => {
    const canvas = await openBlock(emptyChart);
    const { page, frame } = canvas;
    await panelOf(canvas).getByRole('button', { name: 'Enter data' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Chart data' });
    await dialog.getByRole('textbox', { name: 'Label of row 1' }).focus();
    await page.keyboard.type('Spring', { delay: 30 });
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('12', { delay: 30 });
    await page.keyboard.press('Enter');
    await page.keyboard.type('19', { delay: 30 });
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('Summer', { delay: 30 });
    await dialog.getByText('One or more rows was missing data').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'blocks-chart-data');
    await dialog.getByRole('button', { name: 'Remove row 3' }).press('Enter');
    await dialog.getByRole('button', { name: 'Remove column 2' }).press('Enter');
    await dialog.getByRole('textbox', { name: 'Name of column 1' }).fill('Sold');
    await expect.poll(() => dialog.getByText('One or more rows was missing data').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect
      .poll(() => storedValue(canvas))
      .toMatchObject({ labels: ['Spring', 'Summer'], series: [{ name: 'Sold', values: [12, 19] }] });
    await frame.locator('[data-edit-kind="chart"] svg').waitFor();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => storedValue(canvas)).toMatchObject({ labels: [], series: [] });
  });

  it('is told what is missing, and keeps what was typed', async () => {
    const canvas = await openBlock(emptyChart);
    const { page } = canvas;
    await panelOf(canvas).getByRole('button', { name: 'Enter data' }).click();
    const dialog = page.getByRole('dialog', { name: 'Chart data' });
    const save = dialog.getByRole('button', { name: 'Save' });
    await save.click();
    await dialog.getByText('Enter some data!').waitFor();
    await dialog.getByRole('textbox', { name: 'row 1, column 1' }).fill('many');
    await save.click();
    await dialog.getByText('Enter a number, or leave the cell empty.').waitFor();
    for (let left = 3; left > 0; left -= 1)
      await dialog.getByRole('button', { name: 'Remove row 1' }).click();
    await save.click();
    await dialog.getByText('Your dataset must have at least one row').waitFor();
    for (let left = 2; left > 0; left -= 1)
      await dialog.getByRole('button', { name: 'Remove column 1' }).click();
    await save.click();
    await dialog.getByText('Your dataset must have at least one column').waitFor();
    expect(await storedValue(canvas)).toEqual(emptyChart.value);
  });

  it('[EDT-20] comes from a spreadsheet, and the owner is told when it was cut', async () => {
    const canvas = await openBlock(emptyChart);
    const { page } = canvas;
    await panelOf(canvas).getByRole('button', { name: 'Enter data' }).click();
    const dialog = page.getByRole('dialog', { name: 'Chart data' });
    const first = dialog.getByRole('textbox', { name: 'Label of row 1' });
    await paste(first, 'Year\tPrints\tFrames\n2025\t1,200\t30\n2026\t1,450\t41');
    await dialog.getByRole('textbox', { name: '2026, Frames' }).waitFor();
    await dialog.getByRole('button', { name: 'Remove row 3' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => storedValue(canvas))
      .toMatchObject({
        labels: ['2025', '2026'],
        series: [
          { name: 'Prints', values: [1200, 1450] },
          { name: 'Frames', values: [30, 41] },
        ],
      });
    await panelOf(canvas).getByRole('button', { name: 'Edit data' }).click();
    const rows = Array.from({ length: 130 }, (_, row) => `Row ${row}\t${row}`).join('\n');
    await paste(first, rows);
    await dialog.getByText('Your data was cut: a chart holds at most 100 rows and 12 columns').waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(async () => ((await storedValue(canvas)) as { labels: string[] }).labels.length)
      .toBe(100);
  });
});

const galleryOf = () => ({
  type: 8,
  value: {
    options: { design: 'grid' },
    items: pictures.map((imageId, index) => ({
      id: idOf(30 + index),
      mediaType: 'imageFile',
      imageId,
      title: ['Red', 'Green', 'Blue'][index],
    })),
  },
});

const titlesOf = async (canvas: OpenedCanvas): Promise<(string | undefined)[]> =>
  ((await storedValue(canvas)) as { items: { title?: string }[] }).items.map(({ title }) => title);

describe('[GAL-02] the settings of a gallery', () => {
  it('put the pictures into order by keyboard, by menu and by drag', async () => {
    const canvas = await openBlock(galleryOf());
    const { page } = canvas;
    const list = panelOf(canvas).getByRole('grid', { name: 'Images' });
    await list.getByRole('row', { name: 'Red' }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => titlesOf(canvas)).toEqual(['Green', 'Red', 'Blue']);
    await panelOf(canvas).getByText('Red moved to position 2 of 3.').waitFor({ state: 'attached' });
    await list.getByRole('button', { name: 'Actions for Blue' }).click();
    await page.getByRole('menuitem', { name: 'Move up' }).click();
    await expect.poll(() => titlesOf(canvas)).toEqual(['Green', 'Blue', 'Red']);
    await list.getByRole('row', { name: 'Red' }).dragTo(list.getByRole('row', { name: 'Green' }), {
      targetPosition: { x: 60, y: 3 },
    });
    await expect.poll(() => titlesOf(canvas)).toEqual(['Red', 'Green', 'Blue']);
  });

  it('caption a picture and show only the options of its design', async () => {
    const canvas = await openBlock(galleryOf());
    const { page } = canvas;
    const panel = panelOf(canvas);
    await panel.getByRole('grid', { name: 'Images' }).getByRole('row', { name: 'Green' }).focus();
    await page.keyboard.press('Enter');
    await panel.getByRole('textbox', { name: 'Caption' }).fill('A field in May');
    await expect
      .poll(() => storedValue(canvas))
      .toMatchObject({ items: [{}, { description: 'A field in May' }, {}] });
    await panel.getByRole('button', { name: 'All images' }).click();
    expect(await panel.getByRole('switch', { name: 'Autoplay' }).count()).toBe(0);
    await panel.getByRole('button', { name: /Design/ }).click();
    await page.getByRole('option', { name: 'Slideshow' }).click();
    await panel.getByRole('switch', { name: 'Autoplay' }).press('Space');
    await panel.getByRole('textbox', { name: 'Time per image' }).fill('11');
    await panel.getByText('Enter a whole number from 1 to 10.').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await panel.getByRole('textbox', { name: 'Time per image' }).fill('7');
    await expect
      .poll(() => storedValue(canvas))
      .toMatchObject({ options: { design: 'slideshow', autoplay: true, 'autoplay-duration': 7 } });
    expect(await panel.getByRole('slider', { name: 'Columns' }).count()).toBe(0);
  });

  it('take several pictures from the file manager at once', async () => {
    const canvas = await openBlock({ type: 8, value: { options: { design: 'grid' }, items: [] } });
    const { page } = canvas;
    await panelOf(canvas).getByRole('button', { name: 'Add images' }).click();
    const picker = page.getByRole('dialog', { name: 'Add images' });
    await picker.getByRole('row', { name: 'red.png' }).click();
    await picker.getByRole('row', { name: 'blue.png' }).click();
    await picker.getByRole('button', { name: 'Choose 2 files' }).click();
    await expect
      .poll(() => storedValue(canvas))
      .toMatchObject({ items: [{ imageId: pictures[0] }, { imageId: pictures[2] }] });
  });
});

describe('a section', () => {
  it('has a picture behind it, which visitors see, until it is taken away', async () => {
    const canvas = await openBlock({ type: 2, value: { html: '<p>Words</p>' } });
    const { page, frame } = canvas;
    const ground = frame.locator('.sw-section-back img');
    await canvas.outline.getByRole('row', { level: 1, name: 'Only' }).click();
    await panelOf(canvas).getByRole('button', { name: 'Choose an image' }).click();
    const picker = page.getByRole('dialog', { name: 'Choose an image' });
    await picker.getByRole('row', { name: 'green.png' }).click();
    await picker.getByRole('button', { name: 'Choose', exact: true }).click();
    await ground.waitFor();
    expect(await ground.getAttribute('alt')).toBe('');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Published').first().waitFor();
    const { urlId } = (await canvas.stored()) as { urlId: string };
    const visitors = await page.request.get(`/${urlId}`);
    expect(await visitors.text()).toMatch(/<div class="sw-section-back"><img [^>]*green\.png/);
    await panelOf(canvas).getByRole('button', { name: 'Remove', exact: true }).click();
    await ground.waitFor({ state: 'detached' });
  });
});

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

describe('[EDT-09] the code of a block', () => {
  const code = { type: 23, value: { source: '<p>Hello</p>', mode: 'html' } };

  it('has Code, Mode and Display Source', async () => {
    const canvas = await openBlock(code);
    const { page } = canvas;
    const panel = panelOf(canvas);
    await panel.getByRole('textbox', { name: 'Code' }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('const a = 1;', { delay: 30 });
    await expect.poll(() => storedValue(canvas)).toMatchObject({ source: 'const a = 1;' });
    await panel.getByRole('button', { name: /Mode/ }).click();
    await page.getByRole('option', { name: 'JavaScript' }).click();
    await panel.getByRole('switch', { name: /Display Source/ }).press('Space');
    await expect
      .poll(() => storedValue(canvas))
      .toMatchObject({ source: 'const a = 1;', mode: 'javascript', isSourceShown: true });
    await canvas.frame.locator('pre code', { hasText: 'const a = 1;' }).waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
  });

  it('can be left by keyboard', async () => {
    const canvas = await openBlock(code);
    await panelOf(canvas).getByRole('textbox', { name: 'Code' }).click();
    await canvas.page.keyboard.press('Escape');
    await canvas.page.keyboard.press('Tab');
    await expect.poll(() => canvas.page.evaluate(() => document.activeElement?.textContent)).toBe('Expand');
  });

  it('is not available on Android', async () => {
    const canvas = await openBlock(code, { userAgent: ANDROID });
    await panelOf(canvas).getByText('Code editing is not available on Android').waitFor();
    const still = panelOf(canvas).getByRole('textbox', { name: 'Code' });
    expect(await still.inputValue()).toBe('<p>Hello</p>');
    expect(await still.isEditable()).toBe(false);
  });
});

describe('[EDT-15] a map', () => {
  it('is put at a place that was found by its name', async () => {
    const canvas = await openBlock({ type: 4, value: { location: { mapLat: 0, mapLng: 0 } } });
    const { page } = canvas;
    const search = panelOf(canvas).getByRole('combobox', { name: 'Search location' });
    await search.pressSequentially('kyot', { delay: 30 });
    await page.getByRole('option', { name: /Kyoto/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => storedValue(canvas))
      .toMatchObject({
        location: { mapLat: 35.01, mapLng: 135.77, addressTitle: 'Kyoto', addressCountry: 'Japan' },
      });
    await panelOf(canvas).getByRole('textbox', { name: 'Latitude' }).fill('95');
    await panelOf(canvas).getByText('Enter a number from -90 to 90.').waitFor();
    await expect.poll(() => storedValue(canvas)).toMatchObject({ location: { mapLat: 35.01 } });
  });
});

describe('[EDT-12] a video of a service', () => {
  it('is refused when nobody known shows it, and what was typed stays', async () => {
    const canvas = await openBlock({ type: 32, value: {} });
    const panel = panelOf(canvas);
    await panel.getByText('Basic Vimeo accounts are unsupported.').waitFor();
    const address = panel.getByRole('textbox', { name: 'Video URL' });
    await address.fill('https://example.com/film');
    await address.press('Enter');
    await panel.getByText('This is no address of a service that can be shown here').waitFor();
    expect(await address.inputValue()).toBe('https://example.com/film');
    expect(await storedValue(canvas)).toEqual({});
  });
});

describe('[EDT-16 (rule)] blocks with entries', () => {
  it('an accordion gains an item with text, by keyboard', async () => {
    const canvas = await openBlock({ type: 69, value: { items: [] } });
    const { page } = canvas;
    const panel = panelOf(canvas);
    await panel.getByRole('button', { name: 'Add item' }).press('Enter');
    await panel.getByRole('textbox', { name: 'Title' }).fill('How long does it take?');
    await panel.getByRole('textbox', { name: 'Text' }).focus();
    await page.keyboard.type('About a week.', { delay: 30 });
    await expect
      .poll(() => storedValue(canvas))
      .toMatchObject({
        items: [
          {
            title: 'How long does it take?',
            document: { content: [{ content: [{ text: 'About a week.' }] }] },
          },
        ],
      });
    await canvas.frame.getByText('About a week.').waitFor({ state: 'attached' });
  });

  it('a menu gains a dish with its price, in a list or as text', async () => {
    const canvas = await openBlock({ type: 18, value: { text: 'Soups\n----\n\nPea soup\n$6' } });
    const panel = panelOf(canvas);
    await panel.getByRole('button', { name: 'Add dish' }).click();
    await panel.getByRole('textbox', { name: 'Name' }).fill('Onion soup');
    await panel.getByRole('textbox', { name: 'Price' }).fill('$7');
    const text = 'Soups\n----\n\nPea soup\n$6\n\nOnion soup\n$7';
    await expect.poll(() => storedValue(canvas)).toEqual({ text });
    await panel.getByRole('button', { name: 'All entries' }).click();
    await panel.getByRole('row', { name: 'Onion soup, $7' }).focus();
    await canvas.page.keyboard.press('Alt+ArrowUp');
    await expect
      .poll(() => storedValue(canvas))
      .toEqual({ text: 'Soups\n----\n\nOnion soup\n$7\n\nPea soup\n$6' });
    await canvas.page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => storedValue(canvas)).toEqual({ text });
    const names = panel.getByRole('grid', { name: 'Menu' }).getByRole('row');
    await expect.poll(() => names.last().textContent()).toContain('Onion soup');
  });

  it('a button that came from elsewhere is changed in its own words', async () => {
    const value = { buttonText: 'Go', buttonLink: '/go', animation: 'fade' };
    const definitionName = 'website.components.button';
    const canvas = await openBlock({ type: 1337, definitionName, value });
    await panelOf(canvas).getByRole('textbox', { name: 'Text' }).fill('Stay');
    await expect.poll(() => storedValue(canvas)).toEqual({ ...value, buttonText: 'Stay', newWindow: false });
    await canvas.frame.getByText('Stay').waitFor();
  });

  it('a wrong number is told at its field, kept while another block is looked at, and never stored', async () => {
    const canvas = await openBlock({ type: 47, value: { weight: 2 } });
    const panel = panelOf(canvas);
    const thickness = panel.getByRole('textbox', { name: 'Thickness' });
    await thickness.fill('40');
    await panel.getByText('Enter a whole number from 1 to 12.').waitFor();
    await canvas.outline.getByRole('row', { name: 'Only' }).click();
    await canvas.outline.getByRole('row', { level: 2 }).first().click();
    await expect.poll(() => thickness.inputValue()).toBe('40');
    expect(await storedValue(canvas)).toEqual({ weight: 2 });
    await thickness.fill('4');
    await expect.poll(() => storedValue(canvas)).toMatchObject({ weight: 4 });
  });
});
