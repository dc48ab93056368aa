import { VisuallyHidden } from '@sitewright/ui/visually-hidden';
import { useNavigate } from '@tanstack/react-router';
import { CopyPlus, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import {
  Button as AriaButton,
  Cell,
  Column,
  GridList,
  GridListItem,
  Menu,
  MenuTrigger,
  Row,
  Switch,
  TableBody,
  TableHeader,
} from 'react-aria-components';
import { Badge, MenuItem, Popover, RecordTable, useMediaQuery } from '../../controls/index.ts';
import type { DiscountFormat, StoredDiscount } from '../discount-types.ts';
import {
  appliesToText,
  conditionTexts,
  datesText,
  limitTexts,
  statusNames,
  valueText,
} from '../texts/discount-texts.ts';

const tones = { active: 'good', scheduled: 'accent', expired: 'neutral', disabled: 'neutral' } as const;

interface DiscountTableProps {
  readonly discounts: readonly StoredDiscount[];
  readonly format: DiscountFormat;
  /** Switches whose answer is awaited. */
  readonly pending: ReadonlyMap<string, boolean>;
  readonly onSwitch: (discount: StoredDiscount, isOn: boolean) => void;
  readonly onRemove: (discount: StoredDiscount) => void;
}

interface RowProps extends Omit<DiscountTableProps, 'discounts'> {
  readonly discount: StoredDiscount;
}

const Status = ({ discount: { status } }: Pick<RowProps, 'discount'>) => (
  <Badge tone={tones[status]}>{statusNames[status]}</Badge>
);

const CodeText = ({ discount: { code } }: Pick<RowProps, 'discount'>) =>
  code === null ? <span className="quiet">Automatic</span> : <code className="discounts-code">{code}</code>;

const RowSwitch = ({ discount, pending, onSwitch }: RowProps) => (
  <Switch
    className="switch"
    aria-label={`${discount.name} is on`}
    isSelected={pending.get(discount.id) ?? discount.isEnabled}
    isReadOnly={pending.has(discount.id)}
    onChange={(isOn) => onSwitch(discount, isOn)}
  >
    <span className="switch-track" aria-hidden />
  </Switch>
);

const RowMenu = ({ discount, onRemove }: RowProps) => {
  const navigate = useNavigate();
  const label = `Actions for ${discount.name}`;
  const open = (search: { readonly id: string } | { readonly from: string }) =>
    void navigate({ to: '/store/discounts/edit', search });
  return (
    <MenuTrigger>
      <AriaButton className="button button-quiet button-icon" aria-label={label}>
        <Ellipsis size={16} aria-hidden />
      </AriaButton>
      <Popover placement="bottom end">
        <Menu className="menu" aria-label={label}>
          <MenuItem id="edit" icon={Pencil} onAction={() => open({ id: discount.id })}>
            Edit
          </MenuItem>
          <MenuItem id="duplicate" icon={CopyPlus} onAction={() => open({ from: discount.id })}>
            Duplicate
          </MenuItem>
          <MenuItem id="delete" icon={Trash2} onAction={() => onRemove(discount)}>
            Delete
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
};

const Lines = ({ first, more }: { readonly first: string; readonly more: readonly string[] }) => (
  <>
    <span className="discounts-line">{first}</span>
    {more.length === 0 ? null : <span className="discounts-detail">{more.join(' · ')}</span>}
  </>
);

const TableRow = (props: RowProps) => {
  const { discount, format } = props;
  return (
    <Row id={discount.id} className="records-row" textValue={discount.name}>
      <Cell>
        <span className="discounts-name">{discount.name}</span>
        <CodeText discount={discount} />
      </Cell>
      <Cell className="discounts-value">{valueText(discount.reward, format.price)}</Cell>
      <Cell>
        <Lines first={appliesToText(discount)} more={conditionTexts(discount, format.price)} />
      </Cell>
      <Cell>
        <Status discount={discount} />
      </Cell>
      <Cell className="discounts-dates">
        <Lines first={datesText(discount, format.zone)} more={limitTexts(discount)} />
      </Cell>
      <Cell>
        <RowSwitch {...props} />
      </Cell>
      <Cell className="discounts-actions">
        <RowMenu {...props} />
      </Cell>
    </Row>
  );
};

interface ListProps extends DiscountTableProps {
  readonly onOpen: (id: string) => void;
}

/** Rows are moved through with the arrow keys and opened with Enter; right and left reach switch and menu. */
const Rows = ({ discounts, onOpen, ...rest }: ListProps) => (
  <RecordTable aria-label="Discounts" className="discounts-table" onRowAction={(key) => onOpen(String(key))}>
    <TableHeader>
      <Column isRowHeader>Discount</Column>
      <Column>Value</Column>
      <Column>Applies to</Column>
      <Column>Status</Column>
      <Column>Dates and limits</Column>
      <Column>On</Column>
      <Column>
        <VisuallyHidden>Actions</VisuallyHidden>
      </Column>
    </TableHeader>
    <TableBody items={discounts} dependencies={[rest.format, rest.pending]}>
      {(discount) => <TableRow {...rest} discount={discount} />}
    </TableBody>
  </RecordTable>
);

const Cards = ({ discounts, onOpen, ...rest }: ListProps) => (
  <GridList
    aria-label="Discounts"
    className="discounts-cards"
    items={discounts}
    dependencies={[rest.format, rest.pending]}
    onAction={(key) => onOpen(String(key))}
  >
    {(discount) => (
      <GridListItem id={discount.id} textValue={discount.name} className="records-card discounts-card">
        <div className="discounts-card-text">
          <span className="discounts-name">{discount.name}</span>
          <span className="discounts-card-line">
            <CodeText discount={discount} />
            <span>{valueText(discount.reward, rest.format.price)}</span>
          </span>
          <span className="discounts-detail">
            {[
              appliesToText(discount),
              ...conditionTexts(discount, rest.format.price),
              ...limitTexts(discount),
            ].join(' · ')}
          </span>
          <span className="discounts-detail">{datesText(discount, rest.format.zone)}</span>
          <span className="discounts-card-line">
            <Status discount={discount} />
            <RowSwitch {...rest} discount={discount} />
          </span>
        </div>
        <RowMenu {...rest} discount={discount} />
      </GridListItem>
    )}
  </GridList>
);

/** A table, or cards where it would be cramped. */
export const DiscountTable = (props: DiscountTableProps) => {
  const navigate = useNavigate();
  const onOpen = (id: string) => void navigate({ to: '/store/discounts/edit', search: { id } });
  const isNarrow = useMediaQuery('(width < 900px)');
  return isNarrow ? <Cards {...props} onOpen={onOpen} /> : <Rows {...props} onOpen={onOpen} />;
};
