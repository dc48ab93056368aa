import { mountLike } from './like-button.ts';

/** Most readers never use the form, so its code is loaded on interaction. */
const mountThread = async (place: HTMLElement): Promise<void> => {
  const { connectThread } = await import('./connect-thread.ts');
  connectThread(place);
};

export const mount = (place: HTMLElement): Promise<void> | void =>
  place.localName === 'sw-like' ? mountLike(place) : mountThread(place);
