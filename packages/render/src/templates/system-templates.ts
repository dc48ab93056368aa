import { searchStyles } from './shop-styles.ts';
import { cart, digitalProductPreview, productPage, productShelf } from './shop-templates.ts';

/** Fallback for a template without any layout. */
const plainLayout = `<!doctype html>
<html lang="{website.language|htmltag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
{squarespace-headers}</head>
<body id="{squarespace.page-id}" class="{squarespace.page-classes}"><main>{squarespace.main-content}</main>{squarespace-footers}</body>
</html>`;

/** The checkout has no header, footer and code of the site. */
const checkoutLayout = `<!doctype html>
<html lang="{website.language|htmltag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
{squarespace-headers}</head>
<body id="checkout" class="checkout {squarespace.page-classes}">{squarespace.main-content}</body>
</html>`;

const notFound = `<section class="sw-not-found">
{.if mainContent}{mainContent}{.or}<h1>{words.notFoundTitle|htmltag}</h1>
<p>{words.notFoundText|htmltag}</p>
<p><a href="/">{words.goHome|htmltag}</a></p>{.end}
</section>`;

const error = `<section class="sw-error">
{.if mainContent}{mainContent}{.or}<h1>{words.errorTitle|htmltag}</h1>
<p>{words.errorText|htmltag}</p>{.end}
</section>`;

const search = `${searchStyles}<section class="sw-search">
<h1>{words.search|htmltag}</h1>
<form action="/search" method="get" role="search">
<label for="sw-search-query">{words.searchSite|htmltag}</label>
<input id="sw-search-query" type="search" name="q" value="{searchQuery|htmltag}">
{.if searchCollectionId}<input type="hidden" name="f_collectionId" value="{searchCollectionId|htmltag}">{.end}
<button type="submit">{words.search|htmltag}</button>
</form>
{.if searchQuery}{.repeated section searchHits}{.if @index0}{.or}<ol class="sw-search-hits">{.end}<li>
{.section product}{.if imageUrl}<img src="{imageUrl|htmltag}" alt="" width="96" height="120" loading="lazy">{.end}{.end}
<h2><a href="{url|htmltag}">{title|htmltag}</a></h2>
{.section product}<p class="sw-search-price">{priceText|htmltag}{.if originalPriceText} <s>{originalPriceText|htmltag}</s>{.end}{.if isSoldOut} {words.soldOut|htmltag}{.end}</p>{.end}
<p>{excerpt|htmltag}</p>
</li>{.or}<p role="status">{words.nothingFound|htmltag} {words.openingQuote|htmltag}{searchQuery|htmltag}{words.closingQuote|htmltag}.</p>
{.if searchCorrection}<p>{words.didYouMean|htmltag} <a href="{searchCorrection.url|htmltag}">{searchCorrection.query|htmltag}</a>?</p>{.end}
{.repeated section searchProductLists}<p><a href="{url|htmltag}">{title|htmltag}</a></p>{.end}{.end}{.if searchHits}</ol>{.end}
{.section searchPages}<nav class="sw-pager" aria-label="{words.pages|htmltag}">
{.if prevPageUrl}<a rel="prev" href="{prevPageUrl|htmltag}">{words.previous|htmltag}</a>{.end}
{.if nextPageUrl}<a rel="next" href="{nextPageUrl|htmltag}">{words.next|htmltag}</a>{.end}
</nav>{.end}{.end}
</section>`;

const lockScreen = `<section class="sw-lock-screen">
{.if mainContent}{mainContent}{.or}<h1>{words.privateTitle|htmltag}</h1>{.end}
{.if lockAction}<form action="{lockAction|htmltag}" method="post">
<label for="sw-lock-password">{words.password|htmltag}</label>
<input id="sw-lock-password" type="password" name="password" maxlength="30" required autocomplete="current-password"{.if lockRefused} aria-invalid="true" aria-describedby="sw-lock-refused"{.end}>
{.if lockRefused}<p id="sw-lock-refused" role="alert">{words.passwordWrong|htmltag}</p>{.end}
<button type="submit">{words.enter|htmltag}</button>
</form>{.or}<p>{words.forMembers|htmltag}</p>{.end}
</section>`;

