import type { CallAnswer } from '@sitewright/api/call';
import { mailCalls } from '@sitewright/api/mail';
import { RefreshCw } from 'lucide-react';
import { Badge, Button, Card, CardBody, Section, Skeleton } from '../../controls/index.ts';
import { Fetched, useFetched } from '../../data-fetching/index.ts';

type Check = CallAnswer<typeof mailCalls.checkSender>['checks'][number];

const states = {
  ok: { name: 'Found', tone: 'good' },
  missing: { name: 'Missing', tone: 'bad' },
  wrong: { name: 'Needs a change', tone: 'bad' },
  unknown: { name: 'Not checked', tone: 'neutral' },
} as const satisfies Record<Check['state'], unknown>;

const CheckedRecord = ({ check }: { readonly check: Check }) => (
  <li className="sender-record">
    <div className="sender-record-head">
      <strong>{check.record}</strong>
      <Badge tone={states[check.state].tone}>{states[check.state].name}</Badge>
    </div>
    <p>{check.explanation}</p>
    {check.found === undefined ? null : <pre>{check.found}</pre>}
    {check.toAdd === undefined ? null : (
      <dl>
        <div>
          <dt>Type</dt>
          <dd>{check.toAdd.type}</dd>
        </div>
        <div>
          <dt>Name</dt>
          <dd>{check.toAdd.name}</dd>
        </div>
        <div>
          <dt>Value</dt>
          <dd>{check.toAdd.value}</dd>
        </div>
      </dl>
    )}
  </li>
);

/** SPF, DKIM and DMARC of the sender's domain, in sentences. */
export const SenderCheck = () => {
  const { fetched, refetch } = useFetched(mailCalls.checkSender, {});
  return (
    <Section
      title="Sender check"
      text="Three DNS records of your domain decide whether emails arrive or go to spam."
      actions={
        <Button icon={RefreshCw} onPress={refetch}>
          Check again
        </Button>
      }
    >
      <Card>
        <CardBody>
          <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={3} shape="list" />}>
            {({ domain, checks }) => (
              <ul className="sender-records" aria-label={`Records of ${domain}`}>
                {checks.map((check) => (
                  <CheckedRecord key={check.record} check={check} />
                ))}
              </ul>
            )}
          </Fetched>
        </CardBody>
      </Card>
    </Section>
  );
};
