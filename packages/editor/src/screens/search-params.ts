import { pathIn } from '../frames/index.ts';

export const textParam = (value: unknown): string => (typeof value === 'string' ? value : '');

export const optionalParam = <Name extends string>(
  name: Name,
  value: unknown,
): { readonly [N in Name]?: string } =>
  (typeof value === 'string' && value !== '' ? { [name]: value } : {}) as { readonly [N in Name]?: string };

/** The page path of a link. Anybody may have written the link: an address of another host must not reach a frame. */
export const pathParam = (at: unknown): { readonly at?: string } =>
  optionalParam('at', typeof at === 'string' && at !== '' ? pathIn(at) : undefined);
