import { Pencil, Trash2 } from 'lucide-react';
import { Cell, Column, GridListItem, Row, TableBody, TableHeader } from 'react-aria-components';
import { Badge, IconButton, RecordCards, RecordTable, useMediaQuery } from '../../controls/index.ts';
import { RelativeSiteTime } from '../../time-zones/index.ts';
import type { MailingList } from '../list-texts.ts';

interface ListTableProps {
  readonly lists: readonly MailingList[];
  readonly onOpen: (id: string) => void;
  readonly onEdit: (list: MailingList) => void;
  readonly onRemove: (list: MailingList) => void;
}

type ListProps = { readonly list: MailingList };

const Name = ({ list }: ListProps) => (
  <>
    <span className="records-name">{list.name}</span>
    <span className="records-detail">
      {[
        list.isDoubleOptIn ? 'With confirmation' : 'Without confirmation',
        ...(list.isForCheckout ? ['Checkout'] : []),
        ...list.forms.map((form) => `Form: ${form}`),
      ].join(' · ')}
    </span>
  </>
);

const Subscribed = ({ list: { subscribedCount } }: ListProps) => (
  <Badge tone={subscribedCount > 0 ? 'good' : 'neutral'}>{subscribedCount.toLocaleString('en-US')}</Badge>
);

const LastSignUp = ({ list: { lastSignUpOn } }: ListProps) =>
  lastSignUpOn === null ? <span className="quiet">None yet</span> : <RelativeSiteTime on={lastSignUpOn} />;

const Tools = ({ list, onEdit, onRemove }: ListProps & Pick<ListTableProps, 'onEdit' | 'onRemove'>) => (
  <span className="mailing-tools">
    <IconButton icon={Pencil} label={`Settings of ${list.name}`} onPress={() => onEdit(list)} />
    <IconButton icon={Trash2} label={`Delete ${list.name}`} onPress={() => onRemove(list)} />
  </span>
);

/** Rows are moved through with the arrow keys and opened with Enter. */
const Rows = ({ lists, onOpen, ...tools }: ListTableProps) => (
  <RecordTable aria-label="Mailing lists" onRowAction={(key) => onOpen(String(key))}>
    <TableHeader>
      <Column isRowHeader>List</Column>
      <Column>Subscribed</Column>
      <Column>Not confirmed</Column>
      <Column>Left</Column>
      <Column>Last sign-up</Column>
      <Column>Actions</Column>
    </TableHeader>
    <TableBody items={lists}>
      {(list) => (
        <Row id={list.id} className="records-row" textValue={list.name}>
          <Cell>
            <Name list={list} />
          </Cell>
          <Cell>
            <Subscribed list={list} />
          </Cell>
          <Cell>{list.pendingCount}</Cell>
          <Cell>{list.endedCount}</Cell>
          <Cell>
            <LastSignUp list={list} />
          </Cell>
          <Cell>
            <Tools list={list} {...tools} />
          </Cell>
        </Row>
      )}
    </TableBody>
  </RecordTable>
);

const Cards = ({ lists, onOpen, ...tools }: ListTableProps) => (
  <RecordCards aria-label="Mailing lists" items={lists} onAction={(key) => onOpen(String(key))}>
    {(list) => (
      <GridListItem id={list.id} textValue={list.name} className="records-card">
        <span className="records-card-text">
          <span className="records-card-line">
            <span>
              <Name list={list} />
            </span>
            <Subscribed list={list} />
          </span>
          <span className="records-card-line">
            <span className="records-detail">{`${list.pendingCount} not confirmed, ${list.endedCount} left`}</span>
            <Tools list={list} {...tools} />
          </span>
        </span>
      </GridListItem>
    )}
  </RecordCards>
);

/** A table, or cards where it would be cramped. */
export const ListTable = (props: ListTableProps) =>
  useMediaQuery('(width < 768px)') ? <Cards {...props} /> : <Rows {...props} />;
