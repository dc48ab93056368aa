import type { Refusal } from '@sitewright/api/client';
import { contributorCalls } from '@sitewright/api/contributors';
import { Lock } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Button, EmptyState, Screen, Skeleton } from '../../controls/index.ts';
import { Failure, send } from '../../data-fetching/index.ts';
import { canvasAddress } from '../../frames/index.ts';
import { findReason, type Reason } from './not-open-reason.ts';

const noLine: Refusal = { status: 0, code: 'network', message: 'The server did not answer.' };

const askSession = async (): Promise<Refusal | undefined> => {
  const outcome = await send(contributorCalls.readSession, {});
  return outcome.ok ? undefined : outcome.refusal;
};

const askPage = async (at: string): Promise<number> => {
  const response = await fetch(canvasAddress(at)).catch(() => undefined);
  return response?.status ?? 0;
};

interface NotOpenProps {
  readonly at: string;
  readonly lead: ReactNode;
  /** How often it was tried again by itself or by hand. */
  readonly tries: number;
  readonly onRetry: () => void;
}

/** Instead of a page that did not come as the editor's: why, and the way to try again. */
export const NotOpen = ({ at, lead, tries, onRetry }: NotOpenProps) => {
  const [reason, setReason] = useState<Reason>();
  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      const found = await findReason({ askSession, askPage: () => askPage(at), noLine });
      if (isLeft) return;
      if (found.type === 'there' && tries === 0) onRetry();
      else setReason(found);
    };
    void look();
    return () => void (isLeft = true);
  }, [at, tries, onRetry]);
  return (
    <Screen title="Page" layout="fill" lead={lead}>
      {reason ? <Told reason={reason} onRetry={onRetry} /> : <Skeleton rows={4} shape="form" />}
    </Screen>
  );
};

const Told = ({ reason, onRetry }: { readonly reason: Reason; readonly onRetry: () => void }) =>
  reason.type === 'failed' ? (
    <Failure refusal={reason.refusal} onRetry={onRetry} />
  ) : (
    <EmptyState
      icon={Lock}
      title="This page cannot be edited"
      action={<Button onPress={onRetry}>Try again</Button>}
    >
      It does not exist any more, or your role lets you only look at pages.
    </EmptyState>
  );