const splash = `<section class="sw-splash">
{.if mainContent}{mainContent}{.or}<h1>{collection.title|htmltag}</h1>
{.if collection.description}<p>{collection.description|htmltag}</p>{.end}{.end}
</section>`;

const page = '{mainContent}';

const pager = `{.section pagination}<nav class="sw-pager" aria-label="{words.pages|htmltag}">
{.if prevPageUrl}<a rel="prev" href="{prevPageUrl|htmltag}">{words.newer|htmltag}</a>{.end}
{.if nextPageUrl}<a rel="next" href="{nextPageUrl|htmltag}">{words.older|htmltag}</a>{.end}
</nav>{.end}`;

const list = `{.equal? collection.type 13}${productShelf}{.or}<section class="sw-list">
<h1>{collection.title|htmltag}</h1>
{.repeated section items}
<article class="{@|item-classes}" id="item-{id}">
{.section mainImage}<a href="{fullUrl}"><img {@|image-meta}/></a>{.end}
<h2><a href="{.passthrough?}{sourceUrl|htmltag}{.or}{fullUrl}{.end}">{title|htmltag}</a></h2>
{.event?}<p><time>{startDate|date %B %d, %Y}</time></p>{.end}
{.excerpt?}<div>{excerpt}</div>{.end}
</article>
{.or}<p>{words.nothingHere|htmltag}</p>{.end}{.end}
${pager}
</section>`;

const item = `{.section item}{.if structuredContent.productType}${productPage}{.or}<article class="{@|item-classes}" id="item-{id}">
<h1>{title|htmltag}</h1>
{.event?}<p class="sw-event-times"><time>{startDate|date %B %d, %Y, %H:%M}</time>{.if endDate} {words.until|htmltag} <time>{.same-day?}{.or}{endDate|date %B %d, %Y}, {.end}{endDate|date %H:%M}</time>{.end}</p>
{.if location.addressTitle}<address class="sw-event-place">{location.addressTitle|htmltag}{.if location.addressLine1}<br>{location.addressLine1|htmltag}{.end}{.if location.addressLine2}<br>{location.addressLine2|htmltag}{.end}{.if location.addressCountry}<br>{location.addressCountry|htmltag}{.end}</address>{.end}{.end}
{.section mainImage}<img {@|image-meta}/>{.end}
{body}
{@|social-button}
{.comments?}{@|comments}{.end}
</article>{.end}{.end}{postItemInjectCode}`;

const index = `{.repeated section collection.collections}
<section id="{urlId}" class="sw-index-part collection-type-{typeName}">
{.if mainContent}{mainContent}{.or}<h2><a href="{fullUrl}">{title|htmltag}</a></h2>
{.repeated section items}<article id="item-{id}"><h3><a href="{fullUrl}">{title|htmltag}</a></h3>
{.main-image?}{.section mainImage}<img {@|image-meta}/>{.end}{.end}
{.if structuredContent.productType}{@|product-price}{.end}</article>{.end}{.end}
</section>
{.or}<p>{words.nothingHere|htmltag}</p>{.end}`;

/** Used unless the template has its own file, such as `pages/404.page`. */
export const systemTemplates = {
  layout: plainLayout,
  'checkout-layout': checkoutLayout,
  checkout: '{checkoutContent}',
  order: '{orderContent}',
  '404': notFound,
  error,
  search,
  'lock-screen': lockScreen,
  cart,
  'digital-product-preview': digitalProductPreview,
  'splash-page': splash,
  page,
  list,
  item,
  index,
} as const satisfies Record<string, string>;

/** Partials that templates may apply without defining them. */
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
