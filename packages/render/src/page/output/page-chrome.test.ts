import { typeOfKind } from '@sitewright/domain/blocks';
import type { HeaderFooterContent } from '@sitewright/domain/site-chrome';
import { describe, expect, it } from 'vitest';
import { listPage, renderSample, requestOf, sampleNow } from '../../testing/index.ts';
import { requirementsOfPage, requirementsOfPart, type PageData } from '../index.ts';

const HOUR = 3_600_000;

const document = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Open <Saturday>, ' },
        { type: 'text', text: 'see how', marks: [{ type: 'link', attrs: { href: '/visit' } }] },
      ],
    },
  ],
};

const layout = (body: string) => ({
  'template.conf': '{"layouts": {"default": {"regions": ["site"]}}}',
  'site.region': `<html><head></head><body class="x">${body}</body></html>`,
});

const plain = layout('<p>Top</p>{squarespace.main-content}{squarespace-footers}');

const pageWith = (siteChrome: HeaderFooterContent, rest: Partial<PageData> = {}): PageData => ({
  ...listPage('essay'),
  siteChrome,
  ...rest,
});

const bar = (announcement: HeaderFooterContent['announcement']): HeaderFooterContent => ({
  announcement: { isOn: true, document, ...announcement },
});

describe('the announcement bar', () => {
  it('stands at the top of a page whose template knows nothing of it', () => {
    const { html } = renderSample(pageWith(bar({})), plain);
    expect(html).toMatch(
      /<body class="x"><sw-announcement-bar class="sw-section sw-announcement" data-theme="ink"[^>]*version="\w+"><div><p>Open &lt;Saturday&gt;, <a href="\/visit"[^>]*>see how<\/a><\/p><\/div><button type="button" data-dismiss hidden/,
    );
  });

  it('stands where the template wants it, and nowhere else', () => {
    const { html } = renderSample(pageWith(bar({})), layout('<p>Top</p>{squarespace.announcement-bar}'));
    expect(html).toMatch(/<p>Top<\/p><sw-announcement-bar/);
    expect(html.split('<sw-announcement-bar')).toHaveLength(2);
    const files = {
      'template.conf': '{"layouts": {"default": {"regions": ["a"]}, "bare": {"regions": ["b"]}}}',
      'a.region': '<body>{squarespace.announcement-bar}</body>',
      'b.region': '<body>bare</body>',
    };
    const cover = { ...listPage('cover'), siteChrome: bar({}) };
    expect(renderSample(cover, files).html).not.toContain('sw-announcement');
  });

  it('is one link where the whole of it leads somewhere', () => {
    const { html } = renderSample(pageWith(bar({ link: { url: '/shop', newWindow: true } })), plain);
    expect(html).toContain(
      '<a href="/shop" target="_blank" rel="noopener"><div><p>Open &lt;Saturday&gt;, see how</p></div></a>',
    );
  });

  it('[F23] leads nowhere that runs script', () => {
    const { html } = renderSample(pageWith(bar({ link: { url: 'javascript:alert(1)' } })), plain);
    expect(html).toContain('<a href="#">');
  });

  it('needs no script where it cannot be closed', () => {
    const { html } = renderSample(pageWith(bar({ isDismissable: false, theme: 'accent' })), plain);
    expect(html).toContain('<div class="sw-section sw-announcement" data-theme="accent"');
    expect(html).not.toContain('<sw-announcement-bar');
    expect(html).not.toContain('data-dismiss');
  });

  it('comes and goes by itself, at which moment the page is made anew', () => {
    const later = { startsOn: sampleNow + HOUR, endsOn: sampleNow + 2 * HOUR };
    const before = renderSample(pageWith(bar(later)), plain);
    expect(before.html).not.toContain('<sw-announcement-bar');
    expect(before.changesAt).toBe(sampleNow + HOUR);
    const during = renderSample(pageWith(bar(later), { now: sampleNow + HOUR }), plain);
    expect(during.html).toContain('<sw-announcement-bar');
    expect(during.changesAt).toBe(sampleNow + 2 * HOUR);
    const off = renderSample(pageWith(bar({ ...later, isOn: false })), plain);
    expect(off.changesAt).toBe(Infinity);
  });

  it('is known to scripts and templates of others', () => {
    const files = layout(
      '{websiteSettings.announcementBarSettings.clickthroughUrl.url}{squarespace-headers}',
    );
    const { html } = renderSample(pageWith(bar({ link: { url: '/shop' } })), files);
    expect(html).toMatch(/<body class="x">.*\/shop/s);
    expect(html).toContain('"showAnnouncementBar":true');
    expect(renderSample(pageWith({}), files).html).toContain('"showAnnouncementBar":false');
  });

  it('[EDT-01] is on the canvas though it be off, to be switched on and written in', () => {
    const edit = (siteChrome: HeaderFooterContent) =>
      renderSample(pageWith(siteChrome), plain, { mode: 'edit' }).html;
    expect(edit({})).toMatch(
      /<div class="sw-section sw-announcement"[^>]* data-edit-area="announcement" data-edit-document="header-footer:site" hidden><div data-edit-field="announcement" data-edit-empty="Write the announcement">/,
    );
    expect(edit(bar({}))).toMatch(
      /data-edit-document="header-footer:site"><div data-edit-field="announcement"><p>/,
    );
  });
});

