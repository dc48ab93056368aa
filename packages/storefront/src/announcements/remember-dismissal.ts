import { dismissalOf } from './dismissal.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export const rememberDismissal = (bar: Element): void => {
  document.cookie = `${dismissalOf(bar)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
};
