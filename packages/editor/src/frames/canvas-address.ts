/** The site path of an address, without host, query and fragment, whoever wrote it. */
export const pathIn = (address: string): string => {
  const [path = ''] = address.split(/[?#]/);
  return `/${path.replace(/^[\s\\/]+/, '')}`;
};

/** The canvas URL of a form on a page of its own. */
export const formAddress = (formId: string): string => `/?edit=1&form=${encodeURIComponent(formId)}`;

interface PastState {
  readonly kind: string;
  readonly id: string;
  readonly revision: number;
}

/**
 * The canvas URL of a page, optionally with one document at a published revision. Without `edit` the live page would
 * load and run its scripts beside the app.
 */
export const canvasAddress = (at: string, past?: PastState): string => {
  const { pathname } = new URL(pathIn(at), 'http://site.invalid');
  const state = past ? `&revision=${past.kind}:${encodeURIComponent(past.id)}:${past.revision}` : '';
  return `${pathname.replace(/^\/+/, '/')}?edit=1${state}`;
};
