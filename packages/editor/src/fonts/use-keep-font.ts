import { fontCalls } from '@sitewright/api/fonts';
import { fontText, writeFont } from '@sitewright/domain/fonts';
import { useState } from 'react';
import { send, useRefresh } from '../fetching/index.ts';
import type { Font } from './font-list.ts';

const LOOK_MS = 700;
const MOST_LOOKS = 120;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const whenReady = async (slug: string): Promise<boolean> => {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await pause(LOOK_MS);
    const outcome = await send(fontCalls.read, { params: { slug } });
    if (!outcome.ok || outcome.answer.state === 'failed') return false;
    if (outcome.answer.state === 'ready') return true;
  }
  return false;
};

/** Has a font stored with the site and chooses it once it is there. */
export const useKeepFont = (onChoose: (value: string) => void) => {
  const refresh = useRefresh();
  const [fetching, setFetching] = useState<string>();
  const [fault, setFault] = useState<string>();
  const choose = async ({ slug, family, category }: Font) => {
    setFault(undefined);
    setFetching(slug);
    const outcome = await send(fontCalls.keep, { params: { slug } });
    const isReady =
      outcome.ok && (outcome.answer.state === 'ready' || (await whenReady(slug).catch(() => false)));
    setFetching(undefined);
    if (!outcome.ok) setFault(outcome.refusal.message);
    else if (!isReady) setFault(fontText('font-fetch-failed', family));
    else {
      if (outcome.answer.state !== 'ready') void refresh(fontCalls.list);
      onChoose(writeFont(family, category));
    }
  };
  return { choose, fetching, fault };
};
