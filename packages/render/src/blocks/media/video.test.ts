import { describe, expect, it } from 'vitest';
import { makeAsset, makeBlock, makeContext } from '../testing/block-fixture.ts';
import { renderBlock } from '../render-block.ts';

const oembed = {
  html: '<iframe width="200" src="https://www.youtube.com/embed/abc?a=1&amp;b=2" onload="x()"></iframe><script>y()</script>',
  providerName: 'YouTube',
  title: 'How it is made',
  url: 'https://www.youtube.com/watch?v=abc',
  width: 4,
  height: 3,
};

const film = makeAsset('film', {
  assetUrl: '/-/media/film/1/film.mp4',
  contentType: 'video/mp4',
  originalSize: '1920x1080',
});
const context = () =>
  makeContext({
    assets: new Map([
      ['film', film],
      ['a', makeAsset('a')],
    ]),
  });

describe('a video', () => {
  it('[FMT-14] of an outside service waits behind a cover for the click', () => {
    const scope = context();
    const html = renderBlock(makeBlock('video', { oembed, posterId: 'a' }), scope);
    expect(html).toContain('src="https://www.youtube.com/embed/abc?a=1&amp;b=2"');
    expect(html).toContain('data-provider-name="YouTube"');
    expect(html).toContain('href="https://www.youtube.com/watch?v=abc"');
    expect(html).toContain('--sw-frame:4/3');
    expect(html).toContain('From YouTube');
    expect(html).not.toMatch(/<iframe|<script|onload/);
    expect([...scope.frames]).toEqual(['https://www.youtube.com']);
  });

  it.each([
    '<iframe src="http://insecure.example/1"></iframe>',
    '<iframe src="https://halftone.example/admin"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<script>"></iframe>',
    '<blockquote>A post</blockquote><script src="https://platform.example/w.js"></script>',
  ])('[F23] with %j is only a link to the service', (html) => {
    const scope = context();
    const shown = renderBlock(makeBlock('video', { oembed: { ...oembed, html } }), scope);
    expect(shown).not.toMatch(/<sw-frame|<script|<iframe|javascript:/);
    expect(shown).toContain('href="https://www.youtube.com/watch?v=abc"');
    expect(scope.frames.size).toBe(0);
  });

  it("[FMT-14] of the site's own plays in the browser's player, under an overlay that needs the script", () => {
    const html = renderBlock(
      makeBlock('video', { fileId: 'film', posterId: 'a', title: 'Press' }),
      context(),
    );
    expect(html).toContain(
      '<video src="/-/media/film/1/film.mp4" poster="/-/media/a/1/a.jpg?format=1000w" width="1920" height="1080" controls playsinline preload="none" aria-label="Press">',
    );
    expect(html).toContain('class="sw-play" hidden aria-label="Play Press"');
    const plain = renderBlock(makeBlock('video', { fileId: 'film', overlay: false }), context());
    expect(plain).not.toContain('sw-play');
  });

  it('whose poster may wait has one without script, and fetches none before', () => {
    const value = { fileId: 'film', posterId: 'a', isPosterLater: true };
    const html = renderBlock(makeBlock('video', value), context());
    expect(html).toContain(' data-poster="/-/media/a/1/a.jpg?format=1000w"');
    expect(html).toContain('style="--sw-poster:url(&quot;/-/media/a/1/a.jpg?format=1000w&quot;)"');
    expect(html).not.toContain(' poster=');
  });

  it('that plays by itself is muted and leaves the start to the script', () => {
    const html = renderBlock(makeBlock('video', { fileId: 'film', autoplay: true, loop: true }), context());
    expect(html).toContain('<sw-video data-island="blocks" class="sw-film" autoplay>');
    expect(html).toMatch(/<video[^>]* loop muted/);
    expect(html).not.toMatch(/<video[^>]* autoplay/);
  });

  it('without film is nothing', () => expect(renderBlock(makeBlock('video', {}), context())).toBe(''));
});
