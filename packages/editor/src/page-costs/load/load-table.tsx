import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fact, Select, useMediaQuery } from '../../controls/index.ts';
import {
  figureColumns,
  nextOrder,
  sortSites,
  type LoadColumnId,
  type LoadOrder,
  type SiteLoad,
} from './load-columns.ts';

interface LoadTableProps {
  readonly sites: readonly SiteLoad[];
  readonly order: LoadOrder;
  readonly onOrder: (order: LoadOrder) => void;
}

interface HeadCellProps extends Pick<LoadTableProps, 'order' | 'onOrder'> {
  readonly id: LoadColumnId;
  readonly name: string;
}

const sortOf = ({ by, isDescending }: LoadOrder, id: LoadColumnId) => {
  if (by !== id) return 'none';
  return isDescending ? 'descending' : 'ascending';
};

const HeadCell = ({ id, name, order, onOrder }: HeadCellProps) => {
  const Icon = order.isDescending ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={sortOf(order, id)} className={id === 'title' ? undefined : 'load-figure'}>
      <button type="button" className="load-sort" onClick={() => onOrder(nextOrder(order, id))}>
        {name}
        {order.by === id ? <Icon size={14} aria-hidden /> : null}
      </button>
    </th>
  );
};

const SiteName = ({ title, identifier }: SiteLoad) => (
  <>
    <span className="records-name">{title === '' ? identifier : title}</span>
    <span className="records-detail">{identifier}</span>
  </>
);

const Rows = ({ sites, order, onOrder }: LoadTableProps) => (
  <div className="records-scroll">
    <table className="records-table load-table" aria-label="Load by site">
      <thead>
        <tr>
          <HeadCell id="title" name="Site" {...{ order, onOrder }} />
          {figureColumns.map(({ id, name }) => (
            <HeadCell key={id} {...{ id, name, order, onOrder }} />
          ))}
        </tr>
      </thead>
      <tbody>
        {sites.map((site) => (
          <tr key={site.id}>
            <th scope="row">
              <SiteName {...site} />
            </th>
            {figureColumns.map(({ id, text }) => (
              <td key={id} className="load-figure">
                {text(site)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const orderChoices = [{ id: 'title', name: 'Site' }, ...figureColumns.map(({ id, name }) => ({ id, name }))];

const Cards = ({ sites, order, onOrder }: LoadTableProps) => (
  <>
    <Select
      label="Sort by"
      choices={orderChoices}
      value={order.by}
      onChange={(id) => onOrder({ by: id as LoadColumnId, isDescending: id !== 'title' })}
    />
    <ul className="load-cards" aria-label="Load by site">
      {sites.map((site) => (
        <li key={site.id}>
          <SiteName {...site} />
          <dl className="load-figures">
            {figureColumns.map(({ id, name, text }) => (
              <Fact key={id} name={name}>
                {text(site)}
              </Fact>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  </>
);

/** A table, or cards where it would be cramped. */
export const LoadTable = ({ sites, ...props }: LoadTableProps) => {
  const isNarrow = useMediaQuery('(width < 768px)');
  const sorted = sortSites(sites, props.order);
  return isNarrow ? <Cards sites={sorted} {...props} /> : <Rows sites={sorted} {...props} />;
};
