const crumbCookie = /(?:^|; )crumb=([\w-]+)/;

export const findCrumb = (cookies: string): string | undefined => crumbCookie.exec(cookies)?.[1];

interface CrumbBox {
  readonly read: () => string | undefined;
  readonly keep: (crumb: string | undefined) => void;
}

const createCrumbBox = (fallback: () => string | undefined): CrumbBox => {
  let kept: string | undefined;
  return { read: () => kept ?? fallback(), keep: (crumb) => void (kept = crumb) };
};

/** Before sign-in the crumb is the visitor's cookie; owner calls need the one bound to the session. */
export const visitorCrumb = createCrumbBox(() => findCrumb(document.cookie));
export const ownerCrumb = createCrumbBox(() => undefined);
