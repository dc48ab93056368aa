import type { CallAnswer } from '@sitewright/api/call';
import type { Outcome } from '@sitewright/api/client';
import type { fontCalls } from '@sitewright/api/fonts';
import { fontText, writeFont } from '@sitewright/domain/fonts';
import type { Font } from './font-list.ts';

const MAX_POLLS = 120;

export interface FontService {
  readonly keep: (slug: string) => Promise<Outcome<CallAnswer<typeof fontCalls.keep>>>;
  readonly read: (slug: string) => Promise<Outcome<CallAnswer<typeof fontCalls.read>>>;
  /** Between two looks whether it is there. */
  readonly pause: () => Promise<unknown>;
}

/** `left`: nobody waits for it any more. */
export type KeptFont =
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

/** Has a font stored with the site. Fetching takes its time: whoever chose another one meanwhile gets that. */
export const keepFont = async (
  service: FontService,
  { slug, family, category }: Pick<Font, 'slug' | 'family' | 'category'>,
  isWanted: () => boolean,
): Promise<KeptFont> => {
  const outcome = await service.keep(slug);
  if (!outcome.ok) return { state: 'failed', fault: outcome.refusal.message };
  const isNew = outcome.answer.state !== 'ready';
  const isReady = !isNew || (await whenReady(service, slug, isWanted).catch(() => false));
  if (!isWanted()) return { state: 'left' };
  return isReady
    ? { state: 'ready', value: writeFont(family, category), isNew }
    : { state: 'failed', fault: fontText('font-fetch-failed', family) };
};
