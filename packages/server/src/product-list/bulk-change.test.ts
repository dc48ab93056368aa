import type { CallInput } from '@sitewright/api/call';
import { contributorCalls } from '@sitewright/api/contributors';
import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { productListCalls } from '@sitewright/api/product-list';
import { roles } from '@sitewright/domain/contributors';
import type { BulkAction } from '@sitewright/domain/product-list';
import type { ItemContent } from '@sitewright/domain/pages';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { putContributor } from '../contributors/index.ts';
import {
  accept,
  holdRows,
  openDraftSite,
  publishPage,
  publishProduct,
  seedProducts,
  variant,
  type TestBrowser,
} from '../testing/index.ts';
import { findChange } from './bulk-store.ts';

const { app, site, owner, database, databaseUrl, saveDraft, signInAs } = await openDraftSite('bulk');
const shop = await publishPage(owner, { kind: 'products', title: 'Shop' });
app.app.jobs.start();
afterAll(() => app.app.jobs.stop());

type Body = CallInput<typeof productListCalls.changeProducts>['body'];

const addProduct = (title: string, price = 4500, rest: object = {}) =>
  publishProduct(owner, shop, { title, product: { variants: [variant({ price, ...rest })] } });

const start = (body: Body, browser: TestBrowser = owner) =>
  browser.client.send(productListCalls.changeProducts, { body });

const read = async (id: string) =>
  accept(await owner.client.send(productListCalls.readChange, { params: { id } }));

const isFinal = (state: string): boolean => state === 'done' || state === 'canceled' || state === 'undone';

const settle = async (id: string) => {
  await expect.poll(async () => isFinal((await read(id)).state), { timeout: 60_000 }).toBe(true);
  return read(id);
};

const run = async (action: BulkAction, ids: readonly string[], isLive = true) => {
  const { id } = accept(await start({ action, products: { ids: [...ids] }, isLive }));
  return settle(id);
};

const undo = async (id: string) => {
  accept(await owner.client.send(productListCalls.undoChange, { params: { id } }));
  return settle(id);
};

/** Whatever changes the product waits until it is released. */
const holdProduct = (id: string) =>
  holdRows({
    databaseUrl,
    statement: `select 1 from documents where website_id = $1 and kind = 'item' and document_id = $2 for update`,
    values: [site.id, id],
  });

