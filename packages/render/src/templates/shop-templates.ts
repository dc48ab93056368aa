import { cartStyles, productStyles, productGridStyles } from './shop-styles.ts';

/** A product in a list. One without a picture keeps the room for it, so that titles stay in line. */
const productCard = (
  heading: 'h2' | 'h3',
  quickView = '',
): string => `<article class="{@|item-classes} sw-card" id="item-{id}">
<div class="sw-card-picture"><a href="{fullUrl}" tabindex="-1" aria-hidden="true">{.section mainImage}<img {@|image-meta} sizes="(min-width: 1000px) 25vw, 50vw"/>{.end}</a>
{@|product-status}${quickView}</div>
<${heading}><a href="{fullUrl}">{title|htmltag}</a></${heading}>
{@|product-price}
</article>`;

const quickView = '{.if @quickView}{@|product-quick-view:shop}{.end}';

/** A list of products; its end is shared by all lists. */
export const productShelf = `${productGridStyles}<section class="sw-list">
{.section categoryFilterDetails}<h1>{displayName|htmltag}</h1>
{.section mainImage}<p><img {@|image-meta} sizes="(min-width: 60rem) 60rem, 100vw"></p>{.end}
{.if description}<p>{description|htmltag}</p>{.end}{.or}<h1>{collection.title|htmltag}</h1>
{.if collection.description}<p>{collection.description|htmltag}</p>{.end}{.end}
{productFilters|product-filters}
{.var @quickView collection.features.productQuickView.isEnabled}<div class="sw-shelf" data-product-list>{.repeated section items}${productCard('h2', quickView)}{.or}<p>{.if productFilters.isFiltered}{words.noProducts|htmltag}{.or}{words.nothingHere|htmltag}{.end}</p>{.end}</div>`;

/** Paywalls need their own purchase page, which does not exist yet. Gift cards have one; the form begins subscriptions too. */
const order = `{.if structuredContent.isNotForSale}{.or}{.equal? structuredContent.productType 4}{@|product-checkout pills}{.or}
{.equal? structuredContent.productType 5}<p>{words.notSoldYet|htmltag}</p>{.or}
<form action="/-/cart/entries" method="post">
<input type="hidden" name="itemId" value="{id}">
{@|product-checkout pills}
<noscript>{.sold-out?}<p>{words.soldOut|htmltag}</p>{.or}{.if structuredContent.additionalFieldsForm}<p>{words.detailsNeeded|htmltag}</p>{.or}{.if structuredContent.multipleQuantityAllowed}<p><label>{words.quantity|htmltag} <input name="quantity" type="number" value="{structuredContent.quantityRules.min}" min="{structuredContent.quantityRules.min}" max="{structuredContent.quantityRules.max}" step="{structuredContent.quantityRules.step}" size="4"></label></p>{.end}
<button type="submit">{.if structuredContent.useCustomAddButtonText}{structuredContent.customAddButtonText|htmltag}{.or}{.if structuredContent.isSubscribable}{words.subscribe|htmltag}{.or}{words.addToCart|htmltag}{.end}{.end}</button>{.end}{.end}</noscript>
</form>
{@|product-scarcity}{@|product-restock-notification}{.end}{.end}{.end}`;

/** The page of a product. */
export const productPage = `${productStyles}<article class="{@|item-classes} sw-product{.if gallery} has-pictures{.end}" id="item-{id}">
{.if gallery}<div class="sw-product-gallery"><div class="sw-product-pictures" data-product-pictures tabindex="0" role="group" aria-label="{words.pictures|htmltag}: {title|htmltag}">{.repeated section gallery}{.if isVideo}<div class="sw-product-video" id="picture-{id}">{player}</div>{.or}<a href="{assetUrl}" id="picture-{id}"><img {@|image-meta} sizes="(min-width: 700px) 50vw, 90vw"/></a>{.end}{.end}</div>
{.if gallery.1}<ul class="sw-product-thumbnails" role="list" data-product-thumbnails>{.repeated section gallery}<li>{.if isVideo}<a class="sw-product-thumbnail-video" href="#picture-{id}" aria-label="{words.video|htmltag}{.if title}: {title|htmltag}{.end}">{.section poster}<img data-src="{assetUrl}" data-image-dimensions="{originalSize}" alt="" sizes="80px" fetchpriority="low">{.end}</a>{.or}<a href="#picture-{id}" aria-label="{words.picture|htmltag} {@index}"><img data-src="{assetUrl}" data-image-dimensions="{originalSize}" alt="" sizes="80px" fetchpriority="low"></a>{.end}</li>{.end}</ul>{.end}
</div>{.end}
<div class="sw-product-details">
<h1>{title|htmltag}</h1>
{@|product-price}
{@|product-price-notes}
{@|product-status}
${order}
{.excerpt?}<div>{excerpt}</div>{.end}
{body}
</div>
{@|social-button}
{.comments?}{@|comments}{.end}
</article>
<squarespace:related collectionId="{collectionId}" itemId="{id}" limit="4">{.if items}<section class="sw-related">
<h2>{words.related|htmltag}</h2>
<div class="sw-shelf">{.repeated section items}${productCard('h3')}{.end}</div>
</section>{.end}</squarespace:related>`;

