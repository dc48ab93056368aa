import { discountsCalls } from '@sitewright/api/discounts';
import { discountLimits, newDiscountTerms, type DiscountTerms } from '@sitewright/domain/discounts';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Screen, Skeleton } from '../../controls/index.ts';
import { dataOf, Failure, useFetched } from '../../data-fetching/index.ts';
import type { DiscountFormat, StoredDiscount } from '../discount-types.ts';
import '../discounts.css';
import { termsOf } from '../terms-of.ts';
import { useDiscountFormat } from '../use-discount-format.ts';
import { DiscountEditor } from './discount-editor.tsx';

const route = getRouteApi('/_signed-in/store/discounts/edit');

/** Most discounts have a code. */
const newTerms: DiscountTerms = { ...newDiscountTerms, code: '' };

/** A code belongs to one discount only. */
const copyOf = (discount: StoredDiscount): DiscountTerms => {
  const { name, code, ...terms } = termsOf(discount);
  return {
    ...terms,
    name: `Copy of ${name}`.slice(0, discountLimits.NAME_LENGTH),
    code: code === null ? null : '',
  };
};

const Loading = () => (
  <Screen title="Discount">
    <Skeleton rows={6} shape="form" />
  </Screen>
);

interface LoadedProps {
  readonly id: string;
  readonly children: (discount: StoredDiscount) => ReactNode;
}

const Loaded = ({ id, children }: LoadedProps) => {
  const { fetched, refetch } = useFetched(discountsCalls.read, { params: { id } });
  const discount = dataOf(fetched);
  if (discount) return children(discount);
  return fetched.state === 'failed' ? (
    <Screen title="Discount">
      <Failure refusal={fetched.refusal} onRetry={refetch} />
    </Screen>
  ) : (
    <Loading />
  );
};

const Editor = ({ format }: { readonly format: DiscountFormat }) => {
  const { id, from } = route.useSearch();
  if (id !== undefined)
    return (
      <Loaded id={id}>
        {(saved) => <DiscountEditor key={id} {...{ saved, format }} initial={termsOf(saved)} />}
      </Loaded>
    );
  if (from !== undefined)
    return (
      <Loaded id={from}>
        {(source) => (
          <DiscountEditor key={`copy ${from}`} saved={undefined} initial={copyOf(source)} format={format} />
        )}
      </Loaded>
    );
  return <DiscountEditor key="new" saved={undefined} initial={newTerms} format={format} />;
};

/** A new discount, one to edit, or a copy that is not saved yet. */
export const DiscountScreen = () => {
  const { format, retry } = useDiscountFormat();
  const known = dataOf(format);
  if (known) return <Editor format={known} />;
  return format.state === 'failed' ? (
    <Screen title="Discount">
      <Failure refusal={format.refusal} onRetry={retry} />
    </Screen>
  ) : (
    <Loading />
  );
};