const countWaiting = async (): Promise<number> => {
  const { rows } = await database.execute(sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length;
};

const draftOf = async (id: string) =>
  accept(await owner.client.send(documentCalls.read, { params: { kind: 'item', id } }));

const priceIn = (content: unknown): unknown =>
  (content as { structuredContent: { variants: { price: number }[] } }).structuredContent.variants[0]?.price;

const livePage = async (path: string) => {
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
  return app.visit(site).open(`${path}?format=json`);
};

const livePrice = async (path: string): Promise<unknown> =>
  priceIn((JSON.parse((await livePage(path)).text) as { item: unknown }).item);

describe('a bulk action', () => {
  it('changes prices of drafts and of what visitors see, reports what was refused, and is undone as one', async () => {
    const cheap = await addProduct('Cheap', 100);
    const dear = await addProduct('Dear', 9000);
    const change = await run({ kind: 'change-price', by: { unit: 'amount', value: -500 } }, [
      cheap.id,
      dear.id,
    ]);
    expect(change).toMatchObject({
      state: 'done',
      total: 2,
      finished: 2,
      changed: 1,
      refusedCount: 1,
      canUndo: true,
    });
    expect(change.refused).toEqual([
      { id: cheap.id, title: 'Cheap', message: 'Its price would be below zero. Choose a smaller reduction.' },
    ]);
    expect(priceIn((await draftOf(dear.id)).content)).toBe(8500);
    expect(await livePrice('/shop/dear')).toBe(8500);
    expect(await undo(change.id)).toMatchObject({ state: 'undone', changed: 1, canUndo: false });
    expect(await livePrice('/shop/dear')).toBe(9000);
    expect((await draftOf(dear.id)).hasChanges).toBe(false);
  });

  it('changes drafts alone where it is not to be live', async () => {
    const { id } = await addProduct('Draft alone', 1000);
    await run({ kind: 'change-price', by: { unit: 'percent', value: 10 } }, [id], false);
    expect(priceIn((await draftOf(id)).content)).toBe(1100);
    expect(await livePrice('/shop/draft-alone')).toBe(1000);
  });

  it('leaves unpublished edits unpublished', async () => {
    const { id } = await addProduct('Half done', 1000);
    await saveDraft({ kind: 'item', id }, { title: 'Half done, new title' });
    const change = await run({ kind: 'start-sale', off: { unit: 'percent', value: 20 } }, [id]);
    const page = JSON.parse((await livePage('/shop/half-done')).text) as { item: ItemContent };
    expect(page.item.title).toBe('Half done');
    expect(page.item.structuredContent).toMatchObject({ variants: [{ onSale: true, salePrice: 800 }] });
    expect(await draftOf(id)).toMatchObject({ hasChanges: true, content: { title: 'Half done, new title' } });
    await undo(change.id);
    expect(await draftOf(id)).toMatchObject({ hasChanges: true, content: { title: 'Half done, new title' } });
    const after = JSON.parse((await livePage('/shop/half-done')).text) as { item: ItemContent };
    expect(after.item.structuredContent).toMatchObject({ variants: [{ onSale: false }] });
  });

  it('publishes and hides, and undo takes both back', async () => {
    const made = accept(
      await owner.client.send(pageCalls.createItem, { params: { id: shop }, body: { title: 'Fresh' } }),
    );
    const published = await run({ kind: 'publish' }, [made.id]);
    expect((await livePage('/shop/fresh')).status).toBe(200);
    await undo(published.id);
    expect((await livePage('/shop/fresh')).status).toBe(404);
    const shown = await addProduct('Shown');
    const hidden = await run({ kind: 'hide' }, [shown.id]);
    expect((await livePage('/shop/shown')).status).toBe(404);
    await undo(hidden.id);
    expect((await livePage('/shop/shown')).status).toBe(200);
  });

  it('deletes to the trash and restores from it', async () => {
    const { id } = await addProduct('Thrown away');
    const change = await run({ kind: 'trash' }, [id]);
    expect((await livePage('/shop/thrown-away')).status).toBe(404);
    await undo(change.id);
    expect((await livePage('/shop/thrown-away')).status).toBe(200);
  });

  it('keeps what was changed since when it is undone, and says so', async () => {
    const { id } = await addProduct('Contested', 1000);
    const change = await run({ kind: 'change-price', by: { unit: 'amount', value: 100 } }, [id]);
    const { content } = await draftOf(id);
    const { structuredContent } = content as { structuredContent: { variants: object[] } };
    const variants = structuredContent.variants.map((each) => ({ ...each, price: 5555 }));
    await saveDraft({ kind: 'item', id }, { structuredContent: { ...structuredContent, variants } });
    const undone = await undo(change.id);
    expect(undone.refused).toEqual([
      { id, title: 'Contested', message: 'It was changed after this action and stays as it is now.' },
    ]);
    expect(priceIn((await draftOf(id)).content)).toBe(5555);
  });

  it('works on all products that match a filter, except those deselected', async () => {
    const tagged = await Promise.all(['One', 'Two', 'Three'].map((name) => addProduct(`Tagged ${name}`)));
    await run(
      { kind: 'add-tags', tags: ['spring'] },
      tagged.map(({ id }) => id),
    );
    const { id } = accept(
      await start({
        action: { kind: 'add-category', category: 'Spring' },
        products: { filter: { tag: 'spring' }, except: [tagged[0]?.id ?? ''] },
        isLive: true,
      }),
    );
    expect(await settle(id)).toMatchObject({ total: 2, changed: 2 });
    const { products } = accept(
      await owner.client.send(productListCalls.list, { query: { category: 'Spring', sort: 'title' } }),
    );
    expect(products.map(({ title }) => title)).toEqual(['Tagged Three', 'Tagged Two']);
  });

  it('is offered again after a reload until its notice is closed', async () => {
    const { id } = await addProduct('Noticed');
    const change = await run({ kind: 'add-tags', tags: ['noticed'] }, [id]);
    const latest = accept(await owner.client.send(productListCalls.readLatestChange, {}));
    expect(latest.change).toMatchObject({ id: change.id, canUndo: true });
    accept(await owner.client.send(productListCalls.dismissChange, { params: { id: change.id } }));
    expect(accept(await owner.client.send(productListCalls.readLatestChange, {})).change).toBeNull();
  });

  it('can be canceled; what was not reached stays, and the rest can be undone', async () => {
    const first = await addProduct('Many', 1000);
    await seedProducts(database, { websiteId: site.id, itemId: first.id, count: 400 });
    const filter = { search: 'product 0' };
    const { rows } = await database.execute<{ id: string }>(sql`select document_id as id from documents
      where website_id = ${site.id} and kind = 'item' and lower(draft ->> 'title') like '%product 0%'
      order by document_id`);
    const reached = 30;
    const release = await holdProduct(rows[reached]?.id ?? '');
    const { id } = accept(
      await start({ action: { kind: 'add-tags', tags: ['all'] }, products: { filter }, isLive: false }),
    );
    const again = await start({ action: { kind: 'hide' }, products: { filter }, isLive: true });
    expect(again.ok ? 'allowed' : again.refusal.code).toBe('bulk-running');
    await expect.poll(async () => (await read(id)).finished).toBe(reached);
    const canceling = owner.client.send(productListCalls.cancelChange, { params: { id } });
    // The job waits for the product, and canceling for the job.
    await expect.poll(countWaiting).toBe(2);
    await release();
    accept(await canceling);
    const canceled = await settle(id);
    expect(canceled.state).toBe('canceled');
    expect(canceled.changed).toBeGreaterThan(reached);
    expect(canceled.changed).toBeLessThan(canceled.total);
    await undo(id);
    const { total } = accept(await owner.client.send(productListCalls.list, { query: { tag: 'all' } }));
    expect(total).toBe(0);
  });

  it('needs the permission to publish products for what is live', async () => {
    const { id } = await addProduct('Guarded', 1000);
    const drafts = await signInAs(16);
    const body = { action: { kind: 'end-sale' as const }, products: { ids: [id] } };
    const live = await start({ ...body, isLive: true }, drafts);
    expect(live.ok ? 'allowed' : live.refusal.code).toBe('not-allowed');
    const hide = await start({ ...body, action: { kind: 'hide' }, isLive: false }, drafts);
    expect(hide.ok ? 'allowed' : hide.refusal.code).toBe('not-allowed');
    const trashed = accept(await start({ ...body, action: { kind: 'trash' }, isLive: false }, drafts));
    const seen = () => drafts.client.send(productListCalls.readChange, { params: { id: trashed.id } });
    await expect.poll(async () => accept(await seen()).state).toBe('done');
    expect(accept(await seen())).toMatchObject({ changed: 0, refusedCount: 1 });
    expect((await owner.client.send(productListCalls.readChange, { params: { id: trashed.id } })).ok).toBe(
      false,
    );
    expect((await livePage('/shop/guarded')).status).toBe(200);
  });

  it('does no more than its contributor may do when it runs', async () => {
    const [first, second] = [await addProduct('Right one', 1000), await addProduct('Right two', 1000)];
    const manager = await signInAs(roles.storeManager.code);
    const { accountId } = manager;
    const setRole = ({ code }: { readonly code: number }) =>
      putContributor(database, site.id, { accountId, roles: [code] });
    const seen = async (id: string) =>
      accept(await manager.client.send(productListCalls.readChange, { params: { id } }));
    const body = {
      action: { kind: 'change-price' as const, by: { unit: 'amount' as const, value: 100 } },
      products: { ids: [first.id, second.id] },
      isLive: true,
    };
    const demoteWhileHeld = async (begin: () => Promise<unknown>) => {
      const release = await holdProduct(first.id);
      await begin();
      await setRole(roles.draftEditor);
      await release();
    };

    let id = '';
    await demoteWhileHeld(async () => {
      ({ id } = accept(await start(body, manager)));
    });
    await expect.poll(async () => (await seen(id)).state).toBe('done');
    expect((await seen(id)).refused).toContainEqual({
      id: second.id,
      title: 'Right two',
      message: 'You do not have permission to do this.',
    });
    expect(await livePrice('/shop/right-two')).toBe(1000);

    // With an unpublished edit another state than the draft is published.
    await saveDraft({ kind: 'item', id: second.id }, { excerpt: '<p>Later</p>' });
    await setRole(roles.storeManager);
    await demoteWhileHeld(async () => {
      ({ id } = accept(await start(body, manager)));
    });
    await expect.poll(async () => (await seen(id)).state).toBe('done');
    expect((await seen(id)).refused.map((item) => item.id)).toContain(second.id);
    expect(await livePrice('/shop/right-two')).toBe(1000);

    await setRole(roles.storeManager);
    ({ id } = accept(await start({ ...body, products: { ids: [first.id, second.id] } }, manager)));
    await expect.poll(async () => (await seen(id)).state).toBe('done');
    await setRole(roles.draftEditor);
    const params = { id };
    const refused = await manager.client.send(productListCalls.undoChange, { params });
    expect(refused.ok ? 'allowed' : refused.refusal.code).toBe('not-allowed');
    await setRole(roles.storeManager);
    await demoteWhileHeld(async () => {
      accept(await manager.client.send(productListCalls.undoChange, { params }));
    });
    await expect.poll(async () => (await seen(id)).state).toBe('undone');
    expect(await livePrice('/shop/right-two')).toBe(1100);
  });

  it('changes no draft of a contributor who was removed', async () => {
    const [first, second] = [await addProduct('Gone one', 1000), await addProduct('Gone two', 1000)];
    const editor = await signInAs(roles.editor.code);
    const release = await holdProduct(first.id);
    const { id } = accept(
      await start(
        {
          action: { kind: 'add-tags', tags: ['late'] },
          products: { ids: [first.id, second.id] },
          isLive: false,
        },
        editor,
      ),
    );
    accept(await owner.client.send(contributorCalls.remove, { params: { id: editor.accountId } }));
    await release();
    const stateOf = async () => (await findChange(database, { websiteId: site.id, changeId: id }))?.state;
    await expect.poll(stateOf).toBe('done');
    expect(((await draftOf(second.id)).content as ItemContent).tags ?? []).not.toContain('late');
  });

  it('refuses a selection that matches nothing, and unknown fields', async () => {
    const nothing = await start({
      action: { kind: 'publish' },
      products: { filter: { tag: 'nobody has this' } },
      isLive: true,
    });
    expect(nothing.ok ? 'allowed' : nothing.refusal.code).toBe('bulk-nothing');
    const latest = accept(await owner.client.send(productListCalls.readLatestChange, {}));
    expect(latest.change?.state).not.toBe('running');
  });
});
