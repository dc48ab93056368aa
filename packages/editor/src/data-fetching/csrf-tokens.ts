const crumbCookie = /(?:^|; )crumb=([\w-]+)/;

export const findCsrfToken = (cookies: string): string | undefined => crumbCookie.exec(cookies)?.[1];

interface CrumbStorage {
  readonly read: () => string | undefined;
  readonly store: (crumb: string | undefined) => void;
}

const createCrumbStorage = (fallback: () => string | undefined): CrumbStorage => {
  let stored: string | undefined;
  return { read: () => stored ?? fallback(), store: (crumb) => void (stored = crumb) };
};

/** CSRF tokens. Before sign-in the crumb is the visitor's cookie; owner calls need the one bound to the session. */
export const visitorCsrfToken = createCrumbStorage(() => findCsrfToken(document.cookie));
export const ownerCsrfToken = createCrumbStorage(() => undefined);
