/** Stands in where a template has no layout at all, so that the content can still be read. */
const plainLayout = `<!doctype html>
<html lang="{website.language|htmltag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
{squarespace-headers}</head>
<body id="{squarespace.page-id}" class="{squarespace.page-classes}">{squarespace.main-content}{squarespace-footers}</body>
</html>`;

const notFound = `<section class="sw-not-found">
{.if mainContent}{mainContent}{.or}<h1>We couldn’t find that page</h1>
<p>It may have moved, or the address may have a slip in it.</p>
<p><a href="/">Go to the home page</a></p>{.end}
</section>`;

const error = `<section class="sw-error">
{.if mainContent}{mainContent}{.or}<h1>Something went wrong</h1>
<p>The page could not be made for the moment. Please try again.</p>{.end}
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
{.if mainContent}{mainContent}{.or}<h1>This page is private</h1>{.end}
<form action="{lockAction|htmltag}" method="post">
<label for="sw-lock-password">Password</label>
<input id="sw-lock-password" type="password" name="password" maxlength="30" required autocomplete="current-password"{.if lockRefused} aria-invalid="true" aria-describedby="sw-lock-refused"{.end}>
{.if lockRefused}<p id="sw-lock-refused" role="alert">That password is not right. Please try again.</p>{.end}
<button type="submit">Enter</button>
</form>
</section>`;

const cart = `<section class="sw-cart">
<h1>Cart</h1>
{.if cartNotice}<p class="sw-cart-notice" role="alert">{cartNotice|htmltag}</p>{.end}
<div data-island="shop" load="eager">
{.section shoppingCart}
{.if entries}
<ul class="sw-cart-entries">{.repeated section entries}<li class="sw-cart-entry" data-entry-id="{id}">
{.section image}<img src="{assetUrl|htmltag}?format=300w" alt="{altText|htmltag}" width="120">{.end}
<div class="sw-cart-entry-text">
{.if isAvailable}<a href="{fullUrl|htmltag}">{title|htmltag}</a>{.or}<span>{title|htmltag}</span> <em>No longer available</em>{.end}
<p>{chosenVariant|variant-descriptor}</p>
{.repeated section formFields}{@|summary-form-field}{.end}
</div>
<form action="/-/cart/entries/{id}" method="post">
{.if multipleQuantityAllowed}<label>Quantity <input type="number" name="quantity" min="0" max="9999" step="1" value="{quantity}"></label>
<button type="submit">Update</button>{.or}<span>{quantity}</span>{.end}
<button type="submit" name="remove" value="true">Remove</button>
</form>
<span class="sw-cart-price">{subTotalText|htmltag}</span>
</li>{.end}</ul>
<p class="sw-cart-subtotal">Subtotal <strong>{subtotal.text|htmltag}</strong></p>
{.or}<p>Your cart is empty.</p>{.end}
{.end}
<p><a href="{websiteSettings.storeSettings.continueShoppingLinkUrl|htmltag}">Continue Shopping</a></p>
{.if alsoBought}<h2>Customers also bought</h2>
<ul class="sw-cart-also">{.repeated section alsoBought}<li><a href="{fullUrl}">{.section mainImage}<img {@|image-meta}/>{.end}{title|htmltag}</a> {@|product-price}</li>{.end}</ul>{.end}
</div>
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
  cart,
  'splash-page': splash,
  page,
  list,
  item,
  index,
} as const satisfies Record<string, string>;

/** Partials that templates apply without having them. */
export const systemPartials: ReadonlyMap<string, string> = new Map([
  ['sqs-share-buttons', '{@|social-button}'],
  ['image', '{@|image-element}'],
  [
    'social-links',
    '<nav class="sqs-svg-icon--list">{.repeated section website.socialAccounts}<a class="sqs-svg-icon--wrapper {serviceName|slugify}" href="{profileUrl|htmltag}" target="_blank" rel="me noopener">{.if screenname}{screenname|htmltag}{.or}{serviceName|htmltag}{.end}</a>{.end}</nav>',
  ],
]);

export type SystemTemplateName = keyof typeof systemTemplates;

export const systemTemplateNames = Object.keys(systemTemplates).filter((name): name is SystemTemplateName =>
  Object.hasOwn(systemTemplates, name),
);
