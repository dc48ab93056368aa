import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { findScreenViolations } from './setup/find-violations.ts';
import { callApi } from './setup/call-api.ts';
import { isSaved } from './setup/open-canvas.ts';
import { runCommandLine } from './setup/program/program.ts';
import { openSite } from './setup/sites/open-site.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const site = await openSite({ name: 'editor-template', title: 'Bowline' });

const openPage = async (signedIn: Cookies, options: BrowserContextOptions = {}): Promise<Page> => {
  const wish = { baseURL: site.origin, storageState: signedIn, reducedMotion: 'reduce' as const, ...options };
  const context = await site.browser.newContext(wish);
  return context.newPage();
};

const partsOf = (page: Page) => ({
  page,
  frame: page.frameLocator('.design-stage iframe'),
  code: page.locator('.cm-content'),
  note: page.locator('.save-status'),
  errors: page.getByRole('region', { name: 'Errors' }),
  files: page.getByRole('treegrid', { name: 'Files' }),
});
type OpenedTemplate = ReturnType<typeof partsOf>;

const openFile = async (page: Page, path: string): Promise<OpenedTemplate> => {
  await page.goto(`/config/design/template?file=${encodeURIComponent(path)}`);
  await page.locator(`.cm-content[aria-label="${path}"]`).waitFor();
  return partsOf(page);
};

/** One tab for all that one person does: opening it takes longer than most of what is tried in it. */
let signedIn: Cookies;
let editor: OpenedTemplate;

beforeAll(async () => {
  signedIn = await signInTo(site);
  editor = await openFile(await openPage(signedIn), 'site.region');
});

/** A list that has just appeared takes no key yet, so that nothing is chosen by accident. */
const SETTLED_MS = 1000;

/** Puts the cursor to the end of the line that holds a text, and types. */
const typeAfter = async ({ page, code }: OpenedTemplate, after: string, text: string): Promise<void> => {
  await code.locator('.cm-line', { hasText: after }).first().click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(text);
};

const typeAtStart = async ({ page, code }: OpenedTemplate, text: string): Promise<void> => {
  await code.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText(text);
};

const stored = async ({ page }: OpenedTemplate, path: string): Promise<string> => {
  const id = encodeURIComponent(path);
  const { content } = await callApi<{ content: { text: string } }>(page, `/api/documents/template/${id}`);
  return content.text;
};

const publish = async ({ page }: OpenedTemplate): Promise<void> => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Published', exact: true }).waitFor();
};

const visitorsPage = async (): Promise<string> => {
  await site.page.goto(`/?at=${Date.now()}`);
  return site.page.content();
};

const LINE = 'Skip to the content';