describe('the header', () => {
  const files = layout(
    '<header class="{siteHeader.layout}">{.if siteHeader.showTitle}T{.end}{.if siteHeader.showCart}C{.end}' +
      '{siteHeader.logo}{.section siteHeader.action}<a href="{url}">{title}</a>{.end}' +
      '<squarespace:navigation navigationId="{siteHeader.navigationId}" template="n" /></header>',
  );
  const headerOf = (header: HeaderFooterContent['header'], rest: Partial<PageData> = {}): string => {
    const data = pageWith(header ? { header } : {}, rest);
    const parts = {
      ...files,
      'blocks/n.block': '{.repeated section items}<i>{externalLink.title}</i>{.end}',
    };
    return /<header.*<\/header>/s.exec(renderSample(data, parts).html)?.[0] ?? '';
  };

  it('is complete without a word of the owner', () => {
    expect(headerOf(undefined)).toMatch(/^<header class="navRight">TC/);
  });

  it('shows what its owner set, and a button only when it has words and leads somewhere', () => {
    const action = { title: 'Visit', url: '/visit' };
    expect(headerOf({ showTitle: false, showCart: false, showButton: true, action })).toContain(
      '<a href="/visit">Visit</a>',
    );
    expect(headerOf({ showButton: false, action })).not.toContain('<a ');
    expect(headerOf({ showButton: true, action: { title: ' ', url: '/visit' } })).not.toContain('<a ');
    expect(headerOf({ showButton: true, action: { title: 'x', url: 'javascript:alert(1)' } })).not.toContain(
      '<a ',
    );
  });

  it('has the navigation that was chosen', () => {
    const link = (title: string) => ({ externalLink: { title, url: '/' } });
    const navigations = { mainNav: [link('Main')], other: [link('Other')] };
    expect(headerOf(undefined, { navigations })).toContain('<i>Main</i>');
    expect(headerOf({ navigationId: 'other' }, { navigations })).toContain('<i>Other</i>');
  });

  it('asks for its logo together with all else, and shows it once it is there', () => {
    const logoImageId = 'd'.repeat(24);
    const asset = {
      id: logoImageId,
      assetUrl: '/-/media/x/logo.png',
      filename: 'logo.png',
      contentType: 'image/png',
      originalSize: '600x200',
    };
    const header = { logoImageId, showTitle: false, logoAltText: 'The Broadsheet' };
    const data = pageWith({ header }, { assets: new Map([[logoImageId, asset]]) });
    expect(requirementsOfPage(requestOf(data, files).template, data).assetIds).toContain(logoImageId);
    expect(headerOf(header, { assets: new Map([[logoImageId, asset]]) })).toMatch(
      /<img src="[^"]*logo\.png[^"]*"[^>]* sizes="120px" width="600" height="200" alt="The Broadsheet">/,
    );
    expect(headerOf(header)).not.toContain('<img');
  });

  it('lends its logo to the logo block, on the page and where the canvas draws that block alone', () => {
    const logoImageId = 'd'.repeat(24);
    const asset = {
      id: logoImageId,
      assetUrl: '/-/media/x/logo.png',
      filename: 'logo.png',
      contentType: 'image/png',
      originalSize: '600x200',
    };
    const desktop = { columnStart: 1, columnEnd: 5, rowStart: 1, rowEnd: 2 };
    const logoBlock = { id: 'f'.repeat(24), type: typeOfKind('logo'), value: {}, desktop };
    const sections = [{ id: 'a'.repeat(24), theme: 'paper' as const, blocks: [logoBlock] }];
    const siteChrome = { header: { logoImageId } };
    const page = listPage('essay');
    const shown: PageData = {
      ...page,
      siteChrome,
      ...(page.collection && { collection: { ...page.collection, sections } }),
    };
    const { html } = renderSample({ ...shown, assets: new Map([[logoImageId, asset]]) }, plain);
    expect(html).toMatch(/<a[^>]*class="sw-logo"[^>]*><img src="[^"]*logo\.png/);
    expect(renderSample(shown, plain).html).not.toMatch(/class="sw-logo"[^>]*><img/);
    expect(requirementsOfPart({ sections }, siteChrome).assetIds).toEqual([logoImageId]);
    expect(requirementsOfPart({ sections: [] }, siteChrome).assetIds).toEqual([]);
  });
});

