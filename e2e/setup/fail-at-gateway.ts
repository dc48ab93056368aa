import type { Route } from 'playwright-core';

/** What a proxy in front of the program answers when it fails itself (500) or cannot reach the program (502). */
export const failAtGateway = (route: Route, status: 500 | 502 = 502): Promise<void> =>
  route.fulfill({ status, contentType: 'text/html', body: '<h1>The proxy failed</h1>' });
