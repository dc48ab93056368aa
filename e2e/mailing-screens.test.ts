import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { findScreenViolations } from './setup/find-violations.ts';
import { openBrowser } from './setup/program/open-browser.ts';
import { signInTo } from './setup/sign-in.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

/** The demo has lists, campaigns, sign-ups and follow-ups. */
const origin = `http://localhost:${inject('program').port}`;
const browser = await openBrowser();

interface Found {
  readonly list: string;
  readonly draft: string;
  readonly sent: string;
  readonly variant: string;
}

interface Screen {
  readonly name: string;
  readonly path: (found: Found) => string;
  /** A text that is shown once the screen is loaded. */
  readonly shows: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

const membersOf = (page: Page): Locator => page.getByRole('grid', { name: 'Members' }).getByRole('row');

const openMember = async (page: Page): Promise<void> => {
  await membersOf(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe' }).waitFor();
};

const openImport = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('dialog', { name: 'Import addresses' }).waitFor();
};

const openBlock = async (page: Page): Promise<void> => {
  const blocks = page.getByRole('grid', { name: 'Blocks of the email' }).getByRole('row');
  await blocks.first().click();
  const menu = blocks.first().getByRole('button', { name: /^Actions for/ });
  const { x = Number.NaN, width = 0 } = (await menu.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor();
  await page.frameLocator('iframe[title="Preview of the email"]').locator('img, p').first().waitFor();
};

const list = ({ list: id }: Found): string => `/config/mailing-lists/list?id=${id}`;

const screens: readonly Screen[] = [
  { name: 'lists', path: () => '/config/mailing-lists', shows: 'Newsletter' },
  { name: 'list', path: list, shows: 'Subscribed', prepare: (page) => membersOf(page).nth(1).waitFor() },
  { name: 'member', path: list, shows: 'Subscribed', prepare: openMember },
  { name: 'import', path: list, shows: 'Subscribed', prepare: openImport },
  { name: 'segments', path: () => '/config/mailing-lists/segments', shows: 'Create segment' },
  { name: 'campaigns', path: () => '/config/campaigns', shows: 'New campaign' },
  {
    name: 'campaign',
    path: ({ draft }) => `/config/campaigns/edit?id=${draft}`,
    shows: 'Subject',
    prepare: openBlock,
  },
  { name: 'report', path: ({ sent }) => `/config/campaigns/report?id=${sent}`, shows: 'Figures' },
  { name: 'restock', path: () => '/config/store/restock', shows: 'Restock' },
  { name: 'sign-ups', path: ({ variant }) => `/config/store/restock/variant?${variant}`, shows: 'Waiting' },
  { name: 'restock-settings', path: () => '/config/store/restock/settings', shows: 'Restock settings' },
  { name: 'automation', path: () => '/config/settings/automation', shows: 'Automation' },
  { name: 'follow-ups', path: () => '/config/store/follow-ups', shows: 'Delay in hours' },
];

interface Answers {
  readonly lists: readonly { readonly id: string; readonly name: string }[];
  readonly campaigns: readonly { readonly id: string; readonly state: string }[];
  readonly signUpGroups: readonly { readonly productId: string; readonly variantId: string }[];
}

const find = async (page: Page): Promise<Found> => {
  const ask = <Name extends keyof Answers>(path: string) => callApi<Pick<Answers, Name>>(page, path);
  const [{ lists }, { campaigns }, { signUpGroups }] = await Promise.all([
    ask<'lists'>('/api/mailing-lists'),
    ask<'campaigns'>('/api/campaigns'),
    ask<'signUpGroups'>('/api/site-users/account/notifications/restock/groups'),
  ]);
  const inState = (state: string) => campaigns.find((campaign) => campaign.state === state)?.id ?? '';
  const [group] = signUpGroups;
  return {
    list: lists.find(({ name }) => name === 'Newsletter')?.id ?? '',
    draft: inState('draft'),
    sent: inState('sent'),
    variant: `productId=${group?.productId}&variantId=${group?.variantId}`,
  };
};

describe.each([390, 768, 1440])('at a width of %d', (width) => {
  let page: Page;
  let found: Found;

  beforeAll(async () => {
    const storageState = await signInTo({ origin, browser });
    const viewport = { width, height: 900 };
    page = await (
      await browser.newContext({ baseURL: origin, storageState, viewport, reducedMotion: 'reduce' })
    ).newPage();
    found = await find(page);
  });

  it.each(screens)('$name is whole and without accessibility faults in light and in dark', async (screen) => {
    await page.goto(screen.path(found));
    const shown = page.getByLabel(screen.shows).or(page.getByText(screen.shows)).locator('visible=true');
    await shown.first().waitFor();
    await screen.prepare?.(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await takeScreenshot(page, `${screen.name}-${width}-${colorScheme}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expect.poll(() => findScreenViolations(page), { timeout: 60_000 }).toEqual([]);
    }
  });
});
