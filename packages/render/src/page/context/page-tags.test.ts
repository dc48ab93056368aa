import {
  blockKinds,
  blockTypes,
  newBlock,
  type BlockKind,
  type PlacedBlock,
} from '@sitewright/domain/blocks';
import { codePartsOf } from '@sitewright/domain/pages';
import { describe, expect, it } from 'vitest';
import {
  itemPage,
  listPage,
  mainContentOf as main,
  renderSample as render,
  requestOf,
  sampleCollections,
  sampleItems,
  textSection,
} from '../../testing/index.ts';
import { requirementsOfPage } from '../index.ts';

const blockAt = { desktop: { columnStart: 1, columnEnd: 25, rowStart: 1, rowEnd: 2 } };

describe('a query', () => {
  const query = (n: number, rest = ''): string =>
    `<squarespace:query collection="news" limit="${n}"${rest}>{.repeated section items}{id}{.end}</squarespace:query>`;

  it('is known before the page is rendered, in layouts, partials and folders alike', () => {
    const { template } = requestOf(listPage('news'), {
      'collections/news.list': `${query(1)}{@|apply more.block}`,
      'blocks/more.block': query(2, ' category="Sport, Politics" featured="true" skip="3"'),
      'blocks/unused.block': query(3),
    });
    const { requirements } = requirementsOfPage(template, listPage('news'));
    expect(requirements.filter(({ kind }) => kind === 'items')).toEqual([
      { kind: 'items', collectionUrlId: 'news', limit: 1 },
      {
        kind: 'items',
        collectionUrlId: 'news',
        limit: 2,
        skip: 3,
        categories: ['Sport', 'Politics'],
        isFeatured: true,
      },
    ]);
  });

  it('is answered eight times on a page; the ninth is told and shows nothing', () => {
    const eight = Array.from({ length: 8 }, (_, n) => query(n + 1)).join('');
    expect(render(listPage('front'), { 'pages/front.page': eight }).errors).toEqual([]);
    const { errors, html } = render(listPage('front'), { 'pages/front.page': `${eight}<b>${query(9)}</b>` });
    expect(errors).toMatchObject([{ message: expect.stringContaining('at most 8') }]);
    expect(html).toContain('<b></b>');
  });

  it('is counted once however often it stands there', () => {
    const often = Array.from({ length: 20 }, () => query(1)).join('');
    expect(render(listPage('front'), { 'pages/front.page': often }).errors).toEqual([]);
  });

  it('that only the data of a loop would tell is told, and shows nothing', () => {
    const files = {
      'pages/front.page':
        '{.repeated section website.socialAccounts}<squarespace:query collection="{screenname}">x{.repeated section items}y{.end}</squarespace:query>{.end}',
    };
    const { errors } = render(listPage('front'), files);
    expect(errors[0]?.message).toContain('could not be foreseen');
  });

  it('[TPL-08] in a title stays text', () => {
    const collection = { ...sampleCollections.news, title: query(1) };
    expect(main(listPage('news', { collection }), { 'collections/news.list': '{collection.title}' })).toBe(
      query(1),
    );
  });
});

describe('[SITE-14] a navigation', () => {
  const block =
    '{.repeated section items}[{.section collection}{title}{.end}{.section externalLink}{title}{.end}{.if active}*{.end}{.if folderActive}+{.end}{.repeated section items}<{collection.title}>{.end}]{.end}';
  const files = {
    'pages/front.page': '<squarespace:navigation navigationId="mainNav" template="nav" />',
    'collections/news.list': '<squarespace:navigation template="nav" />',
    'collections/plates.list': '<squarespace:navigation template="nav.block" />',
    'blocks/nav.block': block,
  };

  it('shows its links in their order, with folders and what is active', () => {
    expect(main(listPage('news'), files)).toBe(
      '[News & more*][Supplement & more<Essay & more><Plates & more>][Elsewhere]',
    );
    expect(main(listPage('plates'), files)).toContain('[Supplement & more+<');
  });

  it('leaves out what visitors may not see, and ends where folders stand in a loop', () => {
    const collections = listPage('news').collections.filter(({ urlId }) => urlId !== 'news');
    expect(main(listPage('front', { collections }), files)).not.toContain('News');
    const loop = { ...sampleCollections.supplement, parentId: sampleCollections.supplement.id };
    const navigations = { mainNav: [{ collectionId: loop.id }] };
    expect(main(listPage('front', { collections: [loop], navigations }), files)).toContain('Supplement');
  });

  it('is empty for a name that is not there, also for one that objects inherit', () => {
    for (const name of ['nowhere', 'constructor', '__proto__'])
      expect(
        main(listPage('front'), {
          ...files,
          'pages/front.page': `<squarespace:navigation navigationId="${name}" template="nav"/>`,
        }),
      ).toBe('');
  });

  it('takes ten thousand links', () => {
    const mainNav = Array.from({ length: 10_000 }, () => ({ collectionId: sampleCollections.news.id }));
    expect(main(listPage('front', { navigations: { mainNav } }), files).length).toBeGreaterThan(100_000);
  });
});

