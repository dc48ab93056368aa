import { campaignsCalls } from '@sitewright/api/campaigns';
import type { CallAnswer } from '@sitewright/api/call';
import { canDo } from '@sitewright/domain/campaigns';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import {
  Badge,
  Button,
  Card,
  CardBody,
  Fact,
  Notice,
  ProgressBar,
  RecordPage,
  Screen,
  Section,
  Skeleton,
  useConfirm,
  useToast,
} from '../../controls/index.ts';
import { dataOf, Fetched, send, useFetched, useRefresh } from '../../data-fetching/index.ts';
import { SiteTime } from '../../time-zones/index.ts';
import { peopleText, percentText, stateNames, stateTones, type Campaign } from '../campaign-texts.ts';
import '../campaigns.css';
import { usePolling } from '../use-campaigns.ts';
import { RecipientList } from './recipient-list.tsx';

const route = getRouteApi('/_signed-in/campaigns/report');

type Report = CallAnswer<typeof campaignsCalls.report>;
type Action = 'pause' | 'resume' | 'cancel' | 'unschedule';

const doneTexts: Readonly<Record<Action, string>> = {
  pause: 'Paused',
  resume: 'Sending goes on',
  cancel: 'Cancelled',
  unschedule: 'The campaign is a draft again',
};

const useAction = (campaign: Campaign) => {
  const toast = useToast();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const navigate = useNavigate();
  return async (action: Action): Promise<void> => {
    const question = {
      title: 'Cancel the campaign?',
      text: 'Whoever has not got it by now does not get it. This cannot be undone.',
      confirm: 'Cancel the campaign',
    };
    if (action === 'cancel' && !(await confirm(question))) return;
    const { id } = campaign;
    const outcome = await send(campaignsCalls[action], { params: { id } });
    toast(outcome.ok ? doneTexts[action] : outcome.refusal.message, outcome.ok ? undefined : 'bad');
    await refresh(campaignsCalls.report, campaignsCalls.read, campaignsCalls.list);
    if (outcome.ok && action === 'unschedule') await navigate({ to: '/campaigns/edit', search: { id } });
  };
};

const Actions = ({ campaign }: { readonly campaign: Campaign }) => {
  const act = useAction(campaign);
  const { state } = campaign;
  return (
    <div className="campaign-actions">
      {canDo('pause', state) ? <Button onPress={() => void act('pause')}>Pause</Button> : null}
      {canDo('resume', state) ? (
        <Button kind="primary" onPress={() => void act('resume')}>
          Resume
        </Button>
      ) : null}
      {canDo('cancel', state) ? <Button onPress={() => void act('cancel')}>Cancel sending</Button> : null}
      {canDo('unschedule', state) ? (
        <Button onPress={() => void act('unschedule')}>Back to draft</Button>
      ) : null}
    </div>
  );
};

const Progress = ({ report: { campaign, figures } }: { readonly report: Report }) => {
  const isRunning = campaign.state === 'sending' || campaign.state === 'paused';
  if (!isRunning) return <Actions campaign={campaign} />;
  const done = figures.sent + figures.refused + figures.skipped;
  return (
    <ProgressBar
      label={campaign.state === 'paused' ? 'Paused' : 'Sending'}
      percent={figures.recipients === 0 ? undefined : (done / figures.recipients) * 100}
      text={`${done.toLocaleString('en')} of ${figures.recipients.toLocaleString('en')}`}
      actions={<Actions campaign={campaign} />}
    />
  );
};