describe('the template editor', () => {
  it('[EDT-17] shows a change at once in the page, undoes it over a reload, and gives it to visitors when it is published', async () => {
    const { page, frame, code } = editor;
    await frame.locator('main').waitFor();
    await typeAfter(editor, LINE, '\n<p class="new">Knots and hitches</p>');
    await frame.locator('p.new', { hasText: 'Knots and hitches' }).waitFor();
    await page.getByRole('button', { name: 'Undo: Edit site.region' }).waitFor();
    await isSaved(editor);
    expect(await visitorsPage()).not.toContain('Knots and hitches');

    await page.reload();
    await frame.locator('p.new').waitFor();
    await page.getByRole('button', { name: 'Undo: Edit site.region' }).click();
    await frame.locator('p.new').waitFor({ state: 'detached' });
    await code.click();
    await page.keyboard.press('Control+Shift+z');
    await frame.locator('p.new').waitFor();
    await isSaved(editor);
    await publish(editor);
    await expect.poll(visitorsPage).toContain('Knots and hitches');
  });

  it('[TPL-06] marks every error at its line as it is typed, leads there, and shows visitors none', async () => {
    const { page, frame, code, errors, files } = editor;
    await errors.getByRole('heading', { name: 'No errors' }).waitFor();
    await typeAfter(editor, LINE, '\n<i>{website.siteTitle|sparkle}</i>{.end}');
    await errors.getByRole('heading', { name: '2 errors' }).waitFor();
    const rows = errors.getByRole('listitem');
    expect(await rows.first().textContent()).toMatch(/^\d+:4SyntaxError: Formatter 'sparkle' is unknown/);
    const marked = code.locator('.cm-lintRange-error');
    expect(await marked.allTextContents()).toContain('{website.siteTitle|sparkle}');
    await files.getByRole('row', { name: /site\.region.*2 errors/ }).waitFor();
    expect(await frame.locator('footer').count()).toBe(1);

    // What is typed without a pause is undone as one.
    await isSaved(editor);
    await code.press('Control+Home');
    await page.keyboard.insertText('{.section website}{.section website}');
    await rows.getByText('Reached EOF in the middle of SECTION').waitFor();
    expect(await frame.locator('footer').count()).toBe(1);
    await isSaved(editor);
    const other = await openPage(signedIn);
    await other.goto('/config/pages/edit?at=/');
    await other.getByRole('alert').getByText('The template has an error. site.region, line').waitFor();
    expect(await other.getByRole('link', { name: 'Open template' }).getAttribute('href')).toContain(
      'file=site.region',
    );
    await other.context().close();
    await page.keyboard.press('Control+z');
    await rows.getByText('Reached EOF in the middle of SECTION').waitFor({ state: 'detached' });

    await code.press('Control+Home');
    await rows.nth(1).getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.cm-activeLine').textContent()).toContain('sparkle');
    await isSaved(editor);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Publish a template with errors?' });
    await question.getByText('There are 2 errors in it. site.region, line').waitFor();
    await question.getByRole('button', { name: 'Publish anyway' }).click();
    await page.getByRole('button', { name: 'Published', exact: true }).waitFor();
    await expect.poll(visitorsPage).toContain('{website.siteTitle|sparkle}');
    expect(await visitorsPage()).not.toMatch(/SyntaxError|is unknown|not allowed at root/);

    await code.click();
    await page.keyboard.press('Control+z');
    await errors.getByRole('heading', { name: 'No errors' }).waitFor();
    await isSaved(editor);
  });

  it('[EDT-17] completes names of the page’s data, formatters and instructions, by keyboard', async () => {
    const { page, code } = editor;
    await page.clock.install();
    await typeAfter(editor, LINE, '\n');
    const listed = page.locator('.cm-tooltip-autocomplete [role=option]');
    const choose = async (typed: string, label: string): Promise<string> => {
      await page.keyboard.type(typed, { delay: 30 });
      await expect.poll(() => listed.first().textContent()).toContain(label);
      await page.clock.fastForward(SETTLED_MS);
      const text = await page.locator('.cm-tooltip-autocomplete').textContent();
      await page.keyboard.press('Enter');
      return text ?? '';
    };
    expect(await choose('{.section website}{siteTi', 'siteTitle')).toContain('“Bowline”');
    expect(await choose('|trunc', 'truncate')).toContain('cut after a word');
    await expect.poll(() => code.textContent()).toContain('{siteTitle|truncate}');
    await page.keyboard.press('End');
    await choose('{.en', 'end');
    await expect.poll(() => code.textContent()).toContain('{siteTitle|truncate}{.end}');

    // Escape and then Tab leaves the field; Tab alone indents.
    const hasFocus = () => code.evaluate((element) => element.contains(document.activeElement));
    await page.keyboard.press('Tab');
    expect(await hasFocus()).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect.poll(hasFocus).toBe(false);

    await code.click();
    await page.keyboard.press('Control+f');
    await page.getByRole('textbox', { name: 'Find' }).fill('siteTitle|truncate');
    await page.getByRole('textbox', { name: 'Replace' }).fill('siteTitle|html');
    await page.getByRole('button', { name: 'replace all' }).click();
    await expect.poll(() => code.textContent()).toContain('{siteTitle|html}');
    await page.getByRole('button', { name: 'close', exact: true }).click();
  });

  it('[EDT-17] makes, duplicates, renames and deletes files, and takes all of it back', async () => {
    const { page, files, code } = editor;
    const row = (file: string) => files.getByRole('row', { name: new RegExp(`^${file}`) });
    await page.getByRole('button', { name: 'Add a file to Blocks' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a file' });
    const path = dialog.getByRole('textbox', { name: 'Path' });
    for (const [name, message] of [
      ['blocks/../x.block', 'Use letters, digits'],
      ['blocks/con.block', 'reserved'],
      ['assets/x.svg', 'uploaded'],
      ['blocks/navigation.block', 'already'],
    ] as const) {
      await path.fill(name);
      await path.press('Enter');
      await dialog.getByText(message).waitFor();
    }
    await path.fill('blocks/card.block');
    await path.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await row('card.block').waitFor();
    await page.locator('.cm-content[aria-label="blocks/card.block"]').click();
    await page.keyboard.insertText('<b>Card</b>');
    await expect.poll(() => stored(editor, 'blocks/card.block')).toBe('<b>Card</b>');

    const act = async (file: string, name: string) => {
      await row(file).hover();
      await page.getByRole('button', { name: `Actions for blocks/${file}` }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await act('card.block', 'Duplicate');
    await row('card-2.block').waitFor();
    await expect.poll(() => stored(editor, 'blocks/card-2.block')).toBe('<b>Card</b>');
    await act('card-2.block', 'Rename');
    const rename = page.getByRole('dialog', { name: 'Rename blocks/card-2.block' });
    await rename.getByRole('textbox', { name: 'Path' }).fill('blocks/tile.block');
    await rename.getByRole('button', { name: 'Rename' }).click();
    await row('tile.block').waitFor();
    await row('card-2.block').waitFor({ state: 'detached' });
    const open = page.getByRole('list', { name: 'Open files' }).getByRole('listitem');
    await expect.poll(() => open.allTextContents()).toEqual(['site.region', 'card.block', 'tile.block']);
    await act('tile.block', 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete file' }).click();
    await row('tile.block').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Undo: Remove blocks/tile.block' }).click();
    await row('tile.block').waitFor();
    await page.getByRole('button', { name: 'Undo: Rename blocks/tile.block' }).click();
    await row('card-2.block').waitFor();
    await page.getByRole('button', { name: /^Publish \d files$/ }).waitFor();
    await page.getByRole('button', { name: 'Undo: Duplicate blocks/card.block' }).click();
    await row('card-2.block').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Close blocks/card.block' }).click();
    await expect.poll(() => code.getAttribute('aria-label')).toBe('site.region');
  });

  it('[EDT-17] shows a file that is too long, and says why it and one that is no text cannot be changed', async () => {
    const { page, files } = editor;
    const create = (id: string, text: string) => ({ kind: 'template', id, op: 'create', content: { text } });
    const steps = [
      create('blocks/long.block', `<p>{title}</p>\n`.repeat(40_000)),
      create('blocks/bytes.block', '\uFFFDPNG\uFFFD'),
    ];
    const commandId = Date.now().toString(16).padStart(24, '0');
    await callApi(page, '/api/documents/commands', {
      method: 'POST',
      body: { commandId, label: 'Add long files', steps },
    });
    await page.reload();
    await files.getByRole('row', { name: /^long\.block/ }).click();
    await page.getByText('Too long to edit here').waitFor();
    const long = page.locator('.cm-content[aria-label="blocks/long.block"]');
    await expect.poll(() => long.getAttribute('aria-readonly')).toBe('true');
    await files.getByRole('row', { name: /^bytes\.block/ }).click();
    await page.getByText('This file is not text').waitFor();
    await page.getByRole('button', { name: 'Undo: Add long files' }).click();
    await files.getByRole('row', { name: /^bytes\.block/ }).waitFor({ state: 'detached' });
    await page.locator('.cm-content[aria-label="site.region"]').waitFor();
  });

  it('[EDT-17] takes no text that would make a file too long to be saved, and goes on with what was there', async () => {
    const { page, code } = await openFile(await openPage(signedIn), 'styles/site.css');
    await code.click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.insertText('a{}'.repeat(200_000));
    await page.getByLabel('Notices').getByText('would exceed 500,000 characters').waitFor();
    await page.keyboard.insertText('/* short */');
    await isSaved({ page });
    await page.reload();
    await code.waitFor();
    expect(await code.innerText()).toMatch(/^\/\* short \*\/(?!a\{\})/u);
    await page.getByRole('button', { name: 'Undo: Edit styles/site.css' }).click();
    await isSaved({ page });
    await page.context().close();
  });

  it('[EDT-17 F23] never runs what a template holds', async () => {
    const { page, frame } = editor;
    const payload =
      '<script>parent.hit=1</script><img src=x onerror="parent.hit=2"><svg onload="parent.hit=3">';
    await typeAfter(editor, LINE, `\n<div id="sly">${payload}</div>`);
    await frame.locator('#sly').waitFor();
    // By then it has failed to load, which is what its handler waits for.
    await expect
      .poll(() => frame.locator('#sly img').evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    await page.keyboard.press('Control+s');
    await page.keyboard.press('Control+z');
    await frame.locator('#sly').waitFor({ state: 'detached' });
  });

  it('[EDT-17] keeps its place in a long page while the template changes', async () => {
    const { page, frame } = editor;
    const scrolled = () => frame.locator('html').evaluate(({ scrollTop }) => scrollTop);
    await typeAfter(editor, LINE, '\n<div id="tall" style="height: 4000px"></div>');
    await frame.locator('#tall').waitFor();
    await frame.locator('html').evaluate((html) => html.scrollTo(0, 700));
    await page.keyboard.press('Control+s');
    await page.keyboard.insertText('<em>More</em>');
    await frame.locator('em', { hasText: 'More' }).waitFor();
    await expect.poll(scrolled).toBe(700);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await frame.locator('#tall').waitFor({ state: 'detached' });
  });

  it('[EDT-17] keeps what is typed while the server is gone, and shows both versions where another typed too', async () => {
    const { page, note, errors } = editor;
    await editor.files.getByRole('row', { name: /^site\.css/ }).click();
    await page.locator('.cm-content[aria-label="styles/site.css"]').waitFor();
    await isSaved(editor);
    await page.route('**/api/**', (route) => route.abort());
    await typeAtStart(editor, '.mine { color: red; }\n');
    await expect.poll(() => note.textContent()).toContain('Offline');
    await errors.getByRole('heading', { name: 'Unable to check' }).waitFor();

    const other = await openFile(await openPage(signedIn), 'styles/site.css');
    await typeAtStart(other, '.theirs { color: blue; }\n');
    await expect.poll(() => stored(other, 'styles/site.css')).toContain('.theirs');

    await page.unroute('**/api/**');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    const dialog = page.getByRole('alertdialog', { name: 'Conflicting changes' });
    await dialog.waitFor();
    const [yours, theirs] = await dialog.locator('.conflict-versions p').allTextContents();
    expect(yours).toContain('.mine { color: red; }');
    expect(theirs).toContain('.theirs { color: blue; }');
    await takeScreenshot(page, 'template-conflict');
    await dialog.getByRole('button', { name: 'Keep this tab’s version' }).click();
    await expect.poll(() => stored(editor, 'styles/site.css')).toContain('.mine');
    await expect.poll(() => editor.code.textContent()).toContain('.mine');
    await isSaved(editor);
    await expect.poll(() => other.code.textContent(), { timeout: 60_000 }).toContain('.mine');
  });

  it('has nothing for axe to find, light and dark, on a desk, a tablet and a phone', async () => {
    const { page, code, frame, errors } = await openFile(editor.page, 'site.region');
    const check = async (name: string) => {
      await takeScreenshot(page, `template-${name}`);
      expect(await findScreenViolations(page), name).toEqual([]);
    };
    const view = async (name: string) => {
      await page.getByRole('radiogroup', { name: 'View' }).getByRole('radio', { name }).click();
    };
    await frame.locator('main').waitFor();
    await typeAtStart(editor, '{title|sparkle}');
    await errors.getByRole('heading', { name: '1 error' }).waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await check('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await takeScreenshot(page, 'template-dark');
    await page.getByRole('button', { name: 'Add a file to Styles' }).click();
    await page.getByRole('dialog', { name: 'Add a file' }).waitFor();
    await check('dialog-dark');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 390, height: 844 });
    await check('phone-code');
    await view('Files');
    await takeScreenshot(page, 'template-phone-files');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 768, height: 1024 });
    await view('Page');
    await frame.locator('main').waitFor();
    await takeScreenshot(page, 'template-tablet');
    await view('Code');
    await code.click();
    await page.keyboard.press('Control+z');
    await errors.getByRole('heading', { name: 'No errors' }).waitFor();
    await page.setViewportSize({ width: 1280, height: 720 });
  });
});

describe('the way to the template', () => {
  it('is shown to those who may write code, and to nobody else', async () => {
    const offered = async (page: Page): Promise<number> => {
      await page.keyboard.press('Control+k');
      const commands = page.getByRole('menu', { name: 'Commands' });
      await commands.waitFor();
      const all = await commands.getByRole('menuitem').count();
      await page.keyboard.type('template');
      await expect.poll(() => commands.getByRole('menuitem').count()).toBeLessThan(all);
      const count = await page.getByRole('menuitem', { name: 'Template', exact: true }).count();
      await page.keyboard.press('Escape');
      return count;
    };
    const { page } = editor;
    await page.goto('/config/design');
    await page.getByRole('link', { name: 'Template' }).waitFor();
    expect(await offered(page)).toBe(1);
    const editing = { email: 'editor-of-pages@example.com', password: 'words and nothing that runs' };
    const parameters = ['--site', 'editor-template', '--role', 'editor', '--password', editing.password];
    await runCommandLine(inject('program'), ['user', 'add', editing.email, '--name', 'Ada', ...parameters]);
    const other = await openPage(await signInTo(site, editing));
    await other.goto('/config/pages');
    await other.getByRole('button', { name: 'Add page', exact: true }).waitFor();
    expect(await other.getByRole('link', { name: 'Design' }).count()).toBe(0);
    expect(await offered(other)).toBe(0);
    await other.goto('/config/design/template');
    await other.getByRole('heading', { level: 1, name: /not found/i }).waitFor();
    await other.context().close();
  });
});

describe('custom CSS', () => {
  it('[EDT-14] is seen while it is typed, says what is wrong with it, and can be undone', async () => {
    const { page, frame, note } = editor;
    await page.goto('/config/design');
    await page.getByRole('button', { name: 'Custom CSS', exact: true }).click();
    const code = page.locator('.cm-content[aria-label="Custom CSS"]');
    const mark = () => frame.locator('body').evaluate((body) => getComputedStyle(body).outlineColor);
    await code.click();
    await page.keyboard.insertText('@mark: #0a0b0c;\nbody { outline: 1px solid @mark }');
    await expect.poll(mark).toBe('rgb(10, 11, 12)');
    await page.getByRole('button', { name: 'Undo: Change custom CSS' }).waitFor();
    await page.keyboard.insertText('\n.broken { color: @nowhere }');
    const alert = page.getByRole('alert');
    await expect.poll(() => alert.textContent()).toBe('Line 3: variable @nowhere is undefined');
    await expect.poll(() => code.locator('.cm-lintRange-error').count()).toBe(1);
    await takeScreenshot(page, 'template-custom-css');
    await expect.poll(() => note.textContent()).toBe('Saved');
    await page.getByRole('button', { name: 'Undo: Change custom CSS' }).click();
    await alert.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo: Change custom CSS' }).click();
    await expect.poll(mark).not.toBe('rgb(10, 11, 12)');
    await page.getByRole('link', { name: 'Template' }).click();
    await page.getByRole('heading', { level: 1, name: 'Template' }).waitFor();
  });
});
