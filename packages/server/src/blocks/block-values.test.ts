import { documentCalls } from '@sitewright/api/documents';
import { navigationCalls } from '@sitewright/api/navigation';
import { pageCalls } from '@sitewright/api/pages';
import { blockKinds, blockTypes, newBlock, type Section } from '@sitewright/domain/blocks';
import type { CollectionContent } from '@sitewright/domain/pages';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accept, createTestDatabase, publishPage, startTestApp } from '../testing/index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('block-values');
const owner = await app.signIn(site);

interface AnyBlock {
  readonly type: number;
  readonly definitionName?: string;
  readonly value: object;
}

const layOut = (...blocks: AnyBlock[]): Section[] => [
  {
    id: 'a'.repeat(24),
    theme: 'paper',
    blocks: blocks.map((block, index) => ({
      ...block,
      value: { ...block.value },
      id: String(index).padStart(24, '0'),
      desktop: { columnStart: 1, columnEnd: 25, rowStart: index + 1, rowEnd: index + 2 },
    })),
  },
];

const read = async (id: string) => {
  const saved = accept(await owner.client.send(documentCalls.read, { params: { kind: 'collection', id } }));
  return { ...saved, content: saved.content as CollectionContent };
};
const save = async (id: string, fields: Partial<CollectionContent>) => {
  const { revision: baseRevision, content } = await read(id);
  return owner.client.send(documentCalls.save, {
    params: { kind: 'collection', id },
    body: { baseRevision, content: { ...content, ...fields } },
  });
};
const page = await publishPage(owner, { title: 'Blocks' });
const gallery = (options: object) => ({ type: blockTypes.gallery, value: { options, items: [] } });

describe('what a block holds', () => {
  it.each([
    [gallery({ design: 'grid', padding: 51 }), 'options.padding', 'The gallery block', 'must be <= 50'],
    [gallery({ design: 'pile' }), 'options.design', 'slideshow, slider, grid, stacked'],
    [gallery({ design: 'grid', paddnig: 1 }), 'options.paddnig', 'is not a known field'],
    [{ type: blockTypes.map, value: { location: { mapLat: 91, mapLng: 0 } } }, 'location.mapLat', '<= 90'],
    [{ type: blockTypes.quote, value: {} }, '', 'must have required properties quote'],
    [{ type: blockTypes.spacer, value: { height: '40' } }, 'height', 'must be integer'],
  ])('must fit its kind, or the save names block, field and reason: %j', async (block, field, ...reasons) => {
    const before = await read(page);
    const sections = layOut({ type: blockTypes.line, value: {} }, block);
    const outcome = await save(page, { sections, description: 'Kept in the editor' });
    const key = `sections.0.blocks.1.value${field === '' ? '' : `.${field}`}`;
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'page-invalid' } });
    const errors = outcome.ok ? {} : (outcome.refusal.errors ?? {});
    for (const reason of reasons) expect(errors[key]).toContain(reason);
    expect(await read(page)).toEqual(before);
  });

  it('is checked in the fields of pages and of the whole site too', async () => {
    const wrong = layOut(gallery({ design: 'pile' }));
    expect(await save(page, { fields: { side: wrong } })).toMatchObject({
      ok: false,
      refusal: { errors: { 'fields.side.0.blocks.0.value.options.design': expect.any(String) } },
    });
    accept(await owner.client.send(navigationCalls.saveHeaderFooter, { body: { header: {}, footer: {} } }));
    const params = { kind: 'header-footer', id: 'site' };
    const { revision: baseRevision } = accept(await owner.client.send(documentCalls.read, { params }));
    const body = { baseRevision, content: { fields: { foot: wrong } } };
    expect(await owner.client.send(documentCalls.save, { params, body })).toMatchObject({ ok: false });
  });

  it.each(blockKinds)('passes as the editor begins with it: %s', async (kind) => {
    const { type, value, definitionName } = newBlock(kind, 'x');
    const sections = layOut({ type, value, ...(definitionName === undefined ? {} : { definitionName }) });
    expect(accept(await save(page, { sections })).content).toMatchObject({ sections });
  });

  it('of a kind that nobody knows, or from elsewhere, is kept as it is', async () => {
    const sections = layOut(
      { type: 9999, value: { anything: [1, { goes: null }] } },
      { type: blockTypes.zola, value: { productId: 'x', design: { odd: true } } },
      {
        type: blockTypes.websiteComponent,
        definitionName: 'website.components.button',
        value: { buttonText: 'Go' },
      },
    );
    accept(await save(page, { sections }));
    expect((await read(page)).content.sections).toEqual(sections);
  });

  it('stays where it stands already, while the rest of the page can be changed and copied', async () => {
    const id = await publishPage(owner, { title: 'From elsewhere' });
    const sections = layOut(gallery({ design: 'pile' }));
    const imported = JSON.stringify({ sections });
    await database.execute(sql`update documents set draft = draft || ${imported}::jsonb
      where website_id = ${site.id} and document_id = ${id}`);
    accept(await save(id, { description: 'Changed' }));
    const copy = accept(await owner.client.send(pageCalls.duplicate, { params: { id } }));
    expect(copy.content).toMatchObject({ sections });
    expect(await save(id, { sections: layOut(gallery({ design: 'heap' })) })).toMatchObject({ ok: false });
  });

  it('[F23] loses what could run as script in the fields of the whole site too', async () => {
    const params = { kind: 'header-footer', id: 'site' };
    const { revision: baseRevision } = accept(await owner.client.send(documentCalls.read, { params }));
    const html = '<p onclick="x()">Hello<script>x()</script></p>';
    const content = { fields: { foot: layOut({ type: blockTypes.text, value: { html } }) } };
    const saved = accept(
      await owner.client.send(documentCalls.save, { params, body: { baseRevision, content } }),
    );
    expect(JSON.stringify(saved.content)).toContain('<p>Hello</p>');
    expect(JSON.stringify(saved.content)).not.toMatch(/script|onclick/);
  });

  it('[SITE-11 (rule)] a section keeps where its background comes from', async () => {
    const [section] = layOut({ type: blockTypes.line, value: {} });
    if (!section) throw new Error('no section');
    const background = { source: 3, videoId: 'c'.repeat(24) } as const;
    accept(await save(page, { sections: [{ ...section, background }] }));
    expect((await read(page)).content.sections).toMatchObject([{ background }]);
    const none = { ...section, background: { source: 9 as never } };
    expect(await save(page, { sections: [none] })).toMatchObject({ ok: false });
  });
});
