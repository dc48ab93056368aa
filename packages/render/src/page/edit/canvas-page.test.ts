import { describe, expect, it } from 'vitest';
import { pageTypes } from '@sitewright/domain/pages';
import { itemPage, listPage, renderSample } from '../../testing/index.ts';
import { makeInert } from './canvas-page.ts';
import { markArea, resolveAreaMarkers } from '../blocks/edit-areas.ts';

describe('what stands still', () => {
  it.each([
    '<meta http-equiv="refresh" content="0;url=/live">',
    "<META HTTP-EQUIV='refresh' CONTENT='0;url=/live'>",
    '<meta\ncontent="0;url=/live"\nhttp-equiv=refresh>',
    '<meta/http-equiv=refresh/content=0>',
    '<meta name="x" http-equiv="refresh" content="0">',
    '<meta content="a>b" http-equiv="refresh">',
    '<a =" ><meta http-equiv=refresh content="0;url=/live">',
    '<!-- <meta http-equiv=refresh content=0> -->',
    '<title><meta http-equiv=refresh content=0></title>',
    '<base href="//evil.example/">',
    '<BASE target=_self>',
  ])('[F23] nothing leads the frame away by itself: %s', (html) => {
    expect(makeInert(html)).not.toMatch(/<meta(?![^<>]*name="[^"]*" content)|<base/i);
  });

  it('the plain facts of a page are left as they are', () => {
    const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
    expect(makeInert(head)).toBe(head);
  });

  it.each([
    ['<a href="/live" target="_self">x</a>', '<a href="/live" data-target="_self">x</a>'],
    ['<a target href="/live">x</a>', '<a data-target href="/live">x</a>'],
    ['<area/target=_parent>', '<area/data-target=_parent>'],
    ['<form title=">" target=\'_top\'>', '<form title=">" data-target=\'_top\'>'],
    ['<p>The target = 5</p>', '<p>The target = 5</p>'],
  ])('[F23] a link cannot ask for the frame itself: %s', (html, inert) => {
    expect(makeInert(html)).toBe(inert);
  });

  it('[EDT-09] frames and plug-ins show their names', () => {
    expect(makeInert('<iframe src="https://maps.example/x" title="Where we are"></iframe>')).toBe(
      '<sw-placeholder data-name="Where we are"></sw-placeholder>',
    );
    expect(makeInert('<iframe src="https://maps.example/x"></iframe>')).toContain('data-name="maps.example"');
    expect(makeInert('<object data="/x.swf"><p>Else</p></object>')).toBe(
      '<sw-placeholder data-name="Embedded content"><p>Else</p></sw-placeholder>',
    );
    expect(makeInert('<embed src="/x.swf"><p>After</p>')).toMatch(
      /^<sw-placeholder [^>]*><\/sw-placeholder><p>After/,
    );
  });
});

describe('an area', () => {
  const area = { area: 'sections', kind: 'collection', id: 'x1' } as const;
  const marks = ' data-edit-area="sections" data-edit-document="collection:x1"';

  it('is the element that holds the sections, whatever stands around', () => {
    const html = `<main class="m"><p>Lead<br><img src="a>b"><div><b>x</b></div>${markArea('<section></section>', area)}</main>`;
    expect(resolveAreaMarkers(html)).toBe(
      `<main${marks} class="m"><p>Lead<br><img src="a>b"><div><b>x</b></div><section></section></main>`,
    );
  });

  it('is a place of its own while it is empty', () => {
    expect(resolveAreaMarkers(`<main>${markArea('', area)}</main>`)).toContain(
      `<main><div class="sw-edit-area"${marks}>`,
    );
  });

  it('cannot be written by content', () => {
    const html = '<main><!--area data-edit-area="sections"--><section></section></main>';
    expect(resolveAreaMarkers(html)).toBe(html);
  });
});

describe('a page in the editor', () => {
  const files = {
    'site.region':
      '<!doctype html><html class="t"><head>{squarespace-headers}<script src="/own.js"></script></head>' +
      '<body onload="go()"><header>Top</header><main>{squarespace.main-content}</main><footer>End</footer></body></html>',
  };

  it('[EDT-01] names itself at its root, before all that the template says', () => {
    const { html } = renderSample(itemPage('news', 0), files, { mode: 'edit' });
    expect(html).toMatch(
      /^<!doctype html><html data-edit-page="item" data-edit-id="[^"]+"><head><base target="_blank">/,
    );
    expect(html).toContain('<header data-edit-area="header" data-edit-document="header-footer:site">Top');
    expect(html).toContain('<footer data-edit-area="footer" data-edit-document="header-footer:site">End');
  });

  it('[F23] has no script in it, and stands as it was for visitors', () => {
    expect(renderSample(listPage('front'), files, { mode: 'edit' }).html).not.toMatch(/<script/i);
    const { html } = renderSample(listPage('front'), files);
    expect(html).toContain('<script src="/own.js">');
    expect(html).not.toMatch(/data-edit|<base|sw-placeholder/);
  });

  it('of nothing that can be edited has no name', () => {
    const { collection: _collection, ...site } = listPage('front');
    const data = { ...site, pageType: pageTypes.notFound };
    expect(renderSample(data, files, { mode: 'edit' }).html).toMatch(/^<!doctype html><html><head>/);
  });

  it('[TPL-06] tells at its root what is wrong with the template, and where', () => {
    const broken = { 'site.region': `<!-- one -->\n{.section website}${files['site.region']}` };
    const { html } = renderSample(listPage('front'), broken, { mode: 'edit' });
    const [root = ''] = /<html[^>]*>/.exec(html) ?? [];
    expect(root).toContain('data-edit-error-file="site.region"');
    expect(root).toMatch(/data-edit-error="[^"]+" /);
    expect(root).toMatch(/data-edit-error-line="\d+"/);
    expect(renderSample(listPage('front'), broken).html).not.toContain('data-edit-error');
  });
});
