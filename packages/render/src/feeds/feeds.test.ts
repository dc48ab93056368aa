import { typeOfKind, type Section } from '@sitewright/domain/blocks';
import { describe, expect, it } from 'vitest';
import { nothingLoaded, type PageData } from '../page/index.ts';
import { itemPage, listPage, loadSample } from '../testing/index.ts';
import { renderCalendar, renderRobots, renderRss, renderSitemap, renderSitemapIndex } from './index.ts';

const loaded = loadSample({ requirements: [], assetIds: [], formIds: [], fundIds: [] });

describe('[SITE-22] the feed of a blog', () => {
  const withTitle = (title: string): PageData => {
    const page = listPage('news');
    return { ...page, items: (page.items ?? []).slice(0, 1).map((item) => ({ ...item, title })) };
  };

  it('has its posts with full addresses, dates, authors, categories and pictures', () => {
    const rss = renderRss(listPage('news'), loaded) ?? '';
    expect(rss.match(/<item>/g)).toHaveLength(12);
    expect(rss).toContain('<link>https://broadsheet.test/news/2026/11/story-0</link>');
    expect(rss).toContain('<pubDate>Sun, 15 Nov 2026 11:00:00 GMT</pubDate>');
    expect(rss).toContain('<dc:creator>Ada “Inky” Byron</dc:creator>');
    expect(rss).toContain('<category>Science &amp; Ink</category>');
    expect(rss).toContain('medium="image"');
    expect(rss).toContain('<description>&lt;p&gt;Body of story 0.&lt;/p&gt;</description>');
  });

  it('escapes what XML would stumble over and drops what it cannot hold', () => {
    expect(renderRss(withTitle('a<b>&\u0000\u000b\uD800"c'), loaded)).toContain(
      '<title>a&lt;b&gt;&amp;&quot;c</title>',
    );
  });

  it('makes relative addresses whole', () => {
    const page = listPage('news');
    const items = (page.items ?? []).slice(0, 1).map((item) => ({ ...item, body: '<a href="/x">x</a>' }));
    expect(renderRss({ ...page, items }, nothingLoaded)).toContain(
      'href=&quot;https://broadsheet.test/x&quot;',
    );
  });

  it('has what posts are laid out with, and no links to files that are gone', () => {
    const page = listPage('news');
    const id = 'a'.repeat(24);
    const html = `<p>Laid out, see <a class="x" href="/-/media/${id}/list.pdf">the list</a></p>`;
    const block = {
      id: 'b'.repeat(24),
      type: typeOfKind('text'),
      value: { html },
      desktop: { columnStart: 1, columnEnd: 25, rowStart: 1, rowEnd: 2 },
    };
    const sections: Section[] = [{ id: 'c'.repeat(24), theme: 'paper', blocks: [block] }];
    const items = (page.items ?? []).slice(0, 1).map(({ body: _body, ...item }) => ({ ...item, sections }));
    const rss = renderRss({ ...page, items }, nothingLoaded) ?? '';
    expect(rss).toContain('Laid out, see');
    expect(rss).toContain('the list');
    expect(rss).not.toContain('/-/media/');
    const asset = { id, assetUrl: '', filename: 'list.pdf', contentType: 'application/pdf' };
    const found = { ...nothingLoaded, assets: new Map([[id, asset]]) };
    expect(renderRss({ ...page, items }, found)).toContain(`/-/media/${id}/list.pdf`);
  });

  it('is nothing for a page that is no list of dated posts, nor for one of them', () => {
    expect(renderRss(listPage('front'), loaded)).toBeUndefined();
    expect(renderRss(listPage('plates'), loaded)).toBeUndefined();
    expect(renderRss(itemPage('news', 0), loaded)).toBeUndefined();
  });

  it('may be empty', () => {
    expect(renderRss(listPage('news', { items: [] }), loaded)).toContain('<channel>');
  });
});

describe('[SITE-22] the calendar of events', () => {
  it('has start, end and place, in lines of 75 bytes', () => {
    const calendar = renderCalendar(listPage('diary')) ?? '';
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(8);
    expect(calendar).toContain('DTSTART:20261115T110000Z\r\n');
    expect(calendar).toContain('SUMMARY:Talk 3\\; part\\, 3\r\n');
    expect(calendar).toContain('LOCATION:Print hall\\, Alley 5\\, Germany\r\n');
    for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('folds long texts between characters', () => {
    const page = itemPage('diary', 0);
    const item = { ...page.item, title: 'ä'.repeat(100) };
    const calendar = renderCalendar({ ...page, item } as PageData) ?? '';
    expect(calendar.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'ä'.repeat(100)}`);
  });

  it('leaves out an event at a time that does not exist', () => {
    const page = listPage('diary');
    const items = (page.items ?? []).map((item, index) =>
      index === 0 ? { ...item, startDate: 9e99 } : item,
    );
    expect(renderCalendar({ ...page, items })?.match(/BEGIN:VEVENT/g)).toHaveLength(7);
    const posts = items.map((item) => ({ ...item, publishOn: 9e99 }));
    expect(renderRss(listPage('news', { items: posts }), loaded)).not.toContain('Invalid');
  });

  it('is nothing for a page without events', () => {
    expect(renderCalendar(listPage('news'))).toBeUndefined();
    expect(renderCalendar(listPage('front'))).toBeUndefined();
  });
});

describe('[SITE-22] what search engines ask for', () => {
  it('is a list of pages', () => {
    const map = renderSitemap('https://a.test', [
      { path: '/', updatedOn: Date.UTC(2026, 0, 2) },
      { path: '/ä & b', imageUrl: '/-/media/x?a=1&b=2' },
    ]);
    expect(map).toContain('<url><loc>https://a.test/</loc><lastmod>2026-01-02</lastmod></url>');
    expect(map).toContain('<loc>https://a.test/%C3%A4%20&amp;%20b</loc>');
    expect(map).toContain('<image:loc>https://a.test/-/media/x?a=1&amp;b=2</image:loc>');
    expect(renderSitemapIndex('https://a.test', ['/sitemap-1.xml'])).toContain(
      '<loc>https://a.test/sitemap-1.xml</loc>',
    );
  });

  it('keeps robots out of the owner’s area, and of a hidden site altogether', () => {
    const open = renderRobots({ baseUrl: 'https://a.test', isHidden: false });
    expect(open).toContain('Disallow: /config\n');
    expect(open).toContain('Sitemap: https://a.test/sitemap.xml');
    expect(renderRobots({ baseUrl: 'https://a.test', isHidden: true })).toBe('User-agent: *\nDisallow: /\n');
  });
});
