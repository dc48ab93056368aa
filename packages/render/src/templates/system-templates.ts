/** Stands in where a template has no layout at all, so that the content can still be read. */
const plainLayout = `<!doctype html>
<html lang="{website.language|htmltag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
{squarespace-headers}</head>
<body id="{squarespace.page-id}" class="{squarespace.page-classes}">{squarespace.main-content}{squarespace-footers}</body>
</html>`;

const notFound = `<section class="sw-not-found">
<h1>We couldn’t find that page</h1>
<p>It may have moved, or the address may have a slip in it.</p>
<p><a href="/">Go to the home page</a></p>
</section>`;

const error = `<section class="sw-error">
<h1>Something went wrong</h1>
<p>The page could not be made for the moment. Please try again.</p>
</section>`;

const search = `<section class="sw-search">
<h1>Search</h1>
<form action="/search" method="get" role="search">
<label for="sw-search-query">Search this site</label>
<input id="sw-search-query" type="search" name="q" value="{searchQuery|htmltag}">
<button type="submit">Search</button>
</form>
{.if searchQuery}{.repeated section searchHits}{.if @index0}{.or}<ol class="sw-search-hits">{.end}<li>
<h2><a href="{url|htmltag}">{title|htmltag}</a></h2>
<p>{excerpt|htmltag}</p>
</li>{.or}<p role="status">Nothing was found for “{searchQuery|htmltag}”.</p>{.end}{.if searchHits}</ol>{.end}{.end}
</section>`;

const lockScreen = `<section class="sw-lock-screen">
<h1>This page is private</h1>
<form action="{lockAction|htmltag}" method="post">
<label for="sw-lock-password">Password</label>
<input id="sw-lock-password" type="password" name="password" maxlength="30" required autocomplete="current-password"{.if lockRefused} aria-invalid="true" aria-describedby="sw-lock-refused"{.end}>
{.if lockRefused}<p id="sw-lock-refused" role="alert">That password is not right. Please try again.</p>{.end}
<button type="submit">Enter</button>
</form>
</section>`;

const splash = `<section class="sw-splash">
{.if mainContent}{mainContent}{.or}<h1>{collection.title|htmltag}</h1>
{.if collection.description}<p>{collection.description|htmltag}</p>{.end}{.end}
</section>`;

const page = '{mainContent}';

const pager = `{.section pagination}<nav class="sw-pager" aria-label="Pages">
{.if prevPageUrl}<a rel="prev" href="{prevPageUrl|htmltag}">Newer</a>{.end}
{.if nextPageUrl}<a rel="next" href="{nextPageUrl|htmltag}">Older</a>{.end}
</nav>{.end}`;

const list = `<section class="sw-list">
<h1>{collection.title|htmltag}</h1>
{.repeated section items}
<article class="{@|item-classes}" id="item-{id}">
{.section mainImage}<a href="{fullUrl}"><img {@|image-meta}/></a>{.end}
<h2><a href="{.passthrough?}{sourceUrl|htmltag}{.or}{fullUrl}{.end}">{title|htmltag}</a></h2>
{.event?}<p><time>{startDate|date %B %d, %Y}</time></p>{.end}
{.excerpt?}<div>{excerpt}</div>{.end}
</article>
{.or}<p>There is nothing here yet.</p>{.end}
${pager}
</section>`;

const item = `{.section item}<article class="{@|item-classes}" id="item-{id}">
<h1>{title|htmltag}</h1>
{.event?}<p><time>{startDate|date %B %d, %Y}</time></p>{.end}
{.section mainImage}<img {@|image-meta}/>{.end}
{body}
{.comments?}{@|comments}{.end}
</article>{.end}{postItemInjectCode}`;

const index = `{.repeated section collection.collections}
<section id="{urlId}" class="sw-index-part collection-type-{typeName}">
{.if mainContent}{mainContent}{.or}<h2><a href="{fullUrl}">{title|htmltag}</a></h2>
{.repeated section items}<article id="item-{id}"><h3><a href="{fullUrl}">{title|htmltag}</a></h3>
{.main-image?}{.section mainImage}<img {@|image-meta}/>{.end}{.end}</article>{.end}{.end}
</section>
{.or}<p>There is nothing here yet.</p>{.end}`;

/** Shown where a template has no file of its own for it; `pages/404.page` and the like stand above these. */
export const systemTemplates = {
  layout: plainLayout,
  '404': notFound,
  error,
  search,
  'lock-screen': lockScreen,
  'splash-page': splash,
  page,
  list,
  item,
  index,
} as const satisfies Record<string, string>;

/** Partials that templates apply without having them. */
export const systemPartials: ReadonlyMap<string, string> = new Map([
  ['sqs-share-buttons', '{@|social-button}'],
  [
    'social-links',
    '<nav class="sqs-svg-icon--list">{.repeated section website.socialAccounts}<a class="sqs-svg-icon--wrapper {serviceName|slugify}" href="{profileUrl|htmltag}" target="_blank" rel="me noopener">{.if screenname}{screenname|htmltag}{.or}{serviceName|htmltag}{.end}</a>{.end}</nav>',
  ],
]);

export type SystemTemplateName = keyof typeof systemTemplates;

export const systemTemplateNames = Object.keys(systemTemplates).filter((name): name is SystemTemplateName =>
  Object.hasOwn(systemTemplates, name),
);
