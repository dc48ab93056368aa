import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Badge } from '../../controls/index.ts';
import { SiteTime } from '../../time-zones/index.ts';
import { RecordDrawer, type DrawerSteps } from '../records/record-drawer.tsx';
import { SubscriberActions } from './subscriber-actions.tsx';
import { formOf } from './subscriber-texts.ts';
import type { Subscriber } from './use-subscribers.ts';

const Value = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** What was agreed to, when and where: all of it stays after the submission was deleted. */
const Consent = ({ subscriber }: { readonly subscriber: Subscriber }) => (
  <dl className="record-values">
    <Value name="Mailing list">{subscriber.list}</Value>
    <Value name="Subscribed">
      <SiteTime on={subscriber.subscribedOn} />
    </Value>
    {subscriber.unsubscribedOn === null ? null : (
      <Value name="Unsubscribed">
        <SiteTime on={subscriber.unsubscribedOn} />
      </Value>
    )}
    <Value name="Text agreed to">{subscriber.text}</Value>
    <Value name="Form">{formOf(subscriber)}</Value>
    <Value name="Page">{subscriber.pagePath || 'Unknown'}</Value>
    <Value name="Submission">
      {subscriber.submissionId === null ? (
        'Deleted'
      ) : (
        <Link to="/forms/submissions" search={{ open: subscriber.submissionId }}>
          Open submission
        </Link>
      )}
    </Value>
  </dl>
);

interface SubscriberDrawerProps extends DrawerSteps {
  readonly subscriber: Subscriber;
}

/** One consent beside the list of subscribers. */
export const SubscriberDrawer = ({ subscriber, ...steps }: SubscriberDrawerProps) => (
  <RecordDrawer title={subscriber.email} subject="subscriber" {...steps}>
    <div className="record-body">
      {subscriber.unsubscribedOn === null ? (
        <Badge tone="good">Subscribed</Badge>
      ) : (
        <Badge>Unsubscribed</Badge>
      )}
      <div className="record-tools">
        <SubscriberActions subscribers={[subscriber]} onDone={steps.onClose} />
      </div>
      <Consent subscriber={subscriber} />
    </div>
  </RecordDrawer>
);
