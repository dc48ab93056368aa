import type { PageCost } from './page-cost.ts';

/** Above these a page is shown to the owner. */
export const costLimits = {
  renderMs: 100,
  readMs: 100,
  bytes: 500_000,
} as const;

/** Above 1 the page is over one of the limits. */
export const weightOf = ({ renderMs, readMs, bytes }: Pick<PageCost, keyof typeof costLimits>): number =>
  Math.max(renderMs / costLimits.renderMs, readMs / costLimits.readMs, bytes / costLimits.bytes);