describe('the popup', () => {
  const popup = { id: 'e'.repeat(24), urlId: 'letter', title: 'A letter', popup: { isOn: true } };
  const [page] = [listPage('essay')];
  const htmlWith = (settings: object, rest: Parameters<typeof renderSample>[2] = {}) =>
    renderSample({ ...page, popup: { ...popup, popup: { isOn: true, ...settings } } }, plain, rest).html;

  it('has a place at the end that shows nothing and says when, where and how', () => {
    expect(htmlWith({})).toContain(
      `<sw-popup load="eager" hidden src="/letter?format=main-content" label="A letter" popup="${popup.id}" ` +
        'version="1" days="30" form="overlay" position="CENTER" seconds="5"></sw-popup>',
    );
    expect(htmlWith({ moment: 'scroll', scrollPercent: 40 })).toContain(' scroll="40">');
    expect(htmlWith({ moment: 'leaving', form: 'card', position: 'TOP_LEFT' })).toContain(
      'form="card" position="TOP_LEFT" leaving>',
    );
  });

  it('is not there where it is off, on other pages than those that were chosen, and in the editor', () => {
    expect(htmlWith({ isOn: false })).not.toContain('<sw-popup');
    expect(htmlWith({ pageIds: ['f'.repeat(24)] })).not.toContain('<sw-popup');
    expect(htmlWith({ pageIds: [page.collection?.id ?? ''] })).toContain('<sw-popup');
    expect(htmlWith({}, { mode: 'edit' })).not.toContain('<sw-popup');
    expect(renderSample(page, plain).html).not.toContain('<sw-popup');
  });

  it('is as wide on its own page as it comes up, unless it fills the screen', () => {
    const own = (form: 'overlay' | 'full') =>
      renderSample(
        {
          ...page,
          ...(page.collection && {
            collection: { ...page.collection, role: 'popup-overlay' as const, popup: { form } },
          }),
        },
        plain,
      ).html;
    expect(own('overlay')).toContain('<div style="max-width:35rem;margin-inline:auto"><section');
    expect(own('full')).not.toContain('max-width:35rem');
  });
});

it('what stands around a page asks the database for nothing more than the page does', () => {
  const data = pageWith(bar({}), {});
  const { template } = requestOf(data, plain);
  expect(requirementsOfPage(template, data)).toEqual(requirementsOfPage(template, listPage('essay')));
});