const Figures = ({ report: { figures, campaign } }: { readonly report: Report }) => (
  <Section title="Figures">
    <Card>
      <CardBody>
        <dl className="campaign-figures">
          <Fact name="Recipients">{figures.recipients.toLocaleString('en')}</Fact>
          <Fact name="Delivered">{figures.sent.toLocaleString('en')}</Fact>
          <Fact name="Clicked">
            {campaign.content.countsClicks
              ? `${figures.clicked} (${percentText(figures.clicked, figures.sent)})`
              : 'Not counted'}
          </Fact>
          <Fact name="Opened">
            {campaign.content.countsOpens
              ? `${figures.opened} (${percentText(figures.opened, figures.sent)})`
              : 'Not counted'}
          </Fact>
          <Fact name="Unsubscribed">{figures.unsubscribed}</Fact>
          <Fact name="Bounced">{figures.bounced + figures.refused}</Fact>
          <Fact name="Complaints">{figures.complained}</Fact>
          <Fact name="Not sent">{figures.skipped}</Fact>
        </dl>
      </CardBody>
    </Card>
  </Section>
);

const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);

const Revenue = ({
  report: { revenue, campaign },
  currency,
}: {
  readonly report: Report;
  readonly currency: string;
}) => {
  const text = ({ orders, cents }: Report['revenue']['all']): string =>
    `${money(cents, currency)} (${orders === 1 ? '1 order' : `${orders} orders`})`;
  return (
    <Section
      title="Revenue"
      text="Paid orders of people who clicked within 7 days before, and orders with the code of the campaign."
    >
      <Card>
        <CardBody>
          <dl className="campaign-figures">
            <Fact name="In all">{text(revenue.all)}</Fact>
            <Fact name="After a click">{text(revenue.byLink)}</Fact>
            <Fact name="By discount code">
              {campaign.content.discountCode === '' ? 'No code' : text(revenue.byCode)}
            </Fact>
          </dl>
        </CardBody>
      </Card>
    </Section>
  );
};

const Links = ({ links }: Pick<Report, 'links'>) =>
  links.length === 0 ? null : (
    <Section title="Links">
      <Card>
        <ul className="campaign-links">
          {links.map(({ url, clicked }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                {url}
              </a>
              <span>{peopleText(clicked)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );

const When = ({ campaign }: { readonly campaign: Campaign }) => {
  const { state, scheduledOn, startedOn } = campaign;
  const on = state === 'scheduled' ? scheduledOn : startedOn;
  return (
    <p className="campaign-when">
      <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>
      {on === null ? null : (
        <span className="quiet">
          {state === 'scheduled' ? 'Goes out on ' : 'Began on '}
          <SiteTime on={on} />
        </span>
      )}
    </p>
  );
};

const ReportPage = ({ report, currency }: { readonly report: Report; readonly currency: string }) => {
  const { campaign } = report;
  return (
    <RecordPage>
      <When campaign={campaign} />
      {campaign.pauseReason === 'mail-server-missing' ? (
        <Notice tone="bad" title="Sending stopped: there is no mail server">
          Once an administrator has set one up, go on with Resume. Nobody gets the email twice.
        </Notice>
      ) : null}
      <Progress report={report} />
      {campaign.state === 'scheduled' ? null : (
        <>
          <Figures report={report} />
          <Revenue {...{ report, currency }} />
          <Links links={report.links} />
          <RecipientList id={campaign.id} />
        </>
      )}
    </RecordPage>
  );
};

/** What came of a campaign, and how far it is. */
export const ReportScreen = () => {
  const { id = '' } = route.useSearch();
  const { fetched, refetch } = useFetched(campaignsCalls.report, { params: { id } });
  const options = useFetched(campaignsCalls.options, {});
  const refresh = useRefresh();
  const campaign = dataOf(fetched)?.campaign;
  const readAgain = useCallback(
    () => void refresh(campaignsCalls.report, campaignsCalls.listRecipients),
    [refresh],
  );
  usePolling(campaign?.state === 'sending' || campaign?.state === 'scheduled', readAgain);
  return (
    <Screen
      title={campaign?.name ?? 'Report'}
      lead={
        <Link to="/campaigns" className="screen-crumb">
          Campaigns /
        </Link>
      }
      layout="fill"
    >
      <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={8} shape="form" />}>
        {(report) => <ReportPage {...{ report }} currency={dataOf(options.fetched)?.currency ?? 'USD'} />}
      </Fetched>
    </Screen>
  );
};
