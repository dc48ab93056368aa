const region = `<!doctype html>
<html lang="{website.language|htmltag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">{squarespace-headers}</head>
<body id="{squarespace.page-id}" class="{squarespace.page-classes}">
<header><a href="/shop">Shop</a></header>
<main>{squarespace.main-content}</main>
{squarespace-footers}
</body></html>`;

const list = `<h1>{collection.title}</h1>
{.repeated section items}<article class="{@|item-classes}" id="{urlId}">
<h2><a href="{fullUrl}">{title|html}</a></h2>
{@|product-price}{@|product-status}{@|product-quick-view:shop}{@|variants-select}{@|add-to-cart-btn}
</article>{.end}`;

const item = `{.section item}<article class="{@|item-classes}">
<h1>{title|html}</h1>
{@|product-price}{@|product-status}
<form action="/-/cart/entries" method="post"><input type="hidden" name="itemId" value="{id}">
{@|product-checkout}
<noscript><label>How many <input name="quantity" value="1"></label> <button type="submit">Put into the cart</button></noscript>
</form>
{@|product-scarcity}{@|product-restock-notification}
</article>{.end}`;

const styles = `.sqs-add-to-cart-button, .sqs-product-quick-view-button { display: block; padding: 12px; background: #222; color: #fff; }
@media (scripting: enabled) { .variant-radiobtn-wrapper { display: none; } }
article { margin-block: 24px; }`;

/** A plain template without a sign of the cart of its own, so that the pill shows. */
export const shopTemplate: Readonly<Record<string, string>> = {
  'template.conf': JSON.stringify({
    name: 'Test shop',
    author: 'Sitewright',
    layouts: { default: { name: 'Default', regions: ['site'] } },
    navigations: [{ title: 'Main', name: 'mainNav' }],
    stylesheets: ['site.css'],
  }),
  'site.region': region,
  'styles/site.css': styles,
  'collections/products.conf': JSON.stringify({ title: 'Products', addText: 'Add a product' }),
  'collections/products.list': list,
  'collections/products.item': item,
};
