import type { Page } from 'playwright-core';

/** Requests to these addresses wait until the function that is returned is called. */
export const holdRequests = async (page: Page, addresses: string): Promise<() => void> => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};
