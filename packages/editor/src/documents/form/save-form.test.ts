import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeServer, pageKey } from '../testing/fake-server.ts';
import { openStore } from '../testing/page-store.ts';
import { saveForm, type DocumentFormDefinition } from './save-form.ts';
import { noEdits, acceptConcurrentEdits, editFields } from './edited-fields.ts';

interface Page {
  readonly title: string;
  readonly permission?: number;
  readonly sections: readonly string[];
}

interface Fields {
  readonly title: string;
  readonly permission: number;
}

const page: Page = { title: 'About', sections: ['one'] };

const read = ({ title, permission = 1 }: Page): Fields => ({ title, permission });

const plan: DocumentFormDefinition<Page, Fields> = {
  document: pageKey,
  label: 'Page settings',
  isContent: (content): content is Page => typeof content === 'object' && content !== null,
  read,
  write: (content, { title, permission }) => ({ ...content, title: title.trim(), permission }),
  validate: (_content, { title }) => (title.trim() === '' ? { title: 'A page needs a title.' } : {}),
};

const openPage = async () => {
  const server = createFakeServer(page);
  return { server, store: await openStore(server) };
};

const type = (part: Partial<Fields>) => editFields<Fields>(noEdits, read(page), part);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('settings', () => {
  it('[EDT-01] write what was typed and leave what others changed meanwhile', async () => {
    const { server, store } = await openPage();
    const typed = type({ title: 'Team' });
    server.changeByOthers({ ...page, permission: 2, sections: ['one', 'two'] });
    await store.open(pageKey);
    expect(await saveForm(store, plan, typed)).toMatchObject({ state: 'saved' });
    expect(server.content()).toEqual({ title: 'Team', permission: 2, sections: ['one', 'two'] });
  });

  it('[EDT-01] never overwrite what another typed into the same field without asking', async () => {
    const { server, store } = await openPage();
    const typed = type({ title: 'Team' });
    server.changeByOthers({ ...page, title: 'People' });
    await store.open(pageKey);
    const outcome = await saveForm(store, plan, typed);
    expect(outcome).toMatchObject({ fault: { errors: { title: expect.stringContaining('“People”') } } });
    expect(server.content()).toMatchObject({ title: 'People' });
    const seen = acceptConcurrentEdits(typed, { title: 'People', permission: 1 });
    expect(await saveForm(store, plan, seen)).toMatchObject({ state: 'saved' });
    expect(server.content()).toMatchObject({ title: 'Team' });
  });

  it('say what is wrong: at its field, or what the server said', async () => {
    const { server, store } = await openPage();
    expect(await saveForm(store, plan, type({ title: ' ' }))).toEqual({
      fault: { errors: { title: 'A page needs a title.' }, message: '' },
    });
    server.trouble.push({ status: 422, code: 'url-taken', message: 'Another page has this URL already.' });
    expect(await saveForm(store, plan, type({ title: 'Team' }))).toEqual({
      fault: { errors: { urlId: 'Another page has this URL already.' }, message: '' },
    });
  });

  it('[EDT-01] are not called saved while the server cannot be reached', async () => {
    const { server, store } = await openPage();
    server.isDown = true;
    expect(await saveForm(store, plan, type({ title: 'Team' }))).toMatchObject({ state: 'waiting' });
  });
});
