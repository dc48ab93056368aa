import type { CallAnswer } from '@sitewright/api/call';
import { orderEditsCalls } from '@sitewright/api/order-edits';
import type { OrderEdit } from '@sitewright/domain/order-edits';
import { useEffect, useState } from 'react';
import { send, useDebounced } from '../data-fetching/index.ts';
import { isChanged, type EditedOrder } from './edit-values.ts';

export type Preview = CallAnswer<typeof orderEditsCalls.preview>;

interface Known {
  /** The edit that it is of. */
  readonly key: string;
  readonly preview?: Preview;
  readonly refusal?: string;
}

/** What the order would cost, a moment after the last change. */
export const usePreview = ({ id, revision }: EditedOrder, edit: OrderEdit | undefined) => {
  const [known, setKnown] = useState<Known>();
  const key = edit && isChanged(edit) ? JSON.stringify({ revision, edit }) : '';
  const asked = useDebounced(key);
  useEffect(() => {
    if (asked === '') return undefined;
    const controller = new AbortController();
    const ask = async (): Promise<void> => {
      const { edit: body } = JSON.parse(asked) as { edit: OrderEdit };
      const outcome = await send(orderEditsCalls.preview, { params: { id }, body }, controller.signal);
      if (controller.signal.aborted) return;
      setKnown(
        outcome.ok
          ? { key: asked, preview: outcome.answer }
          : { key: asked, refusal: outcome.refusal.message },
      );
    };
    void ask();
    return () => controller.abort();
  }, [asked, id]);
  const isCurrent = key !== '' && known?.key === key;
  return {
    preview: isCurrent ? known.preview : undefined,
    refusal: isCurrent ? known.refusal : undefined,
    isPending: key !== '' && !isCurrent,
  };
};
