import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findScreenViolations } from './setup/find-violations.ts';
import { openFolder } from './setup/sites/open-folder.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const region = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,">{squarespace-headers}</head>
<body><main>{squarespace.main-content}</main>{squarespace-footers}</body></html>`;

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

/** A page with one text, for one test alone. */
const pageOf = (
  title: string,
  value: object = { document: { type: 'doc', content: [paragraph('Ink')] } },
) => ({
  title,
  type: 10,
  typeName: 'page',
  status: 'published',
  sections: [
    {
      id: 'a'.repeat(24),
      theme: 'paper',
      blocks: [
        {
          id: 'b'.repeat(24),
          type: 2,
          value,
          desktop: { columnStart: 1, columnEnd: 25, rowStart: 1, rowEnd: 3 },
        },
      ],
    },
  ],
});

const titles = ['Tools', 'Keys', 'History', 'Paste', 'Long', 'Slash', 'Links', 'Looks'];

const site = await openFolder('text', {
  'site.json': {
    identifier: 'text',
    title: 'Text',
    timeZone: 'Europe/Berlin',
    language: 'en-GB',
    currency: 'EUR',
  },
  ...Object.fromEntries(titles.map((title) => [`collections/${title.toLowerCase()}.json`, pageOf(title)])),
  'collections/imported.json': pageOf('Imported', { html: '<h2>Old</h2><p>From <em>elsewhere</em></p>' }),
  'navigation.json': { mainNav: titles.map((title) => ({ collectionId: title.toLowerCase() })) },
  'template/template.conf': '{"layouts": {"default": {"regions": ["site"]}}}',
  'template/site.region': region,
});

let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(site);
});

const textOf = (page: Page): Locator =>
  page.frameLocator('iframe').locator('[data-edit-block] [data-edit-field="document"]').first();
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Text' });
const tool = (page: Page, name: string) => tools(page).getByRole('button', { name, exact: true });
const linkDialog = (page: Page) => page.getByRole('dialog', { name: 'Link' });

/** A page of the site in the editor, once its document is there: until then nothing on it can be chosen. */
const openEditor = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const { page } = await site.visit(`/config/pages/edit?at=${path}`, {
    storageState: signedIn,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  await page.getByRole('heading', { level: 1, name: path.slice(1) }).waitFor();
  await textOf(page).waitFor();
  return page;
};

/** Opens a page in the editor with the cursor at the end of its text. */
const writeOn = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await openEditor(path, options);
  await textOf(page).click();
  await page.keyboard.press('Enter');
  await tools(page).waitFor();
  await page.frameLocator('iframe').locator('.ProseMirror-focused').waitFor();
  await page.keyboard.press('Control+End');
  return page;
};

/** Rich text needs a moment between key presses. */
const type = (page: Page, words: string): Promise<void> => page.keyboard.type(words, { delay: 30 });

const htmlOf = (page: Page): Promise<string> => textOf(page).innerHTML();

/** The text of the page as the server has it, while the tab is open. */
const printedByServer = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = await fetch(document.querySelector('iframe')?.src ?? '');
    const printed = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return printed.querySelector('[data-edit-block] [data-edit-field="document"]')?.innerHTML ?? '';
  });

/** Ends writing, and loads the page anew once the server has what was written. */
const reopen = async (page: Page, html: string): Promise<void> => {
  await page.keyboard.press('Escape');
  await tools(page).waitFor({ state: 'detached' });
  await expect.poll(() => printedByServer(page)).toContain(html);
  await expect.poll(() => page.getByText('Saved').count()).toBeGreaterThan(0);
  await page.reload();
  await textOf(page).waitFor();
};

const expectSaved = async (page: Page, html: string): Promise<void> => {
  await reopen(page, html);
  await expect.poll(() => htmlOf(page)).toBe(html);
};

const paste = (page: Page, kind: 'text/html' | 'text/plain', content: string): Promise<number> =>
  textOf(page).evaluate(
    (element, [type, words]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(type, words);
      const began = performance.now();
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      return performance.now() - began;
    },
    [kind, content] as const,
  );

describe('[EDT-02] text on the page', () => {
  it('is given its looks by the toolbar, and the page shows them as they were stored', async () => {
    const page = await writeOn('/tools');
    for (const mark of ['Bold', 'Italic', 'Underline', 'Strikethrough']) {
      await tool(page, mark).click();
      await type(page, ` ${mark}`);
      await tool(page, mark).click();
    }
    await page.keyboard.press('Enter');
    await tools(page)
      .getByRole('button', { name: /Paragraph style/ })
      .click();
    await page.getByRole('option', { name: 'Heading 2' }).click();
    await type(page, 'Head');
    await tool(page, 'Align centre').click();
    await page.keyboard.press('Enter');
    await tool(page, 'Align left').click();
    await tool(page, 'Numbered list').click();
    await type(page, 'one');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await type(page, 'two');
    for (let out = 0; out < 3; out += 1) await page.keyboard.press('Enter');
    await tool(page, 'Quote').click();
    await type(page, 'said');
    await page.keyboard.press('Shift+Home');
    await tool(page, 'Colour').click();
    await page.getByRole('button', { name: 'Accent' }).waitFor();
    await page.keyboard.press('Escape');
    await tool(page, 'Colour').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Accent' }).click();
    await expectSaved(
      page,
      '<p>Ink<strong> Bold</strong><em> Italic</em><u> Underline</u><s> Strikethrough</s></p>' +
        '<h2 style="text-align:center">Head</h2>' +
        '<ol><li><p>one</p><ol><li><p>two</p></li></ol></li></ol>' +
        '<blockquote><p><span style="color:var(--sw-accent)">said</span></p></blockquote>',
    );
  });

  it('is written and marked by keyboard alone, and cleared again', async () => {
    const page = await writeOn('/keys');
    await type(page, ' dries');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await expect.poll(() => textOf(page).evaluate(() => getSelection()?.toString())).toBe('dries');
    await page.keyboard.press('Alt+F10');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role=toolbar]') !== null))
      .toBe(true);
    await tool(page, 'Bold').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+i');
    await expect.poll(() => htmlOf(page)).toBe('<p>Ink <strong><em>dries</em></strong></p>');
    await tool(page, 'Clear formatting').focus();
    await page.keyboard.press('Enter');
    await expectSaved(page, '<p>Ink dries</p>');
  });

  it('is undone and redone by the site’s own history', async () => {
    const page = await writeOn('/history');
    // Each in one go: on a slow machine a pause between two letters would begin another step.
    // It is sent when it is a step of its own.
    const sent = page.waitForResponse('**/api/documents/commands*');
    await page.keyboard.insertText(' and paper');
    await sent;
    await page.keyboard.insertText(' and wood');
    await page.keyboard.press('Control+z');
    await expect.poll(() => textOf(page).innerText()).toBe('Ink and paper');
    await page.keyboard.press('Control+z');
    await expect.poll(() => textOf(page).innerText()).toBe('Ink');
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => textOf(page).innerText()).toBe('Ink and paper and wood');
  });

  it('that was imported as HTML is read from the page and stored as a document', async () => {
    const page = await writeOn('/imported');
    await type(page, '!');
    await expectSaved(page, '<h2>Old</h2><p>From <em>elsewhere!</em></p>');
  });
});

describe('[EDT-02] pasting', () => {
  it('from Word leaves words, lists and marks', async () => {
    const page = await writeOn('/paste');
    await page.keyboard.press('Control+a');
    await paste(
      page,
      'text/html',
      `<html><head><style>p.MsoNormal{mso-style-parent:""}</style></head><body><!--StartFragment-->
      <p class=MsoNormal style='color:red'><b>Plan</b><o:p></o:p></p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>first<o:p></o:p></p>
      <script>parent.reached = 1</script><img src=x onerror="parent.reached = 1"><!--EndFragment--></body></html>`,
    );
    await expectSaved(page, '<p><strong>Plan</strong></p><ul><li><p>first</p></li></ul>');
    expect(await page.evaluate(() => 'reached' in window)).toBe(false);
  });

  it('of 5 MB is cut, told, and can be typed on and saved', async () => {
    const page = await writeOn('/long');
    const long = '<p class="x" style="margin:0">All the <b>words</b> of a very long page.</p>'.repeat(72_000);
    expect(long.length).toBeGreaterThan(5_000_000);
    await paste(page, 'text/html', long);
    await page.getByText('What you pasted was too long for one text and was cut.').first().waitFor();
    await type(page, 'End');
    await reopen(page, 'End');
    await expect.poll(() => htmlOf(page)).toContain('End');
    const saved = await htmlOf(page);
    expect(saved).toContain('<p>All the <strong>words</strong> of a very long page.</p>');
  });
});

it('[EDT-02] a slash offers blocks, and the chosen one stands below the text', async () => {
  const page = await writeOn('/slash');
  await page.keyboard.press('Enter');
  await type(page, '/quo');
  await expect
    .poll(() => page.getByRole('listbox', { name: 'Insert' }).getByRole('option').allInnerTexts())
    .toEqual(['Quotation', 'Quote']);
  await page.keyboard.press('Escape');
  expect(await tools(page).count()).toBe(1);
  await type(page, ' /');
  await type(page, 'line');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const blocks = page.frameLocator('iframe').locator('[data-edit-block]');
  await expect
    .poll(() => blocks.evaluateAll((all) => all.map((block) => block.getAttribute('data-edit-kind'))))
    .toEqual(['text', 'line']);
  // The words before the slash stay, those of the search go.
  await expect.poll(() => textOf(page).innerText()).toMatch(/\/quo\s*$/);
});

it('[EDT-02] words typed right before a reload are there after it', async () => {
  const page = await writeOn('/slash');
  await type(page, 'Last words');
  await page.reload();
  await expect.poll(() => page.frameLocator('iframe').locator('body').innerText()).toContain('Last words');
});

it('a text whose editor could not be fetched says so, and opens at the next try', async () => {
  const page = await openEditor('/slash');
  await page.route('**/mount-text-*.js', (route) => route.abort());
  await textOf(page).click();
  await page.keyboard.press('Enter');
  await page.getByText('The text editor could not be loaded.').first().waitFor();
  await page.unroute('**/mount-text-*.js');
  await page.keyboard.press('Enter');
  await expect.poll(() => tools(page).count()).toBe(1);
});

describe('[EDT-03] the link editor', () => {
  const save = (page: Page) => linkDialog(page).getByRole('button', { name: 'Save' }).click();
  const openTab = async (page: Page, name: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await linkDialog(page).getByRole('tab', { name, exact: true }).click();
  };
  const field = (page: Page, name: string) => linkDialog(page).getByRole('textbox', { name, exact: true });
  const says = (page: Page, text: string) =>
    linkDialog(page).getByText(text, { exact: true }).first().waitFor();

  it('links words to a page, a web address, a letter and a phone, and says what is wrong', async () => {
    const page = await writeOn('/links');
    await page.keyboard.press('Control+a');
    await openTab(page, 'Page');
    await field(page, 'Page').fill('nowhere at all');
    await save(page);
    await says(page, 'nowhere at all is not a valid page URL');
    await field(page, 'Page').fill('tool');
    await linkDialog(page).getByRole('option', { name: 'Tools' }).click();
    await save(page);
    await expect.poll(() => htmlOf(page)).toBe('<p><a href="/tools">Ink</a></p>');

    await openTab(page, 'Web Address');
    await field(page, 'Web Address').fill('not an address');
    await save(page);
    await says(page, 'Links must be formatted as https://example.com or www.example.com');
    await field(page, 'Web Address').fill('www.example.com/a');
    await linkDialog(page).getByText('Open in New Window').click();
    await save(page);
    await expect.poll(() => htmlOf(page)).toContain('href="https://www.example.com/a"');

    await openTab(page, 'Email');
    await field(page, 'CC').fill('nobody');
    await save(page);
    await says(page, 'Please enter a valid email');
    await says(page, 'Emails must be formatted as name@example.com');
    await field(page, 'To').fill('a@b.example');
    await field(page, 'CC').fill('');
    await field(page, 'Subject').fill('Ink & paper');
    await field(page, 'Link Name').fill('Write us');
    await save(page);
    await expect.poll(() => textOf(page).innerText()).toBe('Write us');

    await openTab(page, 'Phone');
    await field(page, 'Phone').fill('+49 30 1234567');
    await save(page);
    await expectSaved(
      page,
      '<p><a href="tel:+49301234567" data-target="_blank" rel="noopener">Write us</a></p>',
    );
  });

  it('opens at the link’s own tab and takes the link away again', async () => {
    const page = await writeOn('/links');
    await page.keyboard.press('Control+k');
    await linkDialog(page).getByRole('tab', { name: 'Phone', selected: true }).waitFor();
    expect(await field(page, 'Link Name').inputValue()).toBe('Write us');
    await linkDialog(page).getByRole('button', { name: 'Remove link' }).click();
    await expectSaved(page, '<p>Write us</p>');
  });
});

it('has no accessibility fault in toolbar, slash menu and link editor, in light and in dark', async () => {
  const page = await writeOn('/looks');
  const check = async (name: string): Promise<void> => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await takeScreenshot(page, `text-${name}-${colorScheme}`);
      expect(await findScreenViolations(page), `${name} ${colorScheme}`).toEqual([]);
    }
  };
  await check('tools');
  await page.keyboard.press('Enter');
  await type(page, '/');
  await page.getByRole('listbox', { name: 'Insert' }).waitFor();
  await check('slash');
  await page.keyboard.press('Escape');
  await page.getByRole('listbox', { name: 'Insert' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+k');
  for (const tab of ['Page', 'Web Address', 'Email', 'Phone', 'File']) {
    await linkDialog(page).getByRole('tab', { name: tab, exact: true }).click();
    await linkDialog(page).getByRole('tab', { name: tab, exact: true, selected: true }).waitFor();
    await check(`link-${tab.split(' ')[0]?.toLowerCase()}`);
  }
});
