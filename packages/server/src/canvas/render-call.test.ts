import { activityCalls } from '@sitewright/api/activity';
import { canvasCalls } from '@sitewright/api/canvas';
import { documentCalls } from '@sitewright/api/documents';
import { blockDefaults, blockTypes } from '@sitewright/domain/blocks';
import { roles } from '@sitewright/domain/contributors';
import { describe, expect, it } from 'vitest';
import {
  accept,
  idOf,
  openDraftSite,
  placedBlock,
  publishItem,
  publishPage,
  sectionOf,
  textBlock,
} from '../testing/index.ts';

const { owner, saveDraft, signInAs } = await openDraftSite('render-call');

const blog = await publishPage(owner, { kind: 'blog', title: 'News' });
await publishItem(owner, blog, { title: 'Something happened' });
const sections = [
  sectionOf('a1', textBlock('b1', '<h2>First</h2>'), textBlock('b2', '<p>Second</p>')),
  sectionOf('a2', placedBlock('b3', { type: blockTypes.quote, value: { quote: 'Third' } })),
];
const id = await publishPage(owner, {
  title: 'Page',
  sections,
  fields: { side: [sectionOf('a3', textBlock('b4', '<p>Aside</p>'))] },
});
const page = { kind: 'collection', id } as const;

const render = (body: object) => owner.client.send(canvasCalls.render, { body: { ...page, ...body } });
const contentNow = async () =>
  accept(await owner.client.send(documentCalls.read, { params: page })).content as Record<string, unknown>;

describe('a part of the canvas', () => {
  it('[EDT-01] is the same as in the whole canvas: a block, a section, an area, a field', async () => {
    const { text: canvas } = await owner.open('/page?edit=1');
    for (const wanted of [
      { blockId: idOf('b2') },
      { sectionId: idOf('a1') },
      { sectionId: idOf('a2'), blockId: idOf('b3') },
      { area: 'sections' },
    ]) {
      const { html } = accept(await render(wanted));
      expect(html.length).toBeGreaterThan(100);
      expect(canvas).toContain(html);
    }
    expect(accept(await render({ area: 'field:side', blockId: idOf('b4') })).html).toContain('Aside');
    expect(accept(await render({ area: 'sections' })).sections).toEqual([
      { id: idOf('a1'), blockIds: [idOf('b1'), idOf('b2')] },
      { id: idOf('a2'), blockIds: [idOf('b3')] },
    ]);
  });

  it('[EDT-01] comes from content that is not saved yet, and saves nothing', async () => {
    const before = await contentNow();
    const content = { ...before, sections: [sectionOf('a9', textBlock('b9', '<p>Just typed</p>'))] };
    expect(accept(await render({ content, blockId: idOf('b9') })).html).toContain('Just typed');
    expect(await contentNow()).toEqual(before);
    expect((await render({ blockId: idOf('b9') })).ok).toBe(false);
  });

  it('[EDT-01] shows the site’s own data', async () => {
    const summary = placedBlock('c1', {
      type: blockTypes.summary,
      value: { ...blockDefaults.summary, collectionId: blog },
    });
    const content = { ...(await contentNow()), sections: [sectionOf('c0', summary)] };
    expect(accept(await render({ content, blockId: idOf('c1') })).html).toContain('Something happened');
  });

  it('keeps the levels of headings that follow what stands before', async () => {
    const menu = placedBlock('d2', {
      type: blockTypes.menu,
      value: { ...blockDefaults.menu, text: 'Lunch\n===\n\nSoup\n---\nWith bread' },
      desktop: { columnStart: 1, columnEnd: 25, rowStart: 2, rowEnd: 3 },
    });
    await saveDraft(page, { sections: [sectionOf('d0', textBlock('d1', '<h2>Today</h2>'), menu)] });
    const { text: canvas } = await owner.open('/page?edit=1');
    const { html } = accept(await render({ blockId: idOf('d2') }));
    expect(html).toMatch(/<h\d/);
    expect(canvas).toContain(html);
    await saveDraft(page, { sections });
  });

  it('[F23] is cleaned and inert as if it had been saved', async () => {
    const evil = textBlock('e1', '<p onclick="x()">Hi<script>x()</script><img src=x onerror="x()"></p>');
    const code = placedBlock('e2', {
      type: blockTypes.code,
      value: { ...blockDefaults.code, source: '<script>x()</script>' },
    });
    const content = { ...(await contentNow()), sections: [sectionOf('e0', evil, code)] };
    const { html } = accept(await render({ content, sectionId: idOf('e0') }));
    expect(html).toContain('Hi');
    expect(html).not.toMatch(/<script|onclick|onerror/);
  });

  it('is refused with the reason where it could not be saved', async () => {
    const wrong = {
      ...(await contentNow()),
      sections: [sectionOf('f0', placedBlock('f1', { type: blockTypes.quote, value: {} }))],
    };
    expect(await render({ content: wrong, blockId: idOf('f1') })).toMatchObject({
      ok: false,
      refusal: {
        code: 'page-invalid',
        errors: { 'sections.0.blocks.0.value': expect.stringContaining('quote') },
      },
    });
    const broken = { sections: [{ id: idOf('f2'), theme: 'paper', blocks: [{ id: idOf('f3') }] }] };
    expect(await render({ content: broken, blockId: idOf('f3') })).toMatchObject({
      ok: false,
      refusal: { code: 'document-invalid' },
    });
    for (const odd of [{ sections: 7 }, { sections: [null, [], 'x'] }, { fields: [] }, {}])
      expect(await render({ content: odd, blockId: idOf('f3') })).toMatchObject({ refusal: { status: 404 } });
  });

  it('is not found by the ids of another document, and leaves no line in the activity log', async () => {
    expect(await render({ id: blog, blockId: idOf('b1') })).toMatchObject({ refusal: { status: 404 } });
    expect(await render({ id: idOf('0'), sectionId: idOf('a1') })).toMatchObject({
      refusal: { status: 404 },
    });
    const { entries } = accept(await owner.client.send(activityCalls.list, { query: {} }));
    expect(entries.map(({ call }) => call)).not.toContain('canvas.render');
  });

  it('of header and footer is for those who may design', async () => {
    const editor = await signInAs(roles.editor.code);
    const body = { kind: 'header-footer', id: 'site', content: {} } as const;
    expect(await editor.client.send(canvasCalls.render, { body })).toMatchObject({
      refusal: { status: 403 },
    });
    expect((await owner.client.send(canvasCalls.render, { body })).ok).toBe(true);
  });
});

describe('styles that are not saved yet', () => {
  it('[EDT-01] give the style sheet they would give', async () => {
    const content = { customCss: '@ink: #123456; .mine { color: @ink }' };
    const { css } = accept(await owner.client.send(canvasCalls.style, { body: { content } }));
    expect(css).toMatch(/\.mine ?\{ ?color: ?#123456/);
    const live = await owner.open('/site.css');
    expect(live.text).not.toContain('.mine');
  });

  it('are refused where they could not be saved', async () => {
    const content = { values: { ink: 'red; } body { display: none' } };
    expect(await owner.client.send(canvasCalls.style, { body: { content } })).toMatchObject({
      refusal: { code: 'document-invalid' },
    });
  });
});
