import { ordersCalls } from '@sitewright/api/orders';
import { orderLimits } from '@sitewright/domain/orders';
import { Ellipsis, FlaskConicalOff, Hash } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton, Menu, MenuTrigger } from 'react-aria-components';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  MenuItem,
  Popover,
  Skeleton,
  TextField,
  useConfirm,
  useToast,
} from '../../controls/index.ts';
import { Fetched, send, useFetched, useRefresh, useSending } from '../../data-fetching/index.ts';
import { countOf } from '../texts/order-texts.ts';
import { useRefreshOrders } from './use-orders.ts';

const readNumber = (text: string): number | undefined => {
  const value = Number(text.trim());
  return /^\d+$/.test(text.trim()) && value >= 1 && value <= orderLimits.MAX_NUMBER ? value : undefined;
};

interface NumberFormProps {
  readonly nextNumber: number;
  readonly onClose: () => void;
}

const NumberForm = ({ nextNumber, onClose }: NumberFormProps) => {
  const [typed, setTyped] = useState(String(nextNumber));
  const [fault, setFault] = useState<string>();
  const { send: save, isSending } = useSending(ordersCalls.setNextNumber);
  const refresh = useRefresh();
  const toast = useToast();
  const submit = async (): Promise<void> => {
    const value = readNumber(typed);
    if (value === undefined) return setFault('Enter a whole number.');
    const outcome = await save({ body: { nextNumber: value } });
    if (!outcome.ok) return setFault(outcome.refusal.message);
    await refresh(ordersCalls.readNumbering);
    toast('Next order number saved');
    return onClose();
  };
  return (
    <form
      aria-label="Next order number"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <DialogBody>
        <TextField
          label="Next number"
          inputMode="numeric"
          value={typed}
          onChange={setTyped}
          error={fault}
          hint="Numbers only go up. Test orders are numbered apart."
          takesFocus
        />
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>Cancel</Button>
        <Button kind="primary" type="submit" isPending={isSending}>
          Save
        </Button>
      </DialogFoot>
    </form>
  );
};

const NumberDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { fetched, refetch } = useFetched(ordersCalls.readNumbering, {});
  return (
    <Dialog title="Next order number" isOpen onClose={onClose}>
      <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={1} shape="form" />}>
        {({ nextNumber }) => <NumberForm {...{ nextNumber, onClose }} />}
      </Fetched>
    </Dialog>
  );
};

/** What is seldom done with orders. */
export const MoreActions = ({ hasTestOrders }: { readonly hasTestOrders: boolean }) => {
  const [isNumbering, setNumbering] = useState(false);
  const confirm = useConfirm();
  const toast = useToast();
  const refresh = useRefreshOrders();
  const removeTests = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: 'Delete all test orders?',
      text: 'Test orders are deleted with their payments and notes. Stock does not change. This cannot be undone.',
      confirm: 'Delete test orders',
    });
    if (!isConfirmed) return;
    const outcome = await send(ordersCalls.removeTestOrders, { body: {} });
    if (outcome.ok) toast(`${countOf(outcome.answer.count, 'test order')} deleted`);
    else toast(outcome.refusal.message, 'bad');
    void refresh();
  };
  return (
    <>
      <MenuTrigger>
        <AriaButton className="button button-plain button-icon" aria-label="More actions">
          <Ellipsis size={16} aria-hidden />
        </AriaButton>
        <Popover placement="bottom end">
          <Menu className="menu" aria-label="More actions">
            <MenuItem id="number" icon={Hash} onAction={() => setNumbering(true)}>
              Next order number
            </MenuItem>
            {hasTestOrders ? (
              <MenuItem id="tests" icon={FlaskConicalOff} onAction={() => void removeTests()}>
                Delete test orders
              </MenuItem>
            ) : null}
          </Menu>
        </Popover>
      </MenuTrigger>
      {isNumbering ? <NumberDialog onClose={() => setNumbering(false)} /> : null}
    </>
  );
};
