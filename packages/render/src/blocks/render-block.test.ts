import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blockDefaults,
  blockKinds,
  blockTypes,
  type PlacedBlock,
  type Section,
} from '@sitewright/domain/blocks';
import { defaultCaptchaSettings, type SiteForm } from '@sitewright/domain/forms';
import { blockRequirements, renderBlock, renderPromotedBlock } from './render-block.ts';
import { makeBlock, makeContext } from './testing/block-fixture.ts';

const component = (definitionName: string, value: PlacedBlock['value']): PlacedBlock =>
  makeBlock('text', value, { type: blockTypes.websiteComponent, definitionName });

describe('a block', () => {
  it('stands in a wrapper that names it', () => {
    expect(renderBlock(makeBlock('quote', { quote: 'Less' }), makeContext())).toBe(
      '<div class="sw-block sqs-block sqs-block-quote" id="block-x1" data-block-type="31">' +
        '<figure class="sw-quote"><blockquote><p>Less</p></blockquote></figure></div>',
    );
  });

  it.each(blockKinds)(
    'of kind %s that was just added can be shown, to visitors and in the editor',
    (kind) => {
      const block = makeBlock(kind, blockDefaults[kind]);
      expect(renderBlock(block, makeContext())).not.toContain('sw-gap');
      expect(renderBlock(block, makeContext({ mode: 'edit', isMarked: true }))).toContain(
        `data-edit-block="x1" data-edit-kind="${kind}"`,
      );
    },
  );

  it.each(blockKinds.filter((kind) => kind !== 'spacer'))(
    'of kind %s that was just added can be seen in the editor',
    (kind) => {
      const html = renderBlock(
        makeBlock(kind, blockDefaults[kind]),
        makeContext({ mode: 'edit', isMarked: true }),
      );
      const isSeen =
        />[^<]*[^<\s][^<]*</.test(html) || /<(?:svg|hr|input|img)|data-edit-empty=|sw-shape/.test(html);
      expect(isSeen).toBe(true);
    },
  );

  it.each(blockKinds)('of kind %s is never broken by what is stored in it', (kind) => {
    const strange = fc.oneof(
      fc.jsonValue(),
      fc.constant('"><img src=x onerror=y>'),
      fc.constant('javascript:x'),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.array(
        fc.record({
          url: fc.string(),
          title: fc.string(),
          values: fc.array(fc.double({ noNaN: true, noDefaultInfinity: true })),
        }),
      ),
    );
    const keys = [
      ...Object.keys(blockDefaults[kind]),
      'collectionId',
      'imageId',
      'items',
      'series',
      'labels',
      'tracks',
      'location',
      'oembed',
      'url',
      'text',
      'title',
      'link',
      'accounts',
      'createdOn',
    ];
    const value = fc.dictionary(
      fc.constantFrom(...keys.filter((key) => key !== 'source' && key !== 'html' && key !== 'caption')),
      strange,
    );
    fc.assert(
      fc.property(value, (stored) => {
        const block = makeBlock(kind, stored);
        blockRequirements(block);
        const html = renderBlock(block, makeContext({ mode: 'edit' }));
        const outside = html.replaceAll(/"[^"]*"/g, '""');
        expect(outside).not.toMatch(/<img[^>]*\sonerror=|href="?javascript:/);
        expect(html).not.toMatch(/NaN|undefined|\[object/);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    makeBlock('text', {}, { type: blockTypes.zola }),
    makeBlock('text', {}, { type: blockTypes.acuity }),
    makeBlock('text', {}, { type: blockTypes.tock }),
    makeBlock('text', {}, { type: 4711 }),
    component('website.components.unheardOf', {}),
  ])('that nobody knows is nothing to visitors and a gap to the owner (%#)', (block) => {
    expect(renderBlock(block, makeContext())).toBe('');
    const gap = renderBlock(block, makeContext({ mode: 'edit' }));
    expect(gap).toContain('<div class="sw-gap">This block (');
    expect(gap).toContain('is kept, but cannot be shown.');
  });

  it('with nothing to show says so to the owner alone', () => {
    expect(renderBlock(makeBlock('quote', { quote: '' }), makeContext())).toBe('');
    expect(renderBlock(makeBlock('quote', { quote: '' }), makeContext({ mode: 'edit' }))).toContain(
      'Write a quote',
    );
  });

  it('of code runs for visitors as it was written, and not in the editor', () => {
    const block = makeBlock('code', { mode: 'html', source: '<script>go()</script>' });
    expect(renderBlock(block, makeContext())).toContain('<script>go()</script>');
    const inert = renderBlock(block, makeContext({ mode: 'edit' }));
    expect(inert).not.toContain('<script>');
    expect(inert).not.toContain('go()');
    expect(inert).toContain('not here');
    const plain = makeBlock('code', { mode: 'html', source: '<div class="box"><b>Plain</b><br></div>' });
    expect(renderBlock(plain, makeContext({ mode: 'edit' }))).toContain(plain.value['source']);
    const shown = renderBlock(makeBlock('code', { ...block.value, isSourceShown: true }), makeContext());
    expect(shown).toContain('<code>&lt;script&gt;go()&lt;/script&gt;</code>');
  });

  it('prints what its owner typed as text', () => {
    const kinds = [
      makeBlock('button', { text: '<b>', url: '"><x>' }),
      makeBlock('quote', { quote: '<b>', source: '<b>' }),
      makeBlock('menu', { text: '<b>\n<b>\n$3' }),
      makeBlock('accordion', { items: [{ id: '1', title: '<b>' }] }),
      makeBlock('scrollingText', { items: ['<b>'] }),
      makeBlock('chart', {
        type: 'pie',
        title: '<b>',
        labels: ['<b>'],
        series: [{ name: '<b>', values: [1] }],
      }),
      makeBlock('twitter', { text: '<b>', userName: '<b>' }),
      makeBlock('map', { location: { mapLat: 1, mapLng: 1, addressTitle: '<b>' } }),
      makeBlock('audio', { url: '/a.mp3', title: '<b>' }),
    ];
    for (const block of kinds) {
      const html = renderBlock(block, makeContext());
      expect(html).toContain('&lt;b&gt;');
      expect(html.replaceAll(/<b>&lt;b&gt;<\/b>/g, '')).not.toMatch(/<b>|<x>/);
    }
  });
});

describe('website components', () => {
  it.each([
    [
      component('website.components.button', { buttonText: 'Go', buttonLink: '/go', buttonSize: 'LARGE' }),
      'data-size="large" data-variant="primary" href="/go">Go</a>',
    ],
    [
      component('website.components.imageFluid', { imageId: 'a', altText: 'Dots', linkTo: '/go' }),
      'alt="Dots"',
    ],
    [
      component('website.components.imageFluid', { assetUrl: 'https://old.example/a.jpg' }),
      'src="https://old.example/a.jpg"',
    ],
    [component('website.components.code', { wysiwyg: { source: '<i>a</i>' } }), '<i>a</i>'],
    [component('website.components.map', { location: { mapLat: 52.5, mapLng: 13.4 } }), '52.5° N, 13.4° E'],
    [component('website.components.shape', { shape: 'circle' }), 'data-shape="circle"'],
  ])('are shown as what they are (%#)', (block, part) => {
    expect(renderBlock(block, makeContext())).toContain(part);
  });
});

describe('connected accounts', () => {
  const draw = (screenname?: string) => {
    const account = { serviceName: 'ordering', profileUrl: 'https://orders.example/1' };
    const socialAccounts = [screenname === undefined ? account : { ...account, screenname }];
    return renderBlock(makeBlock('socialLinks', {}), makeContext({ socialAccounts }));
  };

  it('[SITE-26 (rule)] link to orders as "Order Now" unless the owner says otherwise', () => {
    expect(draw()).toContain(
      '<a href="https://orders.example/1" target="_blank" rel="noopener">Order Now</a>',
    );
    expect(draw('Book <a> table')).toContain('>Book &lt;a&gt; table</a>');
  });
});

describe('promoted blocks', () => {
  const sectionOf = (...blocks: PlacedBlock[]): Section => ({ id: 's', theme: 'paper', blocks });
  const FORM = '0123456789abcdef01234567';
  const form: SiteForm = { name: 'Write to us', fields: [] };
  const page = { id: 'p', title: 'Post', path: '/post', isItem: true };
  const formScope = { forms: new Map([[FORM, form]]), captcha: defaultCaptchaSettings, page };

  it.each([
    ['map', { location: { mapLat: 1, mapLng: 2, addressTitle: 'The studio' } }, 'The studio'],
    ['embed', { url: 'https://a.example', oembed: { title: 'A talk' } }, 'A talk'],
    ['image', { imageId: 'a' }, '/-/media/a/1/a.jpg'],
    ['code', { source: '<i>Our code</i>' }, '<i>Our code</i>'],
    ['quote', { quote: 'Less, but better' }, 'Less, but better'],
    ['twitter', { text: 'Ink dries slowly' }, 'Ink dries slowly'],
    ['link', { url: '/go', title: 'Go there' }, 'Go there'],
    ['video', { oembed: { url: 'https://a.example', title: 'A film' } }, 'A film'],
    ['foursquare', { venue: 'The bar' }, 'The bar'],
    ['instagram', { imageId: 'a', caption: 'From above' }, 'From above'],
    ['form', { formId: FORM }, 'aria-label="Write to us"'],
  ] as const)('[FMT-09] %s is shown, the first of its kind', (type, value, shown) => {
    const blocks = [makeBlock('text', { html: '<p>Words</p>' }), makeBlock(type, value), makeBlock(type, {})];
    const html = renderPromotedBlock(type, [sectionOf(...blocks)], makeContext({ formScope }));
    expect(html).toContain(shown);
    expect(html).not.toContain('Words');
  });

  it('that are not there show nothing', () => {
    const section = sectionOf(makeBlock('text', { html: '<p>Words</p>' }));
    for (const type of ['form', 'quote', 'constructor'])
      expect(renderPromotedBlock(type, [section], makeContext())).toBe('');
  });
});

describe('headings of blocks', () => {
  const menu = makeBlock('menu', { text: 'Soups\n-----\n\nBroth\n$6' });
  const titledMenu = makeBlock('menu', { text: 'Lunch\n=====\n\nSoups\n-----\n\nBroth\n$6' });
  const album = makeBlock('album', { title: 'Press sounds', tracks: [] });
  const heading = (level: number) => makeBlock('text', { html: `<h${level}>Words</h${level}>` });

  it('leave out no level below what stands before them', () => {
    const context = makeContext();
    expect(renderBlock(album, context)).toContain('<h2 class="sw-album-title">Press sounds</h2>');
    expect(renderBlock(album, context)).toContain('<h3 class="sw-album-title">');
    renderBlock(heading(1), context);
    expect(renderBlock(menu, context)).toContain('<h2 class="sw-menu-part">Soups</h2>');
    expect(renderBlock(menu, context)).toContain('<h3 class="sw-menu-part">Soups</h3>');
    expect(renderBlock(titledMenu, context)).toContain('<h2 class="sw-menu-title">Lunch</h2>');
    expect(renderBlock(titledMenu, context)).toContain('<h3 class="sw-menu-part">Soups</h3>');
  });
});
