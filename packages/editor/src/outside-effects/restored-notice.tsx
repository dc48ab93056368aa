import type { CallAnswer } from '@sitewright/api/call';
import { outsideEffectsCalls } from '@sitewright/api/outside-effects';
import { describeWaiting, type WaitingChoice, type WaitingEffects } from '@sitewright/domain/outside-effects';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, Notice, useToast } from '../controls/index.ts';
import { useSending } from '../data-fetching/index.ts';
import { sessionQuery, useSession } from '../session/index.ts';
import { SiteTime } from '../time-zones/index.ts';
import './restored-notice.css';

type Resumed = CallAnswer<typeof outsideEffectsCalls.resume>;

const countOf = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

interface ResumeDialogProps {
  readonly waiting: WaitingEffects;
  readonly onClose: () => void;
  readonly onResumed: (resumed: Resumed) => void;
}

/** Asks whether this is the live installation, and what becomes of what waited in the backup. */
const ResumeDialog = ({ waiting, onClose, onResumed }: ResumeDialogProps) => {
  const toast = useToast();
  const { send, isSending } = useSending(outsideEffectsCalls.resume);
  const resume = async (choice: WaitingChoice): Promise<void> => {
    const outcome = await send({ body: { waiting: choice } });
    onClose();
    if (outcome.ok) onResumed(outcome.answer);
    else toast(outcome.refusal.message, 'bad');
  };
  const text = describeWaiting(waiting);
  return (
    <Dialog title="Is this the live installation?" isOpen onClose={onClose}>
      <DialogBody>
        <p>
          No other copy of it may be running. What the payment service has charged since the backup is
          recorded first; then renewals, refunds and new emails go out.
        </p>
        {text === '' ? null : (
          <Notice tone="warning" title={`${text} waited in the backup`}>
            The other installation may have sent them since. Discarded ones stay in their lists, from which
            you can send each of them.
          </Notice>
        )}
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>Cancel</Button>
        {text === '' ? (
          <Button kind="primary" isPending={isSending} onPress={() => void resume('send')}>
            Yes, go on
          </Button>
        ) : (
          <>
            <Button isPending={isSending} onPress={() => void resume('send')}>
              Go on and send them
            </Button>
            <Button kind="primary" isPending={isSending} onPress={() => void resume('discard')}>
              Go on and discard them
            </Button>
          </>
        )}
      </DialogFoot>
    </Dialog>
  );
};

/** The button, and the question that follows it. */
const ResumeButton = ({ onResumed }: Pick<ResumeDialogProps, 'onResumed'>) => {
  const toast = useToast();
  const { send, isSending } = useSending(outsideEffectsCalls.readWaiting);
  const [waiting, setWaiting] = useState<WaitingEffects>();
  const ask = async (): Promise<void> => {
    const outcome = await send({});
    if (outcome.ok) setWaiting(outcome.answer);
    else toast(outcome.refusal.message, 'bad');
  };
  return (
    <>
      <Button onPress={() => void ask()} isPending={isSending}>
        This is the live installation
      </Button>
      {waiting ? (
        <ResumeDialog waiting={waiting} onClose={() => setWaiting(undefined)} onResumed={onResumed} />
      ) : null}
    </>
  );
};

/** What the owner has to look up at the payment service. */
const ResumedNotice = ({ resumed, onDone }: { readonly resumed: Resumed; readonly onDone: () => void }) => {
  const { recorded, unknown } = resumed;
  return (
    <Notice
      tone={unknown.length > 0 ? 'warning' : 'good'}
      title="Everything goes on"
      actions={<Button onPress={onDone}>Close</Button>}
    >
      {`${countOf(recorded, 'payment', 'payments')} since the backup recorded. `}
      {unknown.length === 0
        ? 'No payment is without an order.'
        : 'These payments have no order here. Look them up at the payment service: make the order again, or refund them there.'}
      {unknown.length === 0 ? null : (
        <ul className="restored-payments">
          {unknown.map(({ reference }) => (
            <li key={reference}>
              <code>{reference}</code>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
};

/** Says on every screen what waits after a restore, and lets an administrator go on. */
export const RestoredNotice = ({ since }: { readonly since: string }) => {
  const { isAdministrator } = useSession().account;
  const [resumed, setResumed] = useState<Resumed>();
  const queries = useQueryClient();
  return (
    <div className="restored-notice">
      {resumed ? (
        <ResumedNotice
          resumed={resumed}
          onDone={() => void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })}
        />
      ) : (
        <Notice
          tone="warning"
          title="A backup was restored: charges, refunds, emails and webhooks are paused"
          actions={isAdministrator ? <ResumeButton onResumed={setResumed} /> : undefined}
        >
          The backup was made <SiteTime on={since} />. Subscriptions are not renewed, and refunds, emails (of
          carts and gift cards too) and webhooks wait. Numbers of orders and invoices go on after a gap, so
          that none is given twice.{' '}
          {isAdministrator
            ? 'Confirm that this is the live installation, and everything goes on.'
            : 'Ask the administrator of the installation to confirm that this is the live one.'}
        </Notice>
      )}
    </div>
  );
};
