import { Send } from 'lucide-react';
import { Cell, Column, GridList, GridListItem, Row, TableBody, TableHeader } from 'react-aria-components';
import { Badge, Button, RecordTable, useMediaQuery } from '../../controls/index.ts';
import { RelativeSiteTime } from '../../time-zones/index.ts';
import { canSend, groupName, noticeText, stockText, type SignUpGroup } from '../restock-texts.ts';
import { useSendNotices } from '../use-restock.ts';

interface GroupTableProps {
  readonly groups: readonly SignUpGroup[];
  readonly onOpen: (group: SignUpGroup) => void;
}

type GroupProps = { readonly group: SignUpGroup };

const keyOf = ({ variantId }: SignUpGroup): string => variantId;

const Name = ({ group }: GroupProps) => (
  <>
    <span className="restock-name">{group.title}</span>
    <span className="restock-detail">
      {[group.variant, group.sku].filter((text) => text !== '').join(' · ')}
    </span>
  </>
);

const Stock = ({ group }: GroupProps) => (
  <Badge tone={group.isSold && group.stock !== 0 ? 'good' : 'neutral'}>{stockText(group)}</Badge>
);

const Waiting = ({ group: { waitingCount, mailingListCount, demoCount } }: GroupProps) => (
  <>
    {waitingCount}
    {demoCount > 0 ? <span className="restock-detail">{`and ${demoCount} demo`}</span> : null}
    {mailingListCount > 0 ? (
      <span className="restock-detail">{`${mailingListCount} with mailing list`}</span>
    ) : null}
  </>
);

const Notice = ({ group }: GroupProps) => {
  const text = noticeText(group);
  return text === '' ? null : <span className="restock-detail">{text}</span>;
};

const cardText = ({ waitingCount, mailingListCount, demoCount }: SignUpGroup): string =>
  [
    `${waitingCount} waiting`,
    ...(demoCount > 0 ? [`${demoCount} demo`] : []),
    `${mailingListCount} with mailing list`,
  ].join(', ');

const LastSent = ({ group: { sending, lastSentOn, notifiedCount } }: GroupProps) => {
  if (sending) return `Sending: ${sending.sent} of ${sending.total}`;
  if (lastSentOn === null) return 'Never';
  return (
    <>
      <RelativeSiteTime on={lastSentOn} />
      <span className="restock-detail">{`${notifiedCount} in all`}</span>
    </>
  );
};

const SendButton = ({ group }: GroupProps) => {
  const { submit, isSending } = useSendNotices();
  return canSend(group) ? (
    <Button
      icon={Send}
      isDisabled={isSending}
      aria-label={`Send to those who wait for ${groupName(group)}`}
      onPress={() => void submit([group])}
    >
      Send
    </Button>
  ) : null;
};

const open = (props: GroupTableProps, id: string): void => {
  const group = props.groups.find(({ variantId }) => variantId === id);
  if (group) props.onOpen(group);
};

/** Rows are moved through with the arrow keys and opened with Enter. */
const Rows = (props: GroupTableProps) => (
  <RecordTable
    aria-label="Variants that people wait for"
    className="restock-table"
    onRowAction={(key) => open(props, String(key))}
  >
    <TableHeader>
      <Column isRowHeader>Product</Column>
      <Column>Stock</Column>
      <Column className="restock-number">Waiting</Column>
      <Column>Last sign-up</Column>
      <Column>Last sent</Column>
      <Column>Action</Column>
    </TableHeader>
    <TableBody items={props.groups}>
      {(group) => (
        <Row id={keyOf(group)} className="records-row" textValue={groupName(group)}>
          <Cell>
            <Name group={group} />
          </Cell>
          <Cell>
            <Stock group={group} />
          </Cell>
          <Cell className="restock-number">
            <Waiting group={group} />
          </Cell>
          <Cell>{group.lastSignUpOn === null ? '–' : <RelativeSiteTime on={group.lastSignUpOn} />}</Cell>
          <Cell>
            <LastSent group={group} />
          </Cell>
          <Cell>
            <SendButton group={group} />
            <Notice group={group} />
          </Cell>
        </Row>
      )}
    </TableBody>
  </RecordTable>
);

const Cards = (props: GroupTableProps) => (
  <GridList
    aria-label="Variants that people wait for"
    className="restock-list"
    items={props.groups.map((group) => ({ ...group, id: keyOf(group) }))}
    onAction={(key) => open(props, String(key))}
  >
    {(group) => (
      <GridListItem id={group.id} textValue={groupName(group)} className="records-card restock-item">
        <span className="restock-line">
          <span>
            <Name group={group} />
          </span>
          <Stock group={group} />
        </span>
        <span className="restock-detail">{cardText(group)}</span>
        <span className="restock-detail">
          Last sent: <LastSent group={group} />
        </span>
        <SendButton group={group} />
        <Notice group={group} />
      </GridListItem>
    )}
  </GridList>
);

/** A table, or cards where it would be cramped. */
export const GroupTable = (props: GroupTableProps) =>
  useMediaQuery('(width < 900px)') ? <Cards {...props} /> : <Rows {...props} />;
