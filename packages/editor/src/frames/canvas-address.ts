/** The path that an address leads to on this site: whoever wrote the address, it names no host, query or place in a page. */
export const pathIn = (address: string): string => {
  const [path = ''] = address.split(/[?#]/);
  return `/${path.replace(/^[\s\\/]+/, '')}`;
};

interface PastState {
  readonly kind: string;
  readonly id: string;
  readonly revision: number;
}

/**
 * The page as its canvas, with one document of it as it was published once. Without the mark a live page would come, and
 * its scripts would run beside the app.
 */
export const canvasAddress = (at: string, past?: PastState): string => {
  const { pathname } = new URL(pathIn(at), 'http://site.invalid');
  const state = past ? `&revision=${past.kind}:${encodeURIComponent(past.id)}:${past.revision}` : '';
  return `${pathname.replace(/^\/+/, '/')}?edit=1${state}`;
};
