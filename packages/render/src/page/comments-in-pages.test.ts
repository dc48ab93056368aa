import { describe, expect, it } from 'vitest';
import { requirementKey, type LoadedComment } from '../data-requirements/index.ts';
import { itemPage, renderSample, requestOf } from '../testing/index.ts';
import { nothingLoaded, type PageData, type PageItem, type ThreadOptions } from './index.ts';
import { commentsRequirement } from './requirements/context-requirements.ts';
import { requirementsOfPage } from './requirements/page-requirements.ts';
import { renderPage } from './render-page.ts';

const ITEM = '69158a003121b8632471c87d';

const template = (text: string) => ({
  'site.region': '{squarespace.main-content}',
  'collections/news.item': `{.section item}${text}{.end}`,
});

interface Wish {
  readonly item?: Partial<PageItem>;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly thread?: ThreadOptions;
}

const post = ({ item, settings, thread }: Wish = {}): PageData => {
  const page = itemPage('news', 0);
  return {
    ...page,
    settings: { ...page.settings, commentsEnabled: true, ...settings },
    ...(thread ? { thread } : {}),
    ...(page.item ? { item: { ...page.item, id: ITEM, commentState: 1, ...item } } : {}),
  };
};

const comment = (id: string, rest: Partial<LoadedComment> = {}): LoadedComment => ({
  id,
  authorName: 'Ada',
  body: `Text ${id}`,
  addedOn: Number(id) * 1000,
  ...rest,
});

const render = (comments: readonly LoadedComment[], wish: Wish = {}): string => {
  const data = post(wish);
  const request = requestOf(data, template('{@|comments}'));
  const requirement = commentsRequirement(ITEM, wish.thread?.page);
  expect(requirementsOfPage(request.template, data).requirements).toContainEqual(requirement);
  const loaded = { ...nothingLoaded, comments: new Map([[requirementKey(requirement), comments]]) };
  return renderPage({ ...request, loaded }).html;
};

/** The comments in order, each with its nesting depth. */
const outline = (html: string): string[] => {
  let depth = 0;
  return [...html.matchAll(/<ol class="sw-thread">|<\/ol>|id="comment-(\d+)"/g)].flatMap(([tag, id]) => {
    if (id !== undefined) return [`${depth}:${id}`];
    depth += tag === '</ol>' ? -1 : 1;
    return [];
  });
};

