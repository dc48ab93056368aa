import { ordersCalls } from '@sitewright/api/orders';
import { orderLimits } from '@sitewright/domain/orders';
import { Link } from '@tanstack/react-router';
import { Download, Printer, ReceiptText, Tag, Truck, X } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Checkbox,
  Dialog,
  DialogBody,
  DialogFoot,
  Notice,
  SuggestField,
  useToast,
} from '../../controls/index.ts';
import { useSending } from '../../data-fetching/index.ts';
import { countOf } from '../texts/order-texts.ts';
import { useRefreshOrders } from './use-orders.ts';

interface DialogProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

type Skipped = readonly { readonly id: string; readonly number: string; readonly message: string }[];

const SkippedNotice = ({ count, skipped }: { readonly count: number; readonly skipped: Skipped }) => (
  <Notice tone="warning" title={`${countOf(count, 'order')} fulfilled, ${skipped.length} left out`}>
    <ul className="orders-skipped">
      {skipped.map(({ id, number, message }) => (
        <li key={id}>{`#${number}: ${message}`}</li>
      ))}
    </ul>
  </Notice>
);

const FulfilDialog = ({ ids, onClose, onDone }: DialogProps) => {
  const [isNotified, setNotified] = useState(true);
  const [result, setResult] = useState<{ count: number; skipped: Skipped }>();
  const { send, isSending } = useSending(ordersCalls.fulfilMany);
  const refresh = useRefreshOrders();
  const toast = useToast();
  const submit = async (): Promise<void> => {
    const outcome = await send({ body: { ids: [...ids], isNotified } });
    void refresh();
    if (!outcome.ok) return toast(outcome.refusal.message, 'bad');
    if (outcome.answer.skipped.length > 0) return setResult(outcome.answer);
    toast(`${countOf(outcome.answer.count, 'order')} fulfilled`);
    return onDone();
  };
  return (
    <Dialog title={`Fulfil ${countOf(ids.length, 'order')}`} isOpen onClose={result ? onDone : onClose}>
      <DialogBody>
        {result ? (
          <SkippedNotice {...result} />
        ) : (
          <>
            <p className="quiet">
              Everything that is left of the paid orders is marked as fulfilled, without tracking.
            </p>
            <Checkbox isSelected={isNotified} onChange={setNotified}>
              Email the customers
            </Checkbox>
          </>
        )}
      </DialogBody>
      <DialogFoot>
        {result ? (
          <Button kind="primary" onPress={onDone}>
            Done
          </Button>
        ) : (
          <>
            <Button onPress={onClose}>Cancel</Button>
            <Button kind="primary" isPending={isSending} onPress={() => void submit()}>
              Fulfil
            </Button>
          </>
        )}
      </DialogFoot>
    </Dialog>
  );
};

const TagDialog = ({ ids, tags, onClose, onDone }: DialogProps & { readonly tags: readonly string[] }) => {
  const [tag, setTag] = useState('');
  const [fault, setFault] = useState<string>();
  const { send, isSending } = useSending(ordersCalls.tagMany);
  const refresh = useRefreshOrders();
  const toast = useToast();
  const submit = async (isAdded: boolean): Promise<void> => {
    if (tag.trim() === '') return setFault('Enter a tag.');
    const outcome = await send({
      body: { ids: [...ids], tag: tag.trim().slice(0, orderLimits.TAG), isAdded },
    });
    if (!outcome.ok) return setFault(outcome.refusal.message);
    void refresh();
    toast(`Tag ${isAdded ? 'added to' : 'removed from'} ${countOf(outcome.answer.count, 'order')}`);
    return onDone();
  };
  return (
    <Dialog title={`Tag ${countOf(ids.length, 'order')}`} isOpen onClose={onClose}>
      <DialogBody>
        <SuggestField
          label="Tag"
          suggestions={tags.map((name) => ({ id: name, name }))}
          value={tag}
          onChange={setTag}
          error={fault}
          hint={`Up to ${orderLimits.TAG} characters.`}
        />
      </DialogBody>
      <DialogFoot>
        <Button onPress={() => void submit(false)} isPending={isSending}>
          Remove tag
        </Button>
        <Button kind="primary" onPress={() => void submit(true)} isPending={isSending}>
          Add tag
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

interface SelectionBarProps {
  readonly ids: readonly string[];
  readonly tags: readonly string[];
  readonly onClear: () => void;
}

/** What can be done with the selected orders. Escape clears the selection in the table. */
export const SelectionBar = ({ ids, tags, onClear }: SelectionBarProps) => {
  const [open, setOpen] = useState<'fulfil' | 'tag'>();
  const close = () => setOpen(undefined);
  const isTooMany = ids.length > orderLimits.CHANGED;
  const list = ids.join(',');
  return (
    <>
      <div className="orders-bar" role="toolbar" aria-label="Selected orders">
        <strong>{`${ids.length} selected`}</strong>
        {isTooMany ? (
          <span>{`Select up to ${orderLimits.CHANGED} at a time.`}</span>
        ) : (
          <>
            <Button kind="quiet" icon={Truck} onPress={() => setOpen('fulfil')}>
              Fulfil
            </Button>
            <Link to="/store/orders/slips" search={{ ids: list }} className="button button-quiet">
              <Printer size={16} aria-hidden />
              <span className="button-label">Print slips</span>
            </Link>
            <Link to="/store/orders/invoices" search={{ ids: list }} className="button button-quiet">
              <ReceiptText size={16} aria-hidden />
              <span className="button-label">Print invoices</span>
            </Link>
            <Button kind="quiet" icon={Tag} onPress={() => setOpen('tag')}>
              Tag
            </Button>
            <a className="button button-quiet" href={`${ordersCalls.exportAll.path}?ids=${list}`} download>
              <Download size={16} aria-hidden />
              <span className="button-label">Export</span>
            </a>
          </>
        )}
        <Button kind="quiet" icon={X} onPress={onClear}>
          Clear
        </Button>
      </div>
      {open === 'fulfil' ? <FulfilDialog ids={ids} onClose={close} onDone={onClear} /> : null}
      {open === 'tag' ? <TagDialog {...{ ids, tags }} onClose={close} onDone={onClear} /> : null}
    </>
  );
};
