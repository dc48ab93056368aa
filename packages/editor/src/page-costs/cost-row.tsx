import {
  describeBytes,
  describeMs,
  programKinds,
  type CostHint,
  type CostKind,
  type CostProblem,
  type MeasuredPage,
} from '@sitewright/domain/page-costs';
import { Badge, Fact } from '../controls/index.ts';
import { typicalMs } from './page-times.ts';

export interface ListedPage extends MeasuredPage {
  readonly hints: readonly CostHint[];
}

const kindNames: Readonly<Record<CostKind, string>> = {
  page: 'Page',
  list: 'List',
  item: 'Item',
  products: 'Product list',
  product: 'Product',
  search: 'Search',
  cart: 'Cart',
  checkout: 'Checkout',
  order: 'Order pages',
  feed: 'Feed',
  data: 'JSON',
};

const problemNames: Readonly<Record<CostProblem, string>> = {
  'slow-template': 'Slow template',
  'heavy-query': 'Heavy query',
  'large-page': 'Large page',
};

const queries: Partial<Record<CostKind, string>> = { feed: '?format=rss', data: '?format=json' };

/** Checkout and pages of orders have an address for each customer. */
const Address = ({ path, kind }: MeasuredPage) =>
  path === '' ? (
    <span>{kindNames[kind]}</span>
  ) : (
    <a href={`${encodeURI(path)}${queries[kind] ?? ''}`} target="_blank" rel="noreferrer">
      {path}
    </a>
  );

interface CostRowProps<Page> {
  readonly page: Page;
  /** By the typical time. */
  readonly isSorted: boolean;
}

const Figures = ({ page, isSorted }: CostRowProps<MeasuredPage>) => (
  <dl className={isSorted ? 'cost-figures is-sorted' : 'cost-figures'}>
    <Fact name={isSorted ? 'Typical ↓' : 'Typical'}>{describeMs(typicalMs(page))}</Fact>
    <Fact name="Reading">{describeMs(page.readMs)}</Fact>
    <Fact name="Rendering">{describeMs(page.renderMs)}</Fact>
    <Fact name="Worst">{describeMs(page.worstMs)}</Fact>
    <Fact name="Size">{describeBytes(page.bytes)}</Fact>
    <Fact name="Items">{page.items.toLocaleString('en')}</Fact>
    <Fact name="Built">{page.builds === 1 ? 'once' : `${page.builds.toLocaleString('en')} times`}</Fact>
  </dl>
);

/** One page with what it costs and what to do about it. */
export const CostRow = ({ page, isSorted }: CostRowProps<ListedPage>) => (
  <li className="cost-row">
    <div className="list-title">
      <Address {...page} />
      <Badge>{kindNames[page.kind]}</Badge>
      {page.hints.map(({ problem, level }) => (
        <Badge key={problem} tone={level === 'severe' ? 'bad' : 'accent'}>
          {problem === 'heavy-query' && programKinds.has(page.kind) ? 'Slow reading' : problemNames[problem]}
        </Badge>
      ))}
    </div>
    {page.hints.map(({ problem, text }) => (
      <p key={problem} className="cost-hint">
        {text}
      </p>
    ))}
    <Figures page={page} isSorted={isSorted} />
  </li>
);
