import { memo } from 'react';
import { Cell, Column, GridList, GridListItem, Row, TableBody, TableHeader } from 'react-aria-components';
import { Badge, RecordTable, useMediaQuery } from '../../controls/index.ts';
import { SiteTime } from '../../time-zones/index.ts';
import { idsOf, SelectBox } from '../records/select-box.tsx';
import { formOf, sourceText } from './subscriber-texts.ts';
import type { Subscriber } from './use-subscribers.ts';

interface SubscriberTableProps {
  readonly subscribers: readonly Subscriber[];
  /** Where subscribers of several lists are shown. */
  readonly hasListColumn: boolean;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  readonly onOpen: (id: string) => void;
}

const Address = ({
  subscriber: { email, unsubscribedOn, isPending },
}: {
  readonly subscriber: Subscriber;
}) => (
  <span className="subscribers-address">
    <bdi className="truncate">{email}</bdi>
    {unsubscribedOn === null ? null : <Badge>Unsubscribed</Badge>}
    {isPending ? <Badge>Not confirmed</Badge> : null}
  </span>
);

/** Rows are chosen with Space, opened with Enter and moved through with the arrow keys. */
const Rows = ({ subscribers, hasListColumn, selected, onSelect, onOpen }: SubscriberTableProps) => {
  // Below that it would be out of sight; the panel of a subscriber has it too.
  const hasTextColumn = useMediaQuery('(width >= 1100px)');
  return (
    <RecordTable
      aria-label="Subscribers"
      className="forms-table"
      selectionMode="multiple"
      selectedKeys={selected}
      onSelectionChange={(keys) => onSelect(idsOf(keys, subscribers))}
      onRowAction={(key) => onOpen(String(key))}
    >
      <TableHeader>
        <Column className="forms-select">
          <SelectBox />
        </Column>
        <Column isRowHeader>Email</Column>
        {hasListColumn ? <Column>Mailing list</Column> : null}
        <Column>Subscribed</Column>
        <Column>Form</Column>
        {hasTextColumn ? <Column>Text agreed to</Column> : null}
      </TableHeader>
      <TableBody items={subscribers} dependencies={[hasListColumn, hasTextColumn]}>
        {(subscriber) => (
          <Row id={subscriber.id} className="records-row">
            <Cell className="forms-select">
              <SelectBox />
            </Cell>
            <Cell>
              <Address {...{ subscriber }} />
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
            {hasTextColumn ? <Cell className="subscribers-text">{subscriber.text}</Cell> : null}
          </Row>
        )}
      </TableBody>
    </RecordTable>
  );
};

const Cards = ({ subscribers, hasListColumn, selected, onSelect, onOpen }: SubscriberTableProps) => (
  <GridList
    aria-label="Subscribers"
    className="forms-cards"
    selectionMode="multiple"
    selectedKeys={selected}
    onSelectionChange={(keys) => onSelect(idsOf(keys, subscribers))}
    onAction={(key) => onOpen(String(key))}
    items={subscribers}
    dependencies={[hasListColumn]}
  >
    {(subscriber) => (
      <GridListItem
        id={subscriber.id}
        textValue={subscriber.email}
        className="records-card forms-card subscribers-card"
      >
        <SelectBox />
        <span className="forms-card-text">
          <span className="forms-card-head">
            <Address {...{ subscriber }} />
          </span>
          <SiteTime on={subscriber.subscribedOn} />
          <span className="quiet">{sourceText(subscriber, hasListColumn)}</span>
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
