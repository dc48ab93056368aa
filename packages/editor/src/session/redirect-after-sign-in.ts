/**
 * Where to go after sign-in. Only addresses inside the app count: anything else could send somebody who has just
 * typed a password to a stranger's page.
 */
export const redirectAfterSignIn = (wanted: unknown): string =>
  typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) && !wanted.startsWith('/sign-in') ? wanted : '/';
