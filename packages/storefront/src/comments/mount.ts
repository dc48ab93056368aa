import { mountLike } from './like-button.ts';

/** Most readers press a heart or nothing: what the form needs comes when somebody turns to it. */
const mountThread = async (place: HTMLElement): Promise<void> => {
  const { connectThread } = await import('./connect-thread.ts');
  connectThread(place);
};

export const mount = (place: HTMLElement): Promise<void> | void =>
  place.localName === 'sw-like' ? mountLike(place) : mountThread(place);
