import type { Refusal } from '@sitewright/api/client';
import { contributorCalls } from '@sitewright/api/contributors';
import { Lock } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Button, EmptyState, Screen, Skeleton } from '../../controls/index.ts';
import { Failure, send } from '../../data-fetching/index.ts';
import { canvasAddress } from '../../frames/index.ts';
import { findReason, type Reason } from './unavailable-reason.ts';

const networkRefusal: Refusal = { status: 0, code: 'network', message: 'The server did not respond.' };

const checkSession = async (): Promise<Refusal | undefined> => {
  const outcome = await send(contributorCalls.readSession, {});
  return outcome.ok ? undefined : outcome.refusal;
};

const fetchPageStatus = async (at: string): Promise<number> => {
  const response = await fetch(canvasAddress(at)).catch(() => undefined);
  return response?.status ?? 0;
};

interface PageUnavailableProps {
  readonly at: string;
  readonly lead: ReactNode;
  /** Number of retries, automatic or manual. */
  readonly attempts: number;
  readonly onRetry: () => void;
}

/** Shown instead of a page that could not be loaded: the reason and a retry button. */
export const PageUnavailable = ({ at, lead, attempts, onRetry }: PageUnavailableProps) => {
  const [reason, setReason] = useState<Reason>();
  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      const found = await findReason({
        checkSession,
        fetchPageStatus: () => fetchPageStatus(at),
        networkRefusal,
      });
      if (isLeft) return;
      if (found.type === 'there' && attempts === 0) onRetry();
      else setReason(found);
    };
    void look();
    return () => void (isLeft = true);
  }, [at, attempts, onRetry]);
  return (
    <Screen title="Page" layout="fill" lead={lead}>
      {reason ? <ReasonNotice reason={reason} onRetry={onRetry} /> : <Skeleton rows={4} shape="form" />}
    </Screen>
  );
};

const ReasonNotice = ({ reason, onRetry }: { readonly reason: Reason; readonly onRetry: () => void }) =>
  reason.type === 'failed' ? (
    <Failure refusal={reason.refusal} onRetry={onRetry} />
  ) : (
    <EmptyState
      icon={Lock}
      title="This page cannot be edited"
      action={<Button onPress={onRetry}>Try again</Button>}
    >
      It no longer exists, or your role can only view pages.
    </EmptyState>
  );
