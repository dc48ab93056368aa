import { merchandisingContext } from '@sitewright/domain/catalogue';
import type { ProductParts } from '../../blocks/index.ts';
import { merchandisingRequest, productContext, shownProduct } from '../../catalogue/index.ts';
import type { LoadedRequirements, PageItem } from '../../data-requirements/index.ts';
import type { RenderEngine } from '../../formatters/index.ts';
import type { OverrideSource } from './block-override.ts';
import { websiteSettingsContext } from './website-context.ts';
import { shopOf } from '../model/shop.ts';

const sources = {
  price: '{@|product-price}',
  status: '{@|product-status}',
  options: '{@|variants-select}',
  quantity: '{@|quantity-input}',
  button: '{@|add-to-cart-btn}',
  scarcity: '{@|product-scarcity}',
} as const satisfies Record<keyof ProductParts, string>;

type Compiled = Readonly<Record<keyof ProductParts, ReturnType<RenderEngine['compile']>>>;

const compiledBy = new WeakMap<RenderEngine, Compiled>();

const compiledFor = (engine: RenderEngine): Compiled => {
  const known = compiledBy.get(engine);
  if (known) return known;
  const entries = Object.entries(sources).map(([name, source]) => [name, engine.compile(source)]);
  const compiled = Object.fromEntries(entries) as Compiled;
  compiledBy.set(engine, compiled);
  return compiled;
};

export interface ProductPartsSource extends OverrideSource {
  readonly loaded: LoadedRequirements;
  readonly localizedStrings: Readonly<Record<string, string>>;
}

const findItem = ({ loaded }: ProductPartsSource, id: string): PageItem | undefined => {
  for (const items of loaded.items.values()) {
    const found = items.find((item) => item.id === id);
    if (found) return found;
  }
  return undefined;
};

/** The data that the shop's formatters read. Scarcity on blocks has its own setting. */
const scopeOf = (item: PageItem, { data, localizedStrings }: ProductPartsSource) => {
  const shown = shownProduct(item);
  if (!shown) return undefined;
  const shop = shopOf(data);
  const { merchandising, useCLDRMoneyFormat } = shop.settings;
  const settings = {
    ...merchandising,
    scarcityEnabledOnProductItems: merchandising.scarcityEnabledOnProductBlocks,
  };
  return {
    id: item.id,
    collectionId: item.collectionId,
    title: item.title,
    structuredContent: productContext(shown, shop),
    featureFlags: { useCLDRMoneyFormat },
    websiteSettings: websiteSettingsContext(data),
    productMerchandisingContext: { [item.id]: merchandisingContext(merchandisingRequest(shown), settings) },
    localizedStrings,
  };
};

/** The parts of products that blocks show, as the formatters of templates print them. */
export const productParts =
  (source: ProductPartsSource) =>
  (id: string): ProductParts | undefined => {
    const { engine, host, now, template } = source;
    const item = findItem(source, id);
    const json = item && scopeOf(item, source);
    if (!json) return undefined;
    const compiled = compiledFor(engine);
    const render = (name: keyof ProductParts): string =>
      engine.render({ template: compiled[name], json, partials: template.partials, host, now }).output;
    return {
      price: render('price'),
      status: render('status'),
      options: render('options'),
      quantity: render('quantity'),
      button: render('button'),
      // The formatter prints the product itself where there is nothing to tell.
      scarcity: json.productMerchandisingContext[id]?.scarcityEnabled ? render('scarcity') : '',
    };
  };
