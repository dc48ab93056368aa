import type { Dialect, Scope } from './dialect.ts';

export type Page = (dialect: Dialect) => string;

const tag = (dialect: Dialect, scope: Scope): string =>
  `<li><a rel="tag" href="/journal/tag/${dialect.print(scope, 'slug')}">${dialect.print(scope, 'name')}</a></li>`;

const comment = (dialect: Dialect, scope: Scope): string =>
  `<li class="comment" id="comment-${dialect.print(scope, 'id')}"><h3>${dialect.print(scope, 'author')}</h3>` +
  `<p>${dialect.print(scope, 'body')}</p>` +
  `${dialect.when(scope, 'isLiked', `<span class="likes">${dialect.print(scope, 'likeCount')}</span>`)}</li>`;

/** A journal entry with its tags and comments. */
export const itemPage: Page = (dialect) =>
  `<article id="article-${dialect.print('', 'id')}"><h1>${dialect.print('', 'title')}</h1>` +
  `<p class="meta">By ${dialect.print('', 'authorName')} on ${dialect.print('', 'publishedOn')}</p>` +
  `${dialect.when('', 'excerpt', `<div class="excerpt">${dialect.raw('', 'excerpt')}</div>`)}` +
  `<div class="body">${dialect.raw('', 'body')}</div>` +
  `<ul class="tags">${dialect.each('', 'tags', (scope) => tag(dialect, scope))}</ul>` +
  `<section class="comments"><h2>${dialect.print('', 'commentCount')} comments</h2>` +
  `<ol>${dialect.each('', 'comments', (scope) => comment(dialect, scope))}</ol></section></article>`;

const product = (dialect: Dialect, scope: Scope): string =>
  `<li class="product${dialect.when(scope, 'isOnSale', ' on-sale')}" data-item-id="${dialect.print(scope, 'id')}">` +
  `<a href="${dialect.print(scope, 'fullUrl')}"><img src="${dialect.print(scope, 'assetUrl')}" ` +
  `alt="${dialect.print(scope, 'title')}" width="750" height="1000" loading="lazy">` +
  `<h2>${dialect.print(scope, 'title')}</h2></a><p>${dialect.print(scope, 'excerpt')}</p>` +
  `<div class="price">${dialect.when(scope, 'isOnSale', '<span>Sale</span> ')}${dialect.print(scope, 'price')}</div>` +
  `<ul>${dialect.each(scope, 'tags', (inner) => `<li>${dialect.print(inner, 'name')}</li>`)}</ul></li>`;

/** A shop's page of products. */
export const gridPage: Page = (dialect) =>
  `<h1>${dialect.print('', 'title')}</h1><ul class="grid">` +
  `${dialect.each('', 'items', (scope) => product(dialect, scope))}</ul>`;

/** The same grid with the formatters that shops use; only two engines have them. */
export const commerceTemplate =
  '<h1>{collection.title|html}</h1><ul class="grid">{.repeated section items}' +
  '<li class="product{.on-sale?} on-sale{.end}"><a href="{fullUrl|htmltag}"><h2>{title|html}</h2></a>' +
  '{@|product-price}{@|product-status}{@|variants-select}{@|quantity-input}{@|add-to-cart-btn}</li>{.end}</ul>';
