import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from './setup/find-violations.ts';
import { openJournal } from './setup/sites/open-journal.ts';
import { phone } from './setup/sites/open-shop.ts';

// Ten comments in ten minutes from one network: each part has a site of its own.
const shownAtOnce = { commentApprovalRequired: false };
const journal = await openJournal({ name: 'comments', comments: shownAtOnce });
const plain = await openJournal({ name: 'comments-plain', comments: shownAtOnce });
const troubled = await openJournal({ name: 'comments-troubled', comments: shownAtOnce });
const moderated = await openJournal({
  name: 'comments-moderated',
  comments: { commentAnonAllowed: false },
});

const field = (page: Page, name: 'Name' | 'Email' | 'Website' | 'Comment'): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const send = (page: Page): Locator => page.getByRole('button', { name: 'Post comment' });
const status = (page: Page): Locator => page.locator('.sw-comment-status');
const texts = (page: Page): Promise<string[]> => page.locator('.sw-comment-text').allTextContents();
const focused = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? '',
  );

const write = async (page: Page, name: string, text: string): Promise<void> => {
  await field(page, 'Name').fill(name);
  await field(page, 'Comment').fill(text);
};

/** Others see a change within a second, or a little later on a machine that is busy. */
const reloadUntil = async (page: Page, isThere: () => Promise<boolean>): Promise<void> => {
  const look = async (): Promise<boolean> => {
    await page.reload();
    return isThere();
  };
  await expect.poll(look, { interval: 500 }).toBe(true);
};

