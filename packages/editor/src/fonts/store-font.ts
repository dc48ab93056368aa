import type { CallAnswer } from '@sitewright/api/call';
import type { Outcome } from '@sitewright/api/client';
import type { fontCalls } from '@sitewright/api/fonts';
import { fontText, writeFont } from '@sitewright/domain/fonts';
import type { Font } from './font-list.ts';

const MAX_POLLS = 120;

export interface FontService {
  readonly keep: (slug: string) => Promise<Outcome<CallAnswer<typeof fontCalls.keep>>>;
  readonly read: (slug: string) => Promise<Outcome<CallAnswer<typeof fontCalls.read>>>;
  /** Delay between two polls. */
  readonly pause: () => Promise<unknown>;
}

/** `left`: no longer requested. */
export type StoredFont =
  | { readonly state: 'ready'; readonly value: string; readonly isNew: boolean }
  | { readonly state: 'failed'; readonly fault: string }
  | { readonly state: 'left' };

const whenReady = async (
  { read, pause }: FontService,
  slug: string,
  isWanted: () => boolean,
): Promise<boolean> => {
  for (let look = 0; look < MAX_POLLS && isWanted(); look += 1) {
    await pause();
    const outcome = await read(slug);
    if (!outcome.ok || outcome.answer.state === 'failed') return false;
    if (outcome.answer.state === 'ready') return true;
  }
  return false;
};

/** Stores a font with the site. It takes a while: if another font was chosen meanwhile, the result is dropped. */
export const storeFont = async (
  service: FontService,
  { slug, family, category }: Pick<Font, 'slug' | 'family' | 'category'>,
  isWanted: () => boolean,
): Promise<StoredFont> => {
  const outcome = await service.keep(slug);
  if (!outcome.ok) return { state: 'failed', fault: outcome.refusal.message };
  const isNew = outcome.answer.state !== 'ready';
  const isReady = !isNew || (await whenReady(service, slug, isWanted).catch(() => false));
  if (!isWanted()) return { state: 'left' };
  return isReady
    ? { state: 'ready', value: writeFont(family, category), isNew }
    : { state: 'failed', fault: fontText('font-fetch-failed', family) };
};
