import type { CallAnswer } from '@sitewright/api/call';
import type { returnsCalls } from '@sitewright/api/returns';
import { Cell, Column, GridListItem, Row, TableBody, TableHeader } from 'react-aria-components';
import { Badge, RecordCards, RecordTable, useMediaQuery } from '../../controls/index.ts';
import { RelativeSiteTime } from '../../time-zones/index.ts';
import { reasonName, stateName, toneOf } from '../return-texts.ts';

export type ListedReturn = CallAnswer<typeof returnsCalls.listAll>['returns'][number];

interface ReturnTableProps {
  readonly returns: readonly ListedReturn[];
  readonly onOpen: (orderId: string) => void;
}

interface ReturnProps {
  readonly request: ListedReturn;
}

const itemsText = ({ pieceCount, firstTitle }: ListedReturn): string =>
  pieceCount === 1 ? firstTitle : `${pieceCount} items: ${firstTitle}`;

const OrderNumber = ({ request: { orderNumber, isTest } }: ReturnProps) => (
  <span className="records-name">
    {`#${orderNumber}`}
    {isTest ? <Badge>Test</Badge> : null}
  </span>
);

const State = ({ request }: ReturnProps) => <Badge tone={toneOf(request)}>{stateName(request)}</Badge>;

const opener = ({ returns, onOpen }: ReturnTableProps) => {
  return (key: string | number): void => {
    const request = returns.find(({ id }) => id === key);
    if (request) onOpen(request.orderId);
  };
};

/** Rows are moved through with the arrow keys; Enter opens the order. */
const Rows = (props: ReturnTableProps) => (
  <RecordTable aria-label="Returns" className="returns-table" onRowAction={opener(props)}>
    <TableHeader>
      <Column isRowHeader>Order</Column>
      <Column>Asked</Column>
      <Column>Customer</Column>
      <Column>Items</Column>
      <Column>Reason</Column>
      <Column>State</Column>
    </TableHeader>
    <TableBody items={props.returns}>
      {(request) => (
        <Row id={request.id} className="records-row" textValue={`#${request.orderNumber}`}>
          <Cell>
            <OrderNumber request={request} />
          </Cell>
          <Cell>
            <RelativeSiteTime on={request.createdOn} />
          </Cell>
          <Cell>{request.customerName}</Cell>
          <Cell>{itemsText(request)}</Cell>
          <Cell>{request.reason === '' ? '–' : reasonName(request.reason)}</Cell>
          <Cell>
            <State request={request} />
          </Cell>
        </Row>
      )}
    </TableBody>
  </RecordTable>
);

const Cards = (props: ReturnTableProps) => (
  <RecordCards aria-label="Returns" items={props.returns} onAction={opener(props)}>
    {(request) => (
      <GridListItem id={request.id} textValue={`#${request.orderNumber}`} className="records-card">
        <span className="records-card-text">
          <span className="records-card-line">
            <OrderNumber request={request} />
            <State request={request} />
          </span>
          <span>{request.customerName}</span>
          <span className="records-detail">
            {`${[itemsText(request), reasonName(request.reason)].filter((text) => text !== '').join(' · ')} · `}
            <RelativeSiteTime on={request.createdOn} />
          </span>
        </span>
      </GridListItem>
    )}
  </RecordCards>
);

/** A table, or cards where it would be cramped. */
export const ReturnTable = (props: ReturnTableProps) =>
  useMediaQuery('(width < 900px)') ? <Cards {...props} /> : <Rows {...props} />;
