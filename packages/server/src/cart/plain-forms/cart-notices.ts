import { cartMessage, shopTextsIn, unselectedOptionsText } from '@sitewright/domain/cart';
import { isId } from '@sitewright/domain/ids';
import type { Site } from '@sitewright/domain/sites';
import type { Database } from '../../database/index.ts';
import { readFacts } from '../opening/facts-store.ts';

/** Where a notice is told, and by whom. */
export interface NoticePlace {
  readonly database: Database;
  readonly site: Site;
}

const UNSELECTED = 'options-unselected';

/** In the owner's order; none where there is nothing to choose. */
const readOptionNames = async (
  { database, site }: NoticePlace,
  itemId: string,
): Promise<readonly string[]> => {
  const { variants } = await readFacts(database.$client, site.id, { variantIds: [], itemId });
  return variants?.[0]?.optionOrdering ?? [];
};

/** Names the options of an item that were left open, by their places: words in an address could be anybody's. */
export const noticeOfUnselected = async (
  place: NoticePlace,
  itemId: string,
  chosen: Readonly<Record<string, string>>,
): Promise<string | undefined> => {
  const names = await readOptionNames(place, itemId);
  const open = names.flatMap((name, index) => (chosen[name] ? [] : [index]));
  return open.length > 0 ? `${UNSELECTED}.${itemId}.${open.join('-')}` : undefined;
};

const readUnselected = async (
  place: NoticePlace,
  itemId: string,
  open: string,
): Promise<string | undefined> => {
  const names = await readOptionNames(place, itemId);
  const places = new Set(open.split('-').map(Number));
  const unselected = names.filter((_name, index) => places.has(index));
  const texts = shopTextsIn(place.site.settings.language);
  return unselected.length > 0 ? unselectedOptionsText(unselected, texts) : undefined;
};

/** What to tell on the cart page about a form that led there; nothing for words that are none of ours. */
export const readCartNotice = async (place: NoticePlace, notice: string): Promise<string | undefined> => {
  const [kind, itemId = '', open = ''] = notice.split('.');
  return kind === UNSELECTED && isId(itemId)
    ? readUnselected(place, itemId, open)
    : cartMessage(notice, place.site.settings.language);
};
