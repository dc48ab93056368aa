import { VisuallyHidden } from '@sitewright/ui/visually-hidden';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ListSearch } from '../model/list-search.ts';
import type { ShownColumn } from './columns.ts';

type SortName = NonNullable<ListSearch['sort']>;

interface HeadProps {
  readonly columns: readonly ShownColumn[];
  readonly search: ListSearch;
  readonly isNarrow: boolean;
  /** All, some or none of the matching products. */
  readonly selected: 'all' | 'some' | 'none';
  readonly onSelectAll: (isOn: boolean) => void;
  readonly onSort: (sort: SortName, order: 'asc' | 'desc') => void;
}

const ariaSort = ({ sort, order }: ListSearch, name: SortName | undefined) => {
  if (name === undefined) return undefined;
  if (sort !== name) return 'none';
  return order === 'desc' ? 'descending' : 'ascending';
};

interface SortedNameProps extends Pick<HeadProps, 'search' | 'onSort'> {
  readonly name: string;
  readonly sort: SortName;
}

const SortedName = ({ name, sort, search, onSort }: SortedNameProps) => {
  const isCurrent = search.sort === sort;
  const isDescending = isCurrent && search.order === 'desc';
  const Icon = isDescending ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      className="product-list-sort"
      onClick={() => onSort(sort, isCurrent && !isDescending ? 'desc' : 'asc')}
    >
      {name}
      {isCurrent ? <Icon size={14} aria-hidden /> : null}
    </button>
  );
};

const SelectAll = ({ selected, onSelectAll }: Pick<HeadProps, 'selected' | 'onSelectAll'>) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = selected === 'some';
  }, [selected]);
  return (
    <label className="product-list-check">
      <input
        ref={input}
        type="checkbox"
        aria-label="Select all products"
        checked={selected === 'all'}
        onChange={(event) => onSelectAll(event.target.checked)}
      />
    </label>
  );
};

export const TableHead = ({ columns, search, isNarrow, selected, onSelectAll, onSort }: HeadProps) => (
  <thead>
    <tr aria-rowindex={1} className="product-list-head">
      <th scope="col" aria-colindex={1} className="product-list-cell" aria-label="Selection">
        <SelectAll {...{ selected, onSelectAll }} />
      </th>
      <th scope="col" aria-colindex={2} aria-sort={ariaSort(search, 'title')} className="product-list-cell">
        <SortedName name="Product" sort="title" {...{ search, onSort }} />
      </th>
      {isNarrow
        ? null
        : columns.map((column, index) => {
            const sort = 'sort' in column ? column.sort : undefined;
            return (
              <th
                key={column.id}
                scope="col"
                aria-colindex={index + 3}
                aria-sort={ariaSort(search, sort)}
                className={`product-list-cell product-list-cell-${column.id}`}
              >
                {sort === undefined ? (
                  column.name
                ) : (
                  <SortedName name={column.name} {...{ sort, search, onSort }} />
                )}
              </th>
            );
          })}
      <th scope="col" aria-colindex={isNarrow ? 3 : columns.length + 3} className="product-list-cell">
        <VisuallyHidden>Actions</VisuallyHidden>
      </th>
    </tr>
  </thead>
);
