import { cartCalls } from '@sitewright/api/cart';
import type { CallAnswer } from '@sitewright/api/call';
import { useEffect, useState } from 'react';
import { visitorClient } from '../cart/index.ts';
import { CartPicture } from './display/cart-picture.tsx';
import { cartText } from './display/cart-text.ts';

type Item = CallAnswer<typeof cartCalls.listAlsoBought>['items'][number];

const loadSuggestions = async (entryIds: string): Promise<readonly Item[]> => {
  if (entryIds === '') return [];
  const outcome = await visitorClient.send(cartCalls.listAlsoBought, {});
  return outcome.ok ? outcome.answer.items : [];
};

/** Hidden without suggestions; a failed request is ignored. */
export const AlsoBought = ({ entryIds }: { readonly entryIds: string }) => {
  const [items, setItems] = useState<readonly Item[]>([]);
  useEffect(() => {
    // Responses may arrive out of order.
    let isLatest = true;
    void loadSuggestions(entryIds).then((suggested) => isLatest && setItems(suggested));
    return () => {
      isLatest = false;
    };
  }, [entryIds]);
  if (items.length === 0) return null;
  return (
    <section className="sw-also-bought" aria-labelledby="sw-also-bought">
      <h2 id="sw-also-bought">{cartText('alsoBought')}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <a href={item.fullUrl}>
              <span className="sw-cart-picture">
                <CartPicture picture={item.image} sizes="(min-width: 760px) 22vw, 44vw" />
              </span>
              <span className="sw-also-title">{item.title}</span>
              <span className="sw-also-price">{item.isSoldOut ? cartText('noneLeft') : item.priceText}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