describe('a thread', () => {
  it('[FMT-01] shows names, days and texts, answers below what they answer, the oldest first', () => {
    const html = render([
      comment('4', { parentId: '1', authorName: 'Bo' }),
      comment('2'),
      comment('1', { website: 'https://ada.example/?a=1&b' }),
      comment('3', { parentId: '1', body: 'One\ntwo' }),
    ]);
    expect(outline(html)).toEqual(['1:1', '2:3', '2:4', '1:2']);
    expect(html).toContain(
      '<p class="sw-comment-head"><b class="sw-comment-author" dir="auto"><a href="https://ada.example/?a=1&amp;b" rel="ugc nofollow noopener">Ada</a></b> ' +
        '<time datetime="1970-01-01T00:00:01.000Z">January 1, 1970</time></p><p class="sw-comment-text" dir="auto">Text 1</p>',
    );
    expect(html).toContain('>One\ntwo</p>');
    expect(html).toContain('aria-label="Reply to Bo">Reply</a>');
  });

  it('keeps answers readable however deep they go, and shows those whose question is on another page', () => {
    const chain = Array.from({ length: 200 }, (_, at) =>
      comment(String(at + 1), at === 0 ? { parentId: '999' } : { parentId: String(at) }),
    );
    const shown = outline(render(chain));
    expect(shown).toHaveLength(200);
    expect(shown.slice(0, 6)).toEqual(['1:1', '2:2', '3:3', '4:4', '5:5', '5:6']);
    expect(shown.at(-1)).toBe('5:200');
  });

  const payloads = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</textarea><svg onload=alert(1)>',
    '{.section item}{title}{.end}',
    '<!--',
    '</template></ol><script>alert(1)</script>',
    '&lt;script&gt;',
    "' onfocus='alert(1)' autofocus='",
    '<sw-like data-island="comments">',
    '<div class="squarespace-comments" data-item-id="x">',
  ];

  it.each(payloads)('[F23 F25] shows %j as the text it is, and writes it back into the form', (text) => {
    const fields = { authorName: text, email: text, website: text, body: text };
    const html = render([comment('1', { authorName: text, body: text, website: text })], {
      thread: { answerTo: '1', refused: { fields, errors: { body: text }, message: text } },
    });
    const plain = render([comment('1', { authorName: 'x', body: 'x' })], {
      thread: {
        answerTo: '1',
        refused: {
          fields: { authorName: 'x', email: 'x', website: 'x', body: 'x' },
          errors: { body: 'x' },
          message: 'x',
        },
      },
    });
    const tagsOf = (page: string): string[] => [...page.matchAll(/<\/?([a-z-]+)/gi)].map(([tag]) => tag);
    expect(tagsOf(html)).toEqual(tagsOf(plain));
    const asText = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(html).toContain(`<p class="sw-comment-text" dir="auto">${asText}</p>`);
    expect(html).toContain(`>\n${asText}</textarea>`);
    expect(html).toContain(` value="${asText.replaceAll('"', '&quot;')}"`);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', ' https://a.example', '//a.example'])(
    '[F23] leads no name to %j, which an imported site may hold',
    (website) => expect(render([comment('1', { website })])).not.toContain('rel="ugc'),
  );

  it('[FMT-02] that is closed can be read and not written to; without comments it is not there', () => {
    const closed = render([comment('1')], { item: { commentState: 2 } });
    expect(closed).toContain('Comments are closed.');
    const reports = /<form class="sw-flag".*?<\/form>/g;
    expect(closed.match(reports)).toHaveLength(1);
    expect(closed.replaceAll(reports, '')).not.toContain('<form');
    expect(closed).not.toContain('sw-answer');
    expect(render([], { item: { commentState: 2 } })).not.toContain('sw-comments');
    expect(render([comment('1')], { settings: { commentsEnabled: false } })).not.toContain('sw-comments');
  });

  it('has no answers where the site has them off, and asks for an email where a name is not enough', () => {
    expect(render([comment('1')], { settings: { commentThreaded: false } })).not.toContain('sw-answer"');
    const email = /<input type="email"[^>]*>/;
    expect(email.exec(render([]))?.[0]).not.toContain('required');
    expect(email.exec(render([], { settings: { commentAnonAllowed: false } }))?.[0]).toContain('required');
  });

  it('offers no form that would be refused: on a page that only some may see', () => {
    const data = post();
    const locked = {
      ...data,
      ...(data.collection ? { collection: { ...data.collection, permission: 2 } } : {}),
    };
    expect(renderSample(locked as PageData, template('{@|comments}')).html).not.toContain('<form');
    expect(renderSample(data, template('{@|comments}')).html).toContain('<form');
  });

  it('leads to earlier and later comments when there are more than one page holds', () => {
    const first = render([comment('1')], { item: { publicCommentCount: 450 } });
    expect(first).toMatch(/<p class="sw-thread-pages"><a href="[^"?]*\?page=1">Earlier comments<\/a><\/p>/);
    const last = render([comment('1')], { item: { publicCommentCount: 450 }, thread: { page: 2 } });
    expect(last).toMatch(/<p class="sw-thread-pages"><a href="[^"?]*\?page=1">Later comments<\/a><\/p>/);
    expect(commentsRequirement(ITEM, 2)).toMatchObject({ limit: 200, skip: 400 });
  });

  it('speaks the words of the template', () => {
    const data = { ...post(), localizedStrings: { commentPost: 'Ab damit', commentName: 'Name & so' } };
    const { html } = renderSample(data, template('{@|comments}'));
    expect(html).toContain('<button type="submit">Ab damit</button>');
    expect(html).toContain('>Name &amp; so</label>');
  });

  it('tells what became of a comment that was sent without script', () => {
    expect(render([], { thread: { notice: 'comment-waits' } })).toContain(
      '<output class="sw-comment-status">Thank you. Your comment will show once it has been approved.</output>',
    );
    const refused = { fields: { authorName: '', email: '', website: '', body: 'Kept' }, message: 'No' };
    expect(render([], { thread: { refused: { ...refused, errors: {} } } })).toContain(
      'is-refused">No</output>',
    );
    const faulty = render([], { thread: { refused: { ...refused, errors: { authorName: 'Name?' } } } });
    expect(faulty).toContain('aria-invalid="true" autofocus>');
    expect(faulty).toContain('id="comment-authorName-error">Name?</span>');
    expect(faulty).toContain('\nKept</textarea>');
  });

  it('is not asked for where the page has no place for it', () => {
    const data = post();
    const request = requestOf(data, template('{title|safe}'));
    expect(requirementsOfPage(request.template, data).requirements.map(({ kind }) => kind)).not.toContain(
      'comments',
    );
  });

  it('[FMT-02] takes its form away when it closes by age', () => {
    const at = (settings: object): number => {
      const data = post({ settings: { ...settings }, item: { publishOn: 1000 } });
      return renderPage({ ...requestOf({ ...data, now: 5000 }, template('')), now: 5000 }).changesAt;
    };
    expect(at({ commentDisableAfterDaysDefault: 2 })).toBe(1000 + 2 * 86_400_000);
    expect(at({ commentDisableAfterDaysDefault: 0 })).toBe(Infinity);
  });
});

describe('a like button', () => {
  const like = (item: Partial<PageItem>): string =>
    renderSample(post({ item, settings: { simpleLikingEnabled: true } }), template('{@|like-button}')).html;

  it('[FMT-03] says without script how many there are, inside of what the formatter prints', () => {
    const html = like({ likeCount: 7 });
    expect(html).toMatch(
      /^\s*<span class="sqs-simple-like" data-item-id="\w{24}" data-like-count="7"><sw-like [^>]*data-item="\w{24}"[^>]*><span class="sw-unseen">Likes<\/span> <span class="like-icon"[^]*<span class="like-count">7<\/span><\/sw-like><\/span>\s*$/,
    );
    expect(html.match(/like-count"/g)).toHaveLength(1);
  });

  it('counts none where nothing is known', () => {
    expect(like({})).toContain('<span class="like-count">0</span>');
  });
});
