import { ordersCalls } from '@sitewright/api/orders';
import { orderLimits, tidyTags } from '@sitewright/domain/orders';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button, SuggestField } from '../../controls/index.ts';
import { dataOf, useFetched } from '../../data-fetching/index.ts';
import type { OrderDetail } from '../texts/order-texts.ts';
import { useOrderChange } from './use-order-change.ts';

/** Tags of the order, which the list can be filtered by. */
export const OrderTags = ({ order }: { readonly order: OrderDetail }) => {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const known = dataOf(useFetched(ordersCalls.readFilters, {}).fetched)?.tags ?? [];
  const { change, isSending } = useOrderChange();
  const save = (tags: readonly string[], done: string) =>
    change(
      ordersCalls.setTags,
      { params: { id: order.id }, body: { revision: order.revision, tags: tidyTags(tags) } },
      done,
    );
  const add = async (): Promise<void> => {
    setFault(typed.trim() === '' ? 'Enter a tag.' : undefined);
    if (typed.trim() === '') return;
    if (await save([...order.tags, typed.trim()], 'Tag added')) setTyped('');
  };
  return (
    <>
      {order.tags.length === 0 ? null : (
        <ul className="orders-chips" aria-label="Tags">
          {order.tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className="orders-chip"
                aria-label={`Remove tag ${tag}`}
                onClick={() =>
                  void save(
                    order.tags.filter((each) => each !== tag),
                    'Tag removed',
                  )
                }
              >
                {tag}
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        aria-label="Add a tag"
        className="order-tag-form"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <SuggestField
          label="Add tag"
          suggestions={known.filter((tag) => !order.tags.includes(tag)).map((name) => ({ id: name, name }))}
          value={typed}
          onChange={(text) => setTyped(text.slice(0, orderLimits.TAG))}
          error={fault}
        />
        <Button type="submit" isPending={isSending}>
          Add
        </Button>
      </form>
    </>
  );
};
