import type { Route } from 'playwright-core';

/** What a proxy in front of the program answers when it cannot reach it. */
export const failAtGateway = (route: Route): Promise<void> =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' });
