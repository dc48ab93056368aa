import { blockTypes, typeOfKind, type PlacedBlock, type Section } from '@sitewright/domain/blocks';
import { pageTypes } from '@sitewright/domain/pages';
import { describe, expect, it } from 'vitest';
import {
  itemPage,
  listPage,
  mainContentOf as main,
  renderSample as render,
  sampleCollections,
  sampleNow,
  systemPage,
  textSection,
} from '../testing/index.ts';
import { changesAt, findFolderRedirect, nothingLoaded, cacheTagsOf, type PageData } from './index.ts';

const DAY = 86_400_000;

describe('the template that makes a page', () => {
  const files = {
    'collections/news.list': 'list',
    'collections/news.item': 'item',
    'pages/front.page': 'page',
    'pages/news.page': 'wrong',
  };

  it.each([
    ['the list of its kind', listPage('news'), 'list'],
    ['the item of its kind', itemPage('news', 0), 'item'],
    ['the page of its kind', listPage('front'), 'page'],
  ])('is %s', (_name, data, expected) => {
    expect(main(data, files)).toBe(expected);
  });

  it('of a page of blocks is its blocks', () => {
    expect(main(listPage('essay'), { 'pages/page.page': 'wrong' })).toContain('<p>Ink dries slowly.</p>');
  });

  it('is one of the machine’s where the folder has none', () => {
    expect(main(listPage('news'))).toContain('<h2><a href="/news/2026/11/story-0">');
    expect(main(itemPage('news', 0))).toContain('<p>Body of story 0.</p>');
    expect(main(listPage('essay'))).toContain('<p>Ink dries slowly.</p>');
  });

  it('goes into the layout that the page chose, or the default one', () => {
    const layouts = {
      'template.conf': '{"layouts": {"default": {"regions": ["a"]}, "bare": {"regions": ["b"]}}}',
      'a.region': 'A{squarespace.main-content}',
      'b.region': 'B{squarespace.main-content}',
      ...files,
    };
    expect(render(listPage('news'), layouts).html).toBe('Alist');
    expect(render(listPage('cover'), layouts).html).toMatch(/^B/);
    expect(render(listPage('news'), { 'template.conf': '{"layouts": {}}', 'site.region': '' }).html).toBe('');
  });

  const layoutOf = (region: string) => ({
    'template.conf': '{"layouts": {"default": {"regions": ["a"]}}}',
    'a.region': region,
  });

  it('goes into the built-in layout when a limit stopped the site’s own', () => {
    const again = '{@|apply again}'.repeat(8);
    const { html, errors } = render(listPage('news'), {
      ...layoutOf('<p>begun{@|apply again}'),
      'blocks/again.block': again,
      ...files,
    });
    expect(html).toMatch(/^<!doctype html>[^]*<main>list<\/main>[^]*<\/html>$/);
    expect(errors.map(({ code }) => code)).toContain('limit-reached');
  });

  it('is left out when it is longer than a page may be', () => {
    const long = '0123456789'.repeat(999_990);
    const { html } = render(listPage('news'), {
      ...layoutOf('<p>begun{squarespace.main-content}{@|apply more}'),
      'blocks/more.block': '0123456789'.repeat(20),
      'collections/news.list': long,
    });
    expect(html).toMatch(/^<!doctype html>[^]*<main><\/main>[^]*<\/html>$/);
  });

  it('[TPL-01] gives a page even when it is broken, and tells why', () => {
    const { html, errors } = render(listPage('news'), {
      'collections/news.list': '<p>{collection.title}</p>{.section x}{y|nowhere}{@|apply gone}',
    });
    expect(html).toContain('<p>News & more</p>');
    expect(errors.map(({ code }) => code)).toContain('end-of-file-in-block');
  });
});

