import { describe, expect, it } from 'vitest';
import { storeFont, type FontService } from './store-font.ts';

const font = { slug: 'lora', family: 'Lora', category: 'serif' } as const;

/** A font that is there after some looks. */
const serviceWith = (looks: number, onLook: () => void = () => undefined): FontService => {
  let left = looks;
  const answer = (state: 'fetching' | 'ready') => ({ ok: true, answer: { state } }) as never;
  return {
    keep: async () => answer(left === 0 ? 'ready' : 'fetching'),
    read: async () => {
      left -= 1;
      onLook();
      return answer(left <= 0 ? 'ready' : 'fetching');
    },
    pause: async () => undefined,
  };
};

describe('a font that is chosen', () => {
  it('[EDT-14] is taken once it is stored, however long that takes', async () => {
    expect(await storeFont(serviceWith(0), font, () => true)).toMatchObject({ state: 'ready', isNew: false });
    expect(await storeFont(serviceWith(3), font, () => true)).toMatchObject({ state: 'ready', isNew: true });
  });

  it('[EDT-14] does not come in the place of what was chosen meanwhile, nor after the browser was closed', async () => {
    let isWanted = true;
    const service = serviceWith(3, () => (isWanted = false));
    expect(await storeFont(service, font, () => isWanted)).toEqual({ state: 'left' });
  });

  it('tells what went wrong', async () => {
    const refusal = { status: 503, code: 'unavailable', message: 'Try again in a moment.' };
    const service = { ...serviceWith(0), keep: async () => ({ ok: false, refusal }) as const };
    expect(await storeFont(service, font, () => true)).toEqual({
      state: 'failed',
      fault: 'Try again in a moment.',
    });
  });
});
