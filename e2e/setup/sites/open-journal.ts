import { openFolder, type SiteFiles, type VisitedSite } from './open-folder.ts';

const region = `<!doctype html>
<html lang="{website.language|htmltag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">{squarespace-headers}</head>
<body id="{squarespace.page-id}" class="{squarespace.page-classes}">
<main>{squarespace.main-content}</main>{squarespace-footers}
</body></html>`;

const list = `<h1>{collection.title}</h1>
{.repeated section items}<article><h2><a href="{fullUrl}">{title|html}</a></h2>
{@|like-button}{@|comment-link}</article>{.end}`;

const item = `{.section item}<article><h1>{title|html}</h1>{body}
{@|like-button}{.comments?}{@|comments}{.end}</article>{.end}`;

const post = (number: number, rest: object) => ({
  id: `69158c00${String(number).padStart(16, '0')}`,
  recordType: 1,
  status: 'published',
  publishOn: 1_767_171_600_000 - number,
  body: '<p>A text about ink.</p>',
  ...rest,
});

const siteFiles = (name: string, comments: object): SiteFiles => ({
  'site.json': {
    identifier: name,
    title: name,
    timeZone: 'Europe/Berlin',
    language: 'en-GB',
    currency: 'EUR',
    comments,
  },
  'collections/journal.json': { title: 'Journal', type: 1, typeName: 'blog', ordering: 'chronological' },
  'items/journal/ink.json': post(1, { title: 'Ink' }),
  'items/journal/paper.json': post(2, { title: 'Paper' }),
  'items/journal/closed.json': post(3, { title: 'Closed', commentState: 2 }),
  'navigation.json': { mainNav: [{ collectionId: 'journal' }] },
  'template/template.conf': '{"layouts": {"default": {"regions": ["site"]}}}',
  'template/site.region': region,
  'template/collections/blog.conf': JSON.stringify({ title: 'Blog', ordering: 'chronological' }),
  'template/collections/blog.list': list,
  'template/collections/blog.item': item,
});

interface JournalWish {
  readonly name: string;
  /** How visitors may comment. */
  readonly comments?: object;
}

/** Call it at the top of a test file: makes a site with three posts for that file alone. */
export const openJournal = ({ name, comments = {} }: JournalWish): Promise<VisitedSite> =>
  openFolder(name, siteFiles(name, comments));