export const cart = `${cartStyles}<section class="sw-cart">
<h1>{words.cart|htmltag}</h1>
{.if cartNotice}<p class="sw-cart-notice" role="alert">{.section cartNoticeItem}<a href="{fullUrl|htmltag}">{title|htmltag}</a>: {.end}{cartNotice|htmltag}</p>{.end}
<div data-island="shop" load="eager">
{.section shoppingCart}
{.if entries}
<div class="sw-cart-full">
<ul class="sw-cart-entries">{.repeated section entries}<li class="sw-cart-entry{.if isAvailable}{.or} is-unavailable{.end}" data-entry-id="{id}">
<span class="sw-cart-picture">{.section image}<img src="{assetUrl|htmltag}?format=300w" alt="{altText|htmltag}" width="120">{.end}</span>
<div class="sw-cart-about">
<h2 class="sw-cart-title">{.if fullUrl}<a href="{fullUrl|htmltag}">{title|htmltag}</a>{.or}{title|htmltag}{.end}</h2>
{.if chosenVariant.optionValues}<p>{chosenVariant|variant-descriptor}</p>{.end}
{.if unitPriceText}<p class="product-unit-price">{unitPriceText|htmltag}</p>{.end}
{.if subscription}<p class="sw-cart-plan">{subscription.text|htmltag}</p>{.end}
{.repeated section formFields}{@|summary-form-field}{.end}
{.if note}<p class="sw-cart-note">{note|htmltag}</p>{.end}
</div>
<form action="/-/cart/entries/{id}" method="post">
{.if isAvailable}{.if multipleQuantityAllowed}<label>{words.quantity|htmltag} <input name="quantity" type="number" min="0" max="{quantityRules.max}" step="{quantityRules.step}" value="{quantity}"></label>
<button type="submit">{words.update|htmltag}</button>{.end}{.end}
<button type="submit" name="remove" value="true">{words.remove|htmltag}</button>
</form>
{.if isAvailable}<p class="sw-cart-total">{subTotalText|htmltag}</p>{.end}
</li>{.end}</ul>
<p class="sw-cart-subtotal">{words.subtotal|htmltag} <strong>{subtotal.text|htmltag}</strong></p>
{cartTotals}
{checkoutButton}
</div>
{.or}<p>{words.cartEmpty|htmltag}</p>{.end}
{.end}
<p><a href="{websiteSettings.storeSettings.continueShoppingLinkUrl|htmltag}">{words.continueShopping|htmltag}</a></p>
{.if alsoBought}<h2>{words.alsoBought|htmltag}</h2>
<ul class="sw-cart-also">{.repeated section alsoBought}<li><a href="{fullUrl}">{.section mainImage}<img {@|image-meta}/>{.end}{title|htmltag}</a> {@|product-price}</li>{.end}</ul>{.end}
</div>
</section>`;

/** Only owners of the store see it: what the buyer of a download gets. */
export const digitalProductPreview = `<section class="sw-download">{.section digitalProduct}
<p>Preview of what your customers get</p>
<h1>{title|htmltag}</h1>
{.section file}<dl>
<dt>File</dt><dd>{filename|htmltag}</dd>
<dt>Size</dt><dd>{sizeText|htmltag}</dd>
<dt>Type</dt><dd>{contentType|htmltag}</dd>
</dl>
<p><a class="sw-download-link" href="{downloadUrl|htmltag}" download="{filename|htmltag}">Download</a></p>
{.or}<p>This product has no file yet. Add one in the product editor: customers who buy it get nothing until then.</p>{.end}
{.end}</section>`;
