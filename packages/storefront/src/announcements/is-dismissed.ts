import { dismissalOf } from './dismissal.ts';

/** Whether the visitor closed the announcement of this very version. */
export const isDismissed = (bar: Element): boolean => `${document.cookie};`.includes(`${dismissalOf(bar)};`);
