import { describe, expect, it } from 'vitest';
import type { PageData, PageItem } from '../index.ts';
import { itemPage, renderSample, requestOf } from '../../testing/index.ts';
import { renderPage } from '../render-page.ts';

const region = { 'site.region': '{squarespace.main-content}' };
const itemTemplate = (text: string) => ({
  ...region,
  'collections/news.item': `{.section item}${text}{.end}`,
});

const withItem = (rest: Partial<PageItem>): PageData => {
  const page = itemPage('news', 0);
  return { ...page, ...(page.item ? { item: { ...page.item, ...rest } } : {}) };
};

describe('places that formatters leave to a script work without one', () => {
  it('[FMT-14] a film waits behind a cover, and its service may be framed', () => {
    const html = '<iframe src="https://player.example.com/1?a=1&amp;b=2" title="&quot;x&quot;"></iframe>';
    const data = withItem({ structuredContent: { oembed: { html, providerName: 'Tube & Co' } } });
    const page = renderSample(data, itemTemplate('{structuredContent|video}'));
    expect(page.html).toMatch(/^<div class="sqs-video-wrapper" data-html="&lt;iframe[^>]*><sw-frame /);
    expect(page.html).toContain('src="https://player.example.com/1?a=1&amp;b=2"');
    expect(page.html).toContain('<small>From Tube &amp; Co</small>');
    expect(page.frameHosts).toEqual(['https://player.example.com']);
  });

  it('a film from nowhere, or from the site itself, shows nothing', () => {
    for (const html of [
      '',
      '<iframe src="javascript:alert(1)">',
      '<iframe src="https://broadsheet.test/x">',
    ]) {
      const data = withItem({ structuredContent: { oembed: { html } } });
      expect(renderSample(data, itemTemplate('{structuredContent|video}')).html).toMatch(
        /^<div [^>]*><\/div>$/,
      );
    }
  });

  it('a recording plays', () => {
    const data = withItem({ structuredContent: { audioAssetUrl: '/-/media/a/1/b.mp3' } });
    expect(renderSample(data, itemTemplate('{@|audio-player}')).html).toContain(
      '<audio controls preload="none" src="/-/media/a/1/b.mp3"></audio></div>',
    );
    const bad = withItem({ structuredContent: { audioAssetUrl: 'javascript:alert(1)' } });
    expect(renderSample(bad, itemTemplate('{@|audio-player}')).html).not.toContain('<audio');
  });

  it('[FMT-03] a post can be shared with the services that the owner chose', () => {
    const { html } = renderSample(
      itemPage('news', 0),
      itemTemplate('{@|social-button-inline}{@|social-button}'),
    );
    expect(
      [...html.matchAll(/<a class="sw-share" href="(https:\/\/[^/]*)/g)].map(([, host]) => host),
    ).toEqual([
      'https://twitter.com',
      'https://www.facebook.com',
      'https://twitter.com',
      'https://www.facebook.com',
    ]);
    expect(html).toContain(
      'url=https%3A%2F%2Fbroadsheet.test%2Fnews%2F2026%2F11%2Fstory-0&amp;text=Story%20%3C0%3E%20%26%20%22others%22"',
    );
    expect(html).toContain('aria-label="Share on Facebook">Facebook</a>');
  });

  it('leave no script behind that the page’s policy would refuse aloud', () => {
    const page = renderPage(
      requestOf(itemPage('news', 0), itemTemplate('{@|audio-player}{website.account|twitter-follow-button}')),
    );
    expect(page.html).toContain('<div class="squarespace-audio-player"');
    expect(page.html).not.toContain('Y.use(');
    expect(page.refusedScripts).toBe(0);
  });

  it('lead to an account that can be followed', () => {
    const template = itemTemplate('{customContent|twitter-follow-button}');
    const data = itemPage('news', 0);
    const item = data.item && { ...data.item, customContent: { userName: 'ink & co' } };
    const { html } = renderPage(requestOf({ ...data, ...(item ? { item } : {}) }, template));
    expect(html).toContain('<a href="https://twitter.com/ink%20%26%20co" target="_blank" rel="noopener">');
    expect(html).toContain('>Follow @ink &amp; co</a>');
  });
});
