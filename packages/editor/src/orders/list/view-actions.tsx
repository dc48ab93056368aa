import { ordersCalls } from '@sitewright/api/orders';
import { orderLimits } from '@sitewright/domain/orders';
import { BookmarkMinus, BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  TextField,
  useConfirm,
  useToast,
} from '../../controls/index.ts';
import { send, useRefresh, useSending } from '../../data-fetching/index.ts';
import { isNarrowed, isSameView, type OrderParams } from './order-params.ts';
import type { OrderView } from './order-tabs.tsx';

const SaveViewDialog = ({
  params,
  onClose,
}: {
  readonly params: OrderParams;
  readonly onClose: () => void;
}) => {
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const { send: save, isSending } = useSending(ordersCalls.saveView);
  const refresh = useRefresh();
  const toast = useToast();
  const submit = async (): Promise<void> => {
    const outcome = await save({ body: { name, filters: params } });
    if (!outcome.ok) return setFault(outcome.refusal.errors?.['name'] ?? outcome.refusal.message);
    await refresh(ordersCalls.readFilters);
    toast('View saved');
    return onClose();
  };
  return (
    <Dialog title="Save view" isOpen onClose={onClose}>
      <form
        aria-label="Save view"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogBody>
          <TextField
            label="Name"
            value={name}
            onChange={setName}
            error={fault}
            hint="Search and filters are saved as a tab for all contributors."
            maxLength={orderLimits.VIEW_NAME}
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
    </Dialog>
  );
};

interface ViewActionProps {
  readonly params: OrderParams;
  readonly views: readonly OrderView[];
  readonly onParams: (params: OrderParams) => void;
}

/** Saves the filters as a view, or deletes the view that is open. */
export const ViewAction = ({ params, views, onParams }: ViewActionProps) => {
  const [isSaving, setSaving] = useState(false);
  const confirm = useConfirm();
  const refresh = useRefresh();
  const toast = useToast();
  const view = views.find(({ filters }) => isSameView(filters, params));
  const remove = async ({ id, name }: OrderView): Promise<void> => {
    const isConfirmed = await confirm({
      title: `Delete the view “${name}”?`,
      text: 'It is deleted for all contributors. The orders stay.',
      confirm: 'Delete view',
    });
    if (!isConfirmed) return;
    const outcome = await send(ordersCalls.removeView, { params: { id } });
    toast(outcome.ok ? 'View deleted' : outcome.refusal.message, outcome.ok ? 'good' : 'bad');
    await refresh(ordersCalls.readFilters);
    onParams({});
  };
  if (view)
    return (
      <Button kind="quiet" icon={BookmarkMinus} onPress={() => void remove(view)}>
        Delete view
      </Button>
    );
  if (!isNarrowed(params)) return null;
  return (
    <>
      <Button kind="quiet" icon={BookmarkPlus} onPress={() => setSaving(true)}>
        Save view
      </Button>
      {isSaving ? <SaveViewDialog params={params} onClose={() => setSaving(false)} /> : null}
    </>
  );
};