describe('[SITE-02 (rule) SITE-20] pages of the machine', () => {
  const codeIn = (html: string): number => Number(/"pageType":(\d+)/.exec(html)?.[1]);

  it.each([
    ['404', pageTypes.notFound, 'We couldn’t find that page'],
    ['error', pageTypes.error, 'Something went wrong'],
    ['search', pageTypes.search, '<form action="/search"'],
    ['lock-screen', pageTypes.lockScreen, 'This page is private'],
  ])('%s has its code and its content, which a template may replace', (name, code, content) => {
    const { html } = render(systemPage(code));
    expect(codeIn(html)).toBe(code);
    expect(html).toContain(content);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(render(systemPage(code), { [`pages/${name}.page`]: 'our own words' }).html).toContain(
      'our own words',
    );
  });

  it('has a splash page', () => {
    const data = listPage('cover', { pageType: pageTypes.splashPage });
    expect(codeIn(render(data).html)).toBe(3);
    expect(main(data)).toContain('<h1>Cover &amp; more</h1>');
  });

  it('asks for the password by a form that needs no script', () => {
    const html = main(systemPage(pageTypes.lockScreen, { lock: { action: '/essay?a="b', isRefused: true } }));
    expect(html).toContain('<form action="/essay?a=&quot;b" method="post">');
    expect(html).toContain('name="password" maxlength="30"');
    expect(html).toContain('role="alert"');
  });

  it('[F24] shows what was searched for as text', () => {
    const query = '"><script>alert(1)</script>';
    const hits = [{ title: '<b>Ink</b>', url: '/news', excerpt: 'a <i> b' }];
    for (const found of [[], hits]) {
      const { html, refusedScripts } = render(
        systemPage(pageTypes.search, { search: { query, hits: found } }),
      );
      expect(html).not.toContain('<script>alert');
      expect(refusedScripts).toBe(0);
      expect(html).toContain('&quot;&gt;&lt;script&gt;');
    }
    expect(main(systemPage(pageTypes.search, { search: { query, hits } }))).toContain('&lt;b&gt;Ink');
  });

  it('gives a template of the site no markup out of an address or an excerpt', () => {
    const script = '<script src=//evil.example>';
    const hits = [{ title: 'Ink', url: '/news', excerpt: `about ${script}` }];
    const found = main(systemPage(pageTypes.search, { search: { query: script, hits } }), {
      'pages/search.page': 'Q {searchQuery} {.repeated section searchHits}E {excerpt}{.end}',
    });
    expect(found).toBe('Q script src=//evil.example> E about script src=//evil.example>');
    const filters = { category: script, tag: script, month: script, author: script };
    const list = main(listPage('news', { filters }), {
      'collections/news.list': '{categoryFilter}{tagFilter}{monthFilter}{authorFilter}',
    });
    expect(list).not.toContain('<');
  });
});

describe('what search engines say about a page', () => {
  const descriptionIn = (data: PageData): string | undefined =>
    /<meta name="description" content="([^"]*)">/.exec(render(data).html)?.[1];
  const post = (rest: object): PageData => {
    const page = itemPage('news', 0);
    return { ...page, ...(page.item ? { item: { ...page.item, ...rest } } : {}) };
  };

  it.each([
    ['its own words for them', { seo: { description: 'Short & good' }, excerpt: 'Long' }, 'Short &amp; good'],
    [
      'its excerpt',
      { seo: { description: '' }, excerpt: '<p>Long <b>and</b> winding</p>' },
      'Long  and  winding',
    ],
    ['the site’s, where the excerpt has no word', { excerpt: '<p> </p>' }, 'All the ink that fits'],
  ])('is %s', (_name, rest, expected) => {
    expect(descriptionIn(post(rest))).toBe(expected);
  });
});

describe('names that objects have by themselves', () => {
  const files = {
    'site.region':
      '<squarespace:navigation navigationId="__proto__" template="n"/><squarespace:navigation navigationId="constructor" template="n"/>' +
      '<squarespace:block-field id="constructor"/><squarespace:block-field id="__proto__"/>',
    'blocks/n.block': '[{.repeated section items}{collection.urlId}{externalLink.title}{.end}]',
  };

  it('are no navigations and no fields', () => {
    const { html, errors } = render(listPage('news', { navigations: {} }), files);
    expect(html).toMatch(
      /^\[\]\[\]<div class="[^"]* empty"[^>]*><\/div><div class="[^"]* empty"[^>]*><\/div>$/,
    );
    expect(errors).toEqual([]);
  });

  it('may be names of navigations and fields', () => {
    const navigations = JSON.parse(
      '{"__proto__": [{"externalLink": {"title": "A", "url": "/a"}}], "constructor": [{"externalLink": {"title": "B", "url": "/b"}}]}',
    );
    const fields = new Map([['constructor', [textSection('c', '<p>C</p>')]]]);
    const { html } = render(listPage('news', { navigations, fields }), files);
    expect(html).toMatch(/^\[A\]\[B\]/);
    expect(html).toContain('<p>C</p>');
  });
});

