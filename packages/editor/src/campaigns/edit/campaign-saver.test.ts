import { emptyCampaign, nobody } from '@sitewright/domain/campaigns';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Campaign } from '../campaign-texts.ts';
import { createCampaignSaver } from './campaign-saver.ts';

const draft = (name: string) => ({ name, content: emptyCampaign, audience: nobody });

/** What is stored: whoever saves has to name its revision. */
let stored: { name: string; revision: number };
beforeEach(() => {
  stored = { name: '', revision: 1 };
});

const campaign = (): Campaign => ({ ...draft(stored.name), revision: stored.revision }) as Campaign;
const conflict = { ok: false, refusal: { code: 'conflict', message: 'Changed' } } as never;

const openSaver = () => {
  const first = draft('');
  const save = vi.fn(async ({ name }: { name: string }, revision: number) => {
    if (revision !== stored.revision) return conflict;
    stored = { name, revision: revision + 1 };
    return { ok: true as const, answer: campaign() };
  });
  const read = async () => ({ ok: true as const, answer: campaign() });
  return { saver: createCampaignSaver({ revision: 1, draft: first }, { save, read } as never), save };
};

it('what is written while a version is saved is saved after it', async () => {
  const { saver, save } = openSaver();
  saver.put(draft('A'));
  expect(saver.state().kind).toBe('waiting');
  const saving = saver.flush();
  saver.put(draft('AB'));
  expect(await saving).toBe(3);
  expect(stored.name).toBe('AB');
  expect(save).toHaveBeenCalledTimes(2);
  expect(saver.state().kind).toBe('saved');
});

it('a version of somebody else is not overwritten before that is chosen', async () => {
  const { saver } = openSaver();
  stored = { name: 'Theirs', revision: 2 };
  saver.put(draft('Mine'));
  expect(await saver.flush()).toBeUndefined();
  expect(saver.state().kind).toBe('conflict');
  expect(stored.name).toBe('Theirs');
  await saver.keepMine();
  expect(stored).toEqual({ name: 'Mine', revision: 3 });
});

it('or their version is loaded', async () => {
  const { saver } = openSaver();
  stored = { name: 'Theirs', revision: 2 };
  saver.put(draft('Mine'));
  await saver.flush();
  expect((await saver.loadOther())?.name).toBe('Theirs');
  expect(saver.state().kind).toBe('saved');
  saver.put(draft('Both'));
  await saver.flush();
  expect(stored.name).toBe('Both');
});
