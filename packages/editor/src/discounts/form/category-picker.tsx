import { pageCalls } from '@sitewright/api/pages';
import { useState } from 'react';
import { Checkbox, GridList, GridListItem } from 'react-aria-components';
import { Check } from 'lucide-react';
import { useProductsPages } from '../../categories/index.ts';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  SearchField,
  Select,
  Skeleton,
} from '../../controls/index.ts';
import { Fetched, useDebounced, useFetched } from '../../data-fetching/index.ts';
import { countOf } from '../texts/discount-texts.ts';

interface ChoicesProps {
  readonly collectionId: string;
  readonly search: string;
  readonly chosen: readonly string[];
  readonly onChoose: (categories: readonly string[]) => void;
}

const CheckMark = () => (
  <Checkbox slot="selection" className="checkbox">
    <span className="checkbox-box" aria-hidden>
      <Check size={12} strokeWidth={3} />
    </span>
  </Checkbox>
);

/** What is chosen stays chosen while another search or page is shown. */
const Choices = ({ collectionId, search, chosen, onChoose }: ChoicesProps) => {
  const { fetched, refetch } = useFetched(pageCalls.listTerms, {
    params: { id: collectionId },
    query: { kind: 'categories', ...(search === '' ? {} : { search }) },
  });
  return (
    <Fetched
      subject="results"
      fetched={fetched}
      onRetry={refetch}
      skeleton={<Skeleton rows={5} shape="list" />}
    >
      {({ terms }) => (
        <GridList
          aria-label="Categories"
          className="product-choices"
          selectionMode="multiple"
          selectedKeys={chosen}
          onSelectionChange={(keys) => {
            const inView = terms.map(({ name }) => name);
            const others = chosen.filter((name) => !inView.includes(name));
            onChoose([...others, ...inView.filter((name) => keys === 'all' || keys.has(name))]);
          }}
          renderEmptyState={() => <p className="quiet">No categories match.</p>}
        >
          {terms.map(({ name, count }) => (
            <GridListItem key={name} id={name} textValue={name} className="product-choice">
              <CheckMark />
              <span className="product-choice-text">
                <span className="truncate">{name}</span>
                <span className="quiet">{countOf(count, 'product')}</span>
              </span>
            </GridListItem>
          ))}
        </GridList>
      )}
    </Fetched>
  );
};

interface CategoryPickerProps {
  readonly value: readonly string[];
  readonly max: number;
  readonly onPick: (categories: readonly string[]) => void;
  readonly onClose: () => void;
}

/** A dialog to choose categories of the store. */
export const CategoryPicker = ({ value, max, onPick, onClose }: CategoryPickerProps) => {
  const { fetched, refetch } = useProductsPages();
  const [page, setPage] = useState('');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(value);
  const search = useDebounced(typed.trim());
  const isTooMany = chosen.length > max;
  return (
    <Dialog title="Choose categories" size="wide" isOpen onClose={onClose}>
      <DialogBody>
        <div className="product-picker stack">
          <SearchField label="Search categories" value={typed} onChange={setTyped} />
          <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={5} shape="list" />}>
            {(pages) => {
              const current = pages.find(({ id }) => id === page) ?? pages[0];
              if (!current) return <p className="quiet">Your store has no products page yet.</p>;
              return (
                <div className="stack">
                  {pages.length > 1 ? (
                    <Select
                      label="Products page"
                      choices={pages.map(({ id, title }) => ({ id, name: title }))}
                      value={current.id}
                      onChange={setPage}
                    />
                  ) : null}
                  <Choices collectionId={current.id} {...{ search, chosen }} onChoose={setChosen} />
                </div>
              );
            }}
          </Fetched>
        </div>
      </DialogBody>
      <DialogFoot>
        {isTooMany ? <p className="field-error">{`Choose up to ${max} categories.`}</p> : null}
        <Button onPress={onClose}>Cancel</Button>
        <Button kind="primary" isDisabled={isTooMany} onPress={() => onPick(chosen)}>
          {chosen.length > 0 ? `Choose ${countOf(chosen.length, 'category', 'categories')}` : 'Choose'}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
