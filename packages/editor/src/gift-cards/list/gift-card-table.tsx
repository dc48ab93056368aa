import { Cell, Column, GridListItem, Row, TableBody, TableHeader } from 'react-aria-components';
import { RecordCards, RecordTable, useMediaQuery } from '../../controls/index.ts';
import { useOrderMoney } from '../../site-prices/index.ts';
import { RelativeSiteTime } from '../../time-zones/index.ts';
import { codeText, spendableCents, type GiftCardSummary } from '../gift-card-types.ts';
import { StatusBadges } from '../status-badge.tsx';

interface GiftCardTableProps {
  readonly cards: readonly GiftCardSummary[];
  readonly onOpen: (id: string) => void;
}

const Recipient = ({ card }: { readonly card: GiftCardSummary }) => (
  <>
    {card.recipientName === '' ? null : <span className="records-name">{card.recipientName}</span>}
    <span className="records-detail">{card.recipientEmail || (card.recipientName ? '' : '–')}</span>
  </>
);

/** Rows are moved through with the arrow keys and opened with Enter. */
const Rows = ({ cards, onOpen }: GiftCardTableProps) => {
  const money = useOrderMoney();
  return (
    <RecordTable aria-label="Gift cards" onRowAction={(key) => onOpen(String(key))}>
      <TableHeader>
        <Column isRowHeader>Code</Column>
        <Column>Status</Column>
        <Column>Recipient</Column>
        <Column>Created</Column>
        <Column className="records-amount">Issued</Column>
        <Column className="records-amount">Balance</Column>
      </TableHeader>
      <TableBody items={cards}>
        {(card) => (
          <Row id={card.id} className="records-row" textValue={codeText(card)}>
            <Cell>
              <span className="gift-cards-code">{codeText(card)}</span>
            </Cell>
            <Cell>
              <StatusBadges card={card} />
            </Cell>
            <Cell>
              <Recipient card={card} />
            </Cell>
            <Cell>
              <RelativeSiteTime on={card.createdOn} />
            </Cell>
            <Cell className="records-amount">{money(card.issuedCents, card.currency)}</Cell>
            <Cell className="records-amount">{money(spendableCents(card), card.currency)}</Cell>
          </Row>
        )}
      </TableBody>
    </RecordTable>
  );
};

const Cards = ({ cards, onOpen }: GiftCardTableProps) => {
  const money = useOrderMoney();
  return (
    <RecordCards aria-label="Gift cards" items={cards} onAction={(key) => onOpen(String(key))}>
      {(card) => (
        <GridListItem id={card.id} textValue={codeText(card)} className="records-card">
          <span className="records-card-text">
            <span className="records-card-line">
              <span className="gift-cards-code">{codeText(card)}</span>
              <span className="records-amount">{money(spendableCents(card), card.currency)}</span>
            </span>
            <span className="records-detail">{card.recipientEmail || card.recipientName}</span>
            <StatusBadges card={card} />
          </span>
        </GridListItem>
      )}
    </RecordCards>
  );
};

/** A table, or cards where it would be cramped. */
export const GiftCardTable = (props: GiftCardTableProps) =>
  useMediaQuery('(width < 768px)') ? <Cards {...props} /> : <Rows {...props} />;
