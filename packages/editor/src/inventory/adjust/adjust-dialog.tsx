import { catalogueCalls } from '@sitewright/api/catalogue';
import type { StockReason } from '@sitewright/domain/catalogue';
import { useState, type FormEvent } from 'react';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  Notice,
  Segmented,
  TextField,
  useToast,
} from '../../controls/index.ts';
import { useRefresh, useSending } from '../../data-fetching/index.ts';
import { describeRow, describeStock } from '../describe-row.ts';
import { staleLevels } from '../stale-levels.ts';
import { useShowLevels, type InventoryRow } from '../use-inventory.ts';
import { ReasonFields } from './reason-fields.tsx';
import { planAdjustment, type AdjustMode } from './plan-adjustment.ts';

const modes = [
  { id: 'adjust', name: 'Add or remove' },
  { id: 'set', name: 'Set to' },
  { id: 'unlimited', name: 'Unlimited' },
] as const;

interface AdjustDialogProps {
  readonly rows: readonly InventoryRow[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const countVariants = (count: number): string =>
  count === 1 ? '1 variant' : `${count.toLocaleString()} variants`;

const useAdjustment = ({ rows, onDone }: AdjustDialogProps) => {
  const toast = useToast();
  const refresh = useRefresh();
  const showLevels = useShowLevels();
  const { send, isSending } = useSending(catalogueCalls.adjustInventory);
  const [problem, setProblem] = useState<string>();
  type Body = Parameters<typeof send>[0]['body'];
  const adjust = async (body: Body): Promise<void> => {
    const outcome = await send({ body });
    if (outcome.ok) {
      showLevels(outcome.answer.levels);
      toast(`Stock of ${countVariants(rows.length)} changed`);
      await refresh(catalogueCalls.readLedger);
      return onDone();
    }
    showLevels(staleLevels(outcome.refusal));
    return setProblem(outcome.refusal.message);
  };
  return { adjust, isSending, problem };
};

/** Adjusts the stock of the selected variants, all or none, with a reason for the ledger. */
export const AdjustDialog = (props: AdjustDialogProps) => {
  const { rows, onClose } = props;
  const [mode, setMode] = useState<AdjustMode>('adjust');
  const [text, setText] = useState('');
  const [reason, setReason] = useState<StockReason>('received');
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string>();
  const [noteFault, setNoteFault] = useState<string>();
  const { adjust, isSending, problem } = useAdjustment(props);
  const [first] = rows;
  const plan = planAdjustment(mode, text, rows);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if ('fault' in plan) return setFault(plan.fault);
    if (reason === 'other' && note.trim() === '') return setNoteFault('Enter what happened.');
    const noted = note.trim() === '' ? {} : { note: note.trim() };
    return void adjust({ changes: plan.changes, reason, ...noted });
  };
  return (
    <Dialog title="Adjust stock" isOpen onClose={onClose}>
      <form className="inventory-form" noValidate aria-label="Adjust stock" onSubmit={submit}>
        <DialogBody>
          <p>
            {rows.length === 1 && first
              ? `${describeRow(first)}: ${describeStock(first.stock)} in stock.`
              : `${countVariants(rows.length)} selected.`}{' '}
            The change goes live immediately.
          </p>
          {problem === undefined ? null : <Notice tone="warning">{problem}</Notice>}
          <Segmented
            label="Change"
            segments={modes}
            value={mode}
            onChange={(next) => {
              setMode(next);
              setFault(undefined);
            }}
          />
          {mode === 'unlimited' ? null : (
            <TextField
              label={mode === 'set' ? 'New stock' : 'Amount to add, or to remove with a minus'}
              value={text}
              error={fault}
              inputMode="text"
              takesFocus
              onChange={(typed) => {
                setText(typed);
                setFault(undefined);
              }}
            />
          )}
          {rows.length === 1 && 'changes' in plan && mode !== 'unlimited' ? (
            <p className="adjust-result quiet">{`New stock: ${describeStock(plan.results[0] ?? null)}`}</p>
          ) : null}
          <ReasonFields
            {...{ reason, note }}
            error={noteFault}
            onReason={setReason}
            onNote={setNote}
            onTouch={() => setNoteFault(undefined)}
          />
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isSending}>
            Save
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