describe('a comment', () => {
  it('[FMT-01] is posted by keyboard and stands in the thread at once, and after a reload', async () => {
    const { page, faults } = await journal.visit('/journal/ink');
    await write(page, 'Ada', 'First line\nsecond 👨‍👩‍👧');
    await field(page, 'Website').fill('ada.example');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => status(page).textContent()).toBe('Thank you. Your comment is posted.');
    expect(new URL(page.url()).search).toBe('');
    await expect.poll(() => focused(page)).toBe('Post comment');
    await expect.poll(() => field(page, 'Comment').inputValue()).toBe('');
    expect(await field(page, 'Name').inputValue()).toBe('Ada');
    for (const view of ['posted', 'reloaded']) {
      await expect.poll(() => texts(page), { message: view }).toEqual(['First line\nsecond 👨‍👩‍👧']);
      expect(await page.locator('.sw-comment-count').textContent()).toBe('1');
      expect(await page.getByRole('link', { name: 'Ada', exact: true }).getAttribute('href')).toBe(
        'https://ada.example',
      );
      await reloadUntil(page, async () => (await texts(page)).length > 0);
    }
    await page.goto('/journal');
    const link = page.locator('.sqs-comment-link').first();
    await reloadUntil(page, async () => /^\s*1\s+Comment\s*$/.test((await link.textContent()) ?? ''));
    expect(faults).toEqual([]);
  });

  it('is answered below, and the answer can be called off', async () => {
    const { page } = await journal.visit('/journal/paper');
    await write(page, 'Bo', 'Which paper?');
    await send(page).click();
    const reply = page.getByRole('link', { name: 'Reply to Bo' });
    await reply.press('Enter');
    await expect.poll(() => focused(page)).toBe('body');
    await expect.poll(() => page.locator('.sw-answering').textContent()).toContain('Reply to Bo');
    await page.getByRole('link', { name: 'Cancel' }).press('Enter');
    await page.locator('.sw-answering').waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('Reply');
    await reply.press('Enter');
    await write(page, 'Cy', 'The thick one.');
    await send(page).click();
    const answer = page.locator('.sw-comment .sw-comment', { hasText: 'The thick one.' });
    await answer.waitFor();
    await page.locator('.sw-answering').waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Reply to Cy' }).click();
    await expect.poll(() => page.locator('.sw-answering').textContent()).toContain('Reply to Cy');
    await reloadUntil(page, async () => (await answer.count()) === 1);
  });

  it('is told at its fields what is wrong, and loses nothing', async () => {
    const { page } = await journal.visit('/journal/ink');
    await field(page, 'Email').fill('not one');
    await field(page, 'Comment').fill('a'.repeat(10_000));
    await send(page).click();
    await expect.poll(() => focused(page)).toBe('authorName');
    const messages = await page.locator('.sw-field-error').allTextContents();
    expect(messages).toEqual([
      'Please enter your name.',
      'Please enter a valid email address.',
      '',
      'Please write at most 5,000 characters.',
    ]);
    const described = await field(page, 'Name').getAttribute('aria-describedby');
    expect(await page.locator(`#${described}`).textContent()).toBe('Please enter your name.');
    expect(await field(page, 'Name').getAttribute('aria-invalid')).toBe('true');
    expect(await findViolations(page)).toEqual([]);
    await field(page, 'Name').pressSequentially('A');
    await expect.poll(() => field(page, 'Name').getAttribute('aria-invalid')).toBeNull();
    expect((await field(page, 'Comment').inputValue()).length).toBe(10_000);
  });

  it('[F23 F25] is text and nothing else, whatever it says', async () => {
    const payloads = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(2)>',
      '"><svg onload=alert(3)>',
      '</textarea></template><script>alert(4)</script>',
      'javascript:alert(5)',
      '{.section item}{title}{.end} ${alert(6)} {{7*7}}',
      'https://example.com/a https://example.com/b',
      `https://example.com/${'long'.repeat(200)}`,
    ];
    const { page, faults } = await journal.visit('/journal/ink', phone);
    await write(page, '<img src=x onerror=alert(7)>', payloads.join('\n'));
    await send(page).click();
    const comment = page.locator('.sw-comment', { hasText: 'alert(5)' });
    for (const view of ['posted', 'reloaded']) {
      await comment.waitFor();
      expect(await comment.locator('.sw-comment-text').textContent(), view).toBe(payloads.join('\n'));
      expect(await comment.locator('.sw-comment-author').textContent()).toBe('<img src=x onerror=alert(7)>');
      expect(await comment.locator('img, script, svg').count()).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await reloadUntil(page, async () => (await comment.count()) === 1);
    }
    expect(await findViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('[FMT-02] cannot be written where comments are closed', async () => {
    const { page } = await journal.visit('/journal/closed');
    expect(await page.locator('form').count()).toBe(0);
  });

  it('waits where the site asks for approval, and an email address may be needed', async () => {
    const { page } = await moderated.visit('/journal/ink');
    await write(page, 'Ada', 'Patience');
    await send(page).click();
    await expect.poll(() => focused(page)).toBe('email');
    await field(page, 'Email').fill('ada@example.com');
    await send(page).click();
    await expect.poll(() => status(page).textContent()).toContain('once it has been approved');
    expect(await texts(page)).toEqual([]);
  });
});

describe('a comment in trouble', () => {
  const call = '**/api/comments/items/*';

  it('[ERR-02 (rule)] is kept when the connection is lost, and posted once when it is back', async () => {
    const { page } = await troubled.visit('/journal/ink');
    await write(page, 'Ada', 'Still here');
    const arrived: number[] = [];
    await page.route(call, async (route) => {
      // It arrives, but its answer does not.
      const answer = await route.fetch({
        url: route
          .request()
          .url()
          .replace(/\/\/[^/:]+/, '//127.0.0.1'),
        headers: { ...(await route.request().allHeaders()), host: new URL(troubled.origin).host },
      });
      arrived.push(answer.status());
      await route.abort();
    });
    await send(page).click();
    await expect.poll(() => status(page).textContent()).toBe('Network error');
    expect(arrived).toEqual([200]);
    expect(await field(page, 'Comment').inputValue()).toBe('Still here');
    await page.unroute(call);
    await send(page).click();
    await expect.poll(() => texts(page)).toEqual(['Still here']);
    await reloadUntil(page, async () => (await texts(page)).length > 0);
    expect(await texts(page)).toEqual(['Still here']);
  });

  it('[SITE-27 (rule)] is posted with a fresh crumb when the old one is gone', async () => {
    const { page } = await troubled.visit('/journal/paper');
    await write(page, 'Ada', 'Without a crumb');
    await page.context().clearCookies();
    await send(page).click();
    await expect.poll(() => texts(page)).toEqual(['Without a crumb']);
  });

  it('is kept when there were too many, and says how long to wait', async () => {
    const { page } = await troubled.visit('/journal/paper');
    for (let count = 0; count < 10; count += 1) {
      await write(page, 'Ada', `No ${count}`);
      const answered = page.waitForResponse(call);
      await send(page).click();
      await answered;
      await expect.poll(() => send(page).isEnabled()).toBe(true);
    }
    await write(page, 'Ada', 'One too many');
    await send(page).click();
    await expect.poll(() => status(page).textContent()).toContain('try again in ten minutes');
    expect(await field(page, 'Comment').inputValue()).toBe('One too many');
  });
});

describe('without script', () => {
  const options = { javaScriptEnabled: false };

  it('comments are posted and answered, and the page opens where they stand', async () => {
    const { page } = await plain.visit('/journal/ink', options);
    await write(page, 'Ada', 'By hand');
    await send(page).click();
    await expect.poll(() => new URL(page.url()).hash).toMatch(/^#comment-/);
    expect(new URL(page.url()).pathname).toBe('/journal/ink');
    await expect.poll(() => texts(page)).toEqual(['By hand']);
    expect(await status(page).textContent()).toBe('Thank you. Your comment is posted.');
    await page.getByRole('link', { name: 'Reply to Ada' }).click();
    await page.locator('.sw-answering', { hasText: 'Reply to Ada' }).waitFor();
    expect(await page.locator('.sw-answering').textContent()).toContain('Reply to Ada');
    await write(page, 'Bo', 'Me too');
    await send(page).click();
    await expect
      .poll(() => page.locator('.sw-comment .sw-comment .sw-comment-text').textContent())
      .toBe('Me too');
  });

  it('a refused comment comes back with its message and every word of it', async () => {
    const { page } = await plain.visit('/journal/paper', options);
    const text = `Long\n\n"words" ${'字'.repeat(5000)}`;
    await write(page, 'Ada', text);
    await field(page, 'Website').fill('<script>');
    await send(page).click();
    await expect
      .poll(() => page.locator('.sw-field-error').allTextContents())
      .toEqual([
        '',
        '',
        'Please enter an address such as https://example.com.',
        'Please write at most 5,000 characters.',
      ]);
    expect(await field(page, 'Comment').inputValue()).toBe(text);
    expect(await field(page, 'Website').inputValue()).toBe('<script>');
    expect(await page.locator('h1').textContent()).toBe('Paper');
    await field(page, 'Website').fill('');
    await field(page, 'Comment').fill('Short');
    await send(page).click();
    await expect.poll(() => texts(page)).toEqual(['Short']);
  });

  it('[FMT-03] the number of likes is shown and no button that does nothing', async () => {
    const { page } = await plain.visit('/journal/ink', options);
    expect((await page.locator('.sw-like').textContent())?.replaceAll(/\s+/g, ' ')).toBe('Likes 0');
    expect(await page.locator('.sw-like button').count()).toBe(0);
  });
});

describe('a like button', () => {
  const heart = (page: Page): Locator => page.getByRole('button', { name: /^Like/ }).first();
  const pressed = (page: Page): Promise<string | null> => heart(page).getAttribute('aria-pressed');
  const count = (page: Page): Promise<string | null> => page.locator('.like-count').first().textContent();

  it('[FMT-03] is pressed by keyboard, counts, is remembered, and can be taken back', async () => {
    const { page, faults } = await journal.visit('/journal/ink');
    expect(await pressed(page)).toBe('false');
    await heart(page).press('Space');
    await expect.poll(() => count(page)).toBe('1');
    await expect.poll(() => pressed(page)).toBe('true');
    expect(await focused(page)).toContain('Like');
    await page.goto('/journal');
    await reloadUntil(page, async () => (await count(page)) === '1');
    await expect.poll(() => pressed(page)).toBe('true');
    expect(await findViolations(page)).toEqual([]);
    await heart(page).press('Enter');
    await expect.poll(() => count(page)).toBe('0');
    await expect.poll(() => pressed(page)).toBe('false');
    await reloadUntil(page, async () => (await count(page)) === '0');
    await expect.poll(() => pressed(page)).toBe('false');
    expect(faults).toEqual([]);
  });

  it('goes back and says why when the like could not be kept', async () => {
    const { page } = await journal.visit('/journal/paper');
    await page.route('**/like', (route) => route.abort());
    await heart(page).click();
    await expect.poll(() => page.locator('.sw-like output').textContent()).toBe('Network error');
    await expect.poll(() => pressed(page)).toBe('false');
    await expect.poll(() => count(page)).toBe('0');
  });

  it('takes two presses in a hurry for one', async () => {
    const { page } = await journal.visit('/journal/closed');
    await heart(page).dblclick();
    await expect.poll(() => count(page)).toBe('1');
    await expect.poll(() => pressed(page)).toBe('true');
  });
});
