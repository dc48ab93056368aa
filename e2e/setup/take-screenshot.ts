import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Keeps a picture of the whole page in the folder that `SITEWRIGHT_SCREENSHOTS` names; does nothing without it. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  const folder = process.env['SITEWRIGHT_SCREENSHOTS'];
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