describe('in the editor', () => {
  const files = {
    'site.region': `<body>{squarespace.main-content}</body>`,
    'collections/news.item':
      '<squarespace:block-field id="sidebar" columns="3"/><squarespace:navigation template="nav"/>',
    'blocks/nav.block': '<nav>x</nav>',
  };

  it('fields, navigations and the page itself carry their names', () => {
    const { html } = render(itemPage('news', 0), files, { mode: 'edit' });
    expect(html).toContain(`<html data-edit-page="item" data-edit-id="${sampleItems.news[0]?.id}">`);
    expect(html).toContain('data-edit-area="field:sidebar" data-edit-document="');
    expect(html).toContain('<nav data-edit-navigation="mainNav">');
  });

  it('and only there', () => {
    expect(render(itemPage('news', 0), files).html).not.toContain('data-edit');
  });
});

describe('a block field', () => {
  const files = {
    'pages/front.page': '<squarespace:block-field id="{collection.id}-top" columns="12" class="wide" />',
  };

  it('shows the blocks of the page before those of the site', () => {
    const id = `${sampleCollections.front.id}-top`;
    const fields = new Map([[id, [textSection('a', '<p>site</p>')]]]);
    expect(main(listPage('front', { fields }), files)).toContain('<p>site</p>');
    const collection = { ...sampleCollections.front, fields: { [id]: [textSection('b', '<p>page</p>')] } };
    expect(main(listPage('front', { fields, collection }), files)).toContain('<p>page</p>');
  });

  it('is an empty place without blocks', () => {
    expect(main(listPage('front'), files)).toMatch(
      /^<div class="sqs-layout sqs-grid-12 columns-12 wide empty"/,
    );
  });
});

describe('a block', () => {
  const quote = {
    ...textSection('q', ''),
    blocks: [{ ...blockAt, id: 'q', type: blockTypes.quote, value: { quote: 'Ink & <b>' } }],
  };
  const data = listPage('essay', { collection: { ...sampleCollections.essay, sections: [quote] } });

  it('looks as the template wants it where it has a file and a configuration of its name', () => {
    const files = { 'blocks/quote.block': '<q>{quote|htmltag}</q>', 'blocks/quote.conf': '{}' };
    expect(main(data, files)).toContain('<q>Ink &amp; &lt;b&gt;</q>');
  });

  it('is named by the configuration where the file is called otherwise', () => {
    const files = {
      'blocks/pull.block': '<q>{quote|htmltag}</q>',
      'blocks/pull.block.conf': '{"type": "quote"}',
    };
    expect(main(data, files)).toContain('<q>Ink');
  });

  it('keeps its look where a partial happens to have its name', () => {
    expect(main(data, { 'blocks/quote.block': 'own' })).not.toContain('own');
  });

  it('of text cannot be replaced', () => {
    const files = { 'blocks/text.block': 'own', 'blocks/text.conf': '{}' };
    expect(main(listPage('essay'), files)).toContain('Ink dries slowly');
  });

  const holding = (kind: BlockKind, value: PlacedBlock['value']) => {
    const block = { ...newBlock(kind, 'x'), ...blockAt, id: 'x', value };
    return { ...sampleCollections.essay, sections: [{ ...textSection('q', ''), blocks: [block] }] };
  };

  it.each(blockKinds)('of kind %s gives its template no script that needs no permission', (kind) => {
    const script = '<script src="https://evil.example/x.js"></script>';
    const document = { type: 'doc', content: [{ type: 'text', text: script }] };
    const field = { text: script, html: script, caption: script, document, oembed: { html: script } };
    const files = { 'blocks/own.block': '{@|raw}', 'blocks/own.conf': `{"type": "${kind}"}` };
    const found = Object.entries({ ...field, any: script, deep: { ...field } }).flatMap(([name, value]) => [
      { [name]: value },
      { [name]: [value] },
      { items: [{ [name]: value }] },
      { items: { [name]: value } },
    ]);
    for (const value of found) {
      const collection = holding(kind, value);
      // Fields that are sanitized before they are stored cannot contain a script when rendered.
      const isCleaned = ['html', 'caption'].some((name) => JSON.stringify(value).includes(`"${name}":"<`));
      if (codePartsOf(collection).length > 0 || isCleaned) continue;
      expect(main(listPage('essay', { collection }), files), JSON.stringify(value)).not.toContain(
        '<script src',
      );
    }
  });
});
