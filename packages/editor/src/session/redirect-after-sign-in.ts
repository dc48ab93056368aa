/** Where to go after sign-in. Only paths inside the app: anything else would be an open redirect. */
export const redirectAfterSignIn = (wanted: unknown): string =>
  typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) && !wanted.startsWith('/sign-in') ? wanted : '/';