describe('[FMT-09 (rule)] a promoted block', () => {
  it('stands in the lists of its item', () => {
    const sections = [codeSection({ quote: 'Less, but better' }, { type: blockTypes.quote })];
    const page = listPage('news');
    const items = (page.items ?? []).map((item) => ({ ...item, promotedBlockType: 'quote', sections }));
    const list = '{.repeated section items}{.promotedQUOTE?}<b>{promotedBlock}</b>{.end}{.end}';
    const { html } = render({ ...page, items }, { 'collections/news.list': list });
    expect(html.match(/<b><figure class="sw-quote">/g)).toHaveLength(items.length);
    expect(render(page, { 'collections/news.list': list }).html).not.toContain('<b>');
  });
});

describe('[IMG-03] a picture by its properties', () => {
  it('shows, with comments for its author, and never stops the page', () => {
    const list =
      '{.repeated section items}{.ctx @picture src=mainImage.assetUrl width=likeCount height=likeCount}{@picture|apply image}{.end}';
    const { html, errors } = render(listPage('news'), { 'collections/news.list': list });
    expect(html).toContain('<!-- image: "sizes" is required when "loader" is sqs --><img src="/-/media/');
    expect(errors).toEqual([]);
  });
});

describe('[SITE-10] a folder', () => {
  it('that is an index stacks its pages, with their own content', () => {
    const html = main(listPage('supplement'));
    expect(html).toMatch(
      /<section id="plates"[\s\S]*plate-0\.jpg[\s\S]*<section id="essay"[\s\S]*Ink dries slowly/,
    );
  });

  it('that is an index and empty says so', () => {
    const files = { 'collections/supplement.list': '{.if emptyFolder}empty{.or}full{.end}' };
    expect(main(listPage('supplement', { children: [] }), files)).toBe('empty');
    expect(main(listPage('supplement'), files)).toBe('full');
  });
});

describe('what stands in the head', () => {
  it('[SITE-22] says where the page belongs and how it is shared', () => {
    const { html } = render(itemPage('news', 0));
    expect(html).toContain('<title>Story &lt;0&gt; &amp; "others" — The Broadsheet &amp; Sons</title>');
    expect(html).toContain('<link rel="canonical" href="https://broadsheet.test/news/2026/11/story-0">');
    expect(html).toContain('<meta property="og:type" content="article">');
    expect(html).toContain('<meta property="og:image" content="https://broadsheet.test/-/media/');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(html).toContain('<meta name="description" content="Summary 0">');
    expect(render(listPage('news')).html).toContain('href="/news?format=rss" type="application/rss+xml"');
  });

  const dataIn = (html: string): Record<string, unknown>[] =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
      JSON.parse(json),
    );

  it('[SITE-22] tells search engines what they look at', () => {
    const typesOn = (data: PageData): unknown[] => dataIn(render(data).html).map((part) => part['@type']);
    expect(typesOn(listPage('front'))).toEqual(['WebSite']);
    expect(typesOn(listPage('news'))).toEqual(['WebSite', 'BreadcrumbList']);
    expect(typesOn(itemPage('news', 0))).toEqual(['WebSite', 'BreadcrumbList', 'Article']);
    expect(typesOn(itemPage('diary', 0))).toEqual(['WebSite', 'BreadcrumbList', 'Event']);
    expect(dataIn(render(itemPage('diary', 0)).html).at(-1)).toMatchObject({
      name: 'Talk 0; part, 0',
      startDate: '2026-11-12T11:00:00.000Z',
      location: { address: 'Alley 5, Germany' },
    });
  });

  it('forms titles as the owner wants them', () => {
    const titleOf = (data: PageData): string | undefined =>
      /<title>(.*?)<\/title>/.exec(render(data).html)?.[1];
    const settings = {
      homepageTitleFormat: '%s!',
      collectionTitleFormat: '%s / %c / %p',
      itemTitleFormat: '%i @ %c',
    };
    expect(titleOf(listPage('front', { settings }))).toBe('The Broadsheet &amp; Sons!');
    expect(titleOf(listPage('news', { settings }))).toBe(
      'The Broadsheet &amp; Sons / News &amp; more / News &amp; more',
    );
    expect(titleOf(itemPage('diary', 1, { settings }))).toBe(
      'Talk 1; part, 1 @ News &amp; more'.replace('News', 'Diary'),
    );
  });

  it('hides pages from search engines on demand, and names other languages', () => {
    const hidden = { ...sampleCollections.essay, seo: { isHidden: true } };
    expect(render(listPage('essay', { collection: hidden })).html).toContain('content="noindex"');
    const translations = [{ language: 'de', url: '/de/essay' }];
    expect(render(listPage('essay'), {}, { translations }).html).toContain(
      '<link rel="alternate" href="https://broadsheet.test/de/essay" hreflang="de">',
    );
  });

  it('[TPL-08] holds no text of data that could end its script', () => {
    const collection = { ...sampleCollections.news, title: '</script><script>alert(1)</script>' };
    const { html, refusedScripts } = render(listPage('news', { collection }), {
      'collections/news.list': 'x',
    });
    expect(html).not.toContain('<script>alert(1)');
    expect(refusedScripts).toBe(0);
  });
});

