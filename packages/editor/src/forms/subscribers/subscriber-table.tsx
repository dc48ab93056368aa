import { memo } from 'react';
import { Cell, Column, GridList, GridListItem, Row, TableBody, TableHeader } from 'react-aria-components';
import { RecordTable, useMediaQuery } from '../../controls/index.ts';
import { RelativeSiteTime, SiteTime } from '../../time-zones/index.ts';
import type { Subscriber } from './use-subscribers.ts';

interface SubscriberTableProps {
  readonly subscribers: readonly Subscriber[];
  /** Where subscribers of several lists are shown. */
  readonly hasListColumn: boolean;
  /** Opens the submission that a subscriber signed up with. */
  readonly onOpen: (submissionId: string) => void;
}

const formOf = ({ formName }: Subscriber): string => formName ?? 'Deleted form';

const openedBy =
  ({ subscribers, onOpen }: Pick<SubscriberTableProps, 'subscribers' | 'onOpen'>) =>
  (key: unknown): void => {
    const submissionId = subscribers.find(({ id }) => id === key)?.submissionId;
    if (submissionId) onOpen(submissionId);
  };

/** Rows are moved through with the arrow keys; Enter opens the submission. */
const Rows = ({ subscribers, hasListColumn, onOpen }: SubscriberTableProps) => (
  <RecordTable
    aria-label="Subscribers"
    className="forms-table"
    onRowAction={openedBy({ subscribers, onOpen })}
  >
    <TableHeader>
      <Column isRowHeader>Email</Column>
      {hasListColumn ? <Column>Mailing list</Column> : null}
      <Column>Subscribed</Column>
      <Column>Form</Column>
      <Column>Text agreed to</Column>
    </TableHeader>
    <TableBody items={subscribers} dependencies={[hasListColumn]}>
      {(subscriber) => (
        <Row id={subscriber.id} className="records-row">
          <Cell>
            <span className="forms-cell">{subscriber.email}</span>
          </Cell>
          {hasListColumn ? (
            <Cell>
              <span className="forms-cell">{subscriber.list}</span>
            </Cell>
          ) : null}
          <Cell>
            <SiteTime on={subscriber.subscribedOn} />
          </Cell>
          <Cell>
            <span className="forms-cell">{formOf(subscriber)}</span>
          </Cell>
          <Cell className="subscribers-text">{subscriber.text}</Cell>
        </Row>
      )}
    </TableBody>
  </RecordTable>
);

const Cards = ({ subscribers, hasListColumn, onOpen }: SubscriberTableProps) => (
  <GridList
    aria-label="Subscribers"
    className="forms-cards"
    onAction={openedBy({ subscribers, onOpen })}
    items={subscribers}
    dependencies={[hasListColumn]}
  >
    {(subscriber) => (
      <GridListItem
        id={subscriber.id}
        textValue={subscriber.email}
        className="records-card forms-card subscribers-card"
      >
        <span className="forms-card-text">
          <span className="forms-card-head">
            <span className="truncate">{subscriber.email}</span>
            <RelativeSiteTime on={subscriber.subscribedOn} />
          </span>
          <span className="quiet truncate">
            {hasListColumn ? `${subscriber.list} · ${formOf(subscriber)}` : formOf(subscriber)}
          </span>
          <span className="subscribers-text">{subscriber.text}</span>
        </span>
      </GridListItem>
    )}
  </GridList>
);

/** A table, or cards on a phone. */
export const SubscriberTable = memo((props: SubscriberTableProps) =>
  useMediaQuery('(width < 640px)') ? <Cards {...props} /> : <Rows {...props} />,
);