const codeSection = (value: Record<string, unknown>, block: Partial<PlacedBlock> = {}): Section => ({
  ...textSection('code', ''),
  blocks: [
    {
      id: 'c',
      type: blockTypes.code,
      value,
      ...block,
      desktop: { columnStart: 1, columnEnd: 25, rowStart: 1, rowEnd: 2 },
    },
  ],
});

describe('how long a page lasts', () => {
  it('is until what it was made of changes', () => {
    const { cacheTags } = render(listPage('front'), {
      'pages/front.page': '<squarespace:query collection="news" limit="1">x</squarespace:query>',
    });
    expect(cacheTags).toEqual([
      'site',
      'template',
      `collection:${sampleCollections.front.id}`,
      `collection:${sampleCollections.news.id}`,
    ]);
  });

  it('is until something comes into a list that is empty, or a scheduled item appears in one', () => {
    const data = listPage('front');
    const nothing = { ...nothingLoaded, lists: new Map([[sampleCollections.news.id, sampleNow + DAY]]) };
    expect(cacheTagsOf(data, nothing)).toContain(`collection:${sampleCollections.news.id}`);
    expect(changesAt({ data, loaded: nothing })).toBe(sampleNow + DAY);
  });

  it('is until an event begins or ends, or five minutes where it says how long ago', () => {
    expect(render(listPage('diary')).changesAt).toBe(sampleNow + DAY);
    expect(render(listPage('news'), { 'collections/news.list': '{x|timesince}' }).changesAt).toBe(
      sampleNow + 300_000,
    );
    expect(render(listPage('news'), { 'collections/news.list': 'x' }).changesAt).toBe(Infinity);
  });

  it('is until the next quarter of an hour where a calendar marks the day', () => {
    const page = listPage('front');
    const desktop = { columnStart: 1, columnEnd: 25, rowStart: 1, rowEnd: 2 };
    const block = { id: 'c', type: typeOfKind('calendar'), value: { collectionId: 'none' }, desktop };
    const sections = [{ id: 's', theme: 'paper' as const, blocks: [block] }];
    const collection = { ...sampleCollections.front, sections };
    const quarter = 15 * 60_000;
    expect(render({ ...page, collection }).changesAt).toBe((Math.floor(sampleNow / quarter) + 1) * quarter);
  });
});

describe('[SITE-10] a redirect folder', () => {
  it('leads to its first page', () => {
    expect(findFolderRedirect(listPage('archive'))).toBe('/old');
  });

  it('is the only kind of page that leads elsewhere', () => {
    expect(findFolderRedirect(listPage('supplement'))).toBeUndefined();
    expect(findFolderRedirect(itemPage('news', 0))).toBeUndefined();
  });

  it('leads nowhere when it stands in itself', () => {
    const loop = { ...sampleCollections.archive, parentId: sampleCollections.archive.id };
    expect(
      findFolderRedirect(listPage('archive', { collection: loop, collections: [loop] })),
    ).toBeUndefined();
  });
});
