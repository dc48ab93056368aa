import { mailCalls } from '@sitewright/api/mail';
import { Card, Section, Skeleton } from '../../controls/index.ts';
import { Fetched, useFetched } from '../../data-fetching/index.ts';
import { MailDesignForm } from './mail-design-form.tsx';
import './mail-design.css';
import { SenderCheck } from './sender-check.tsx';

export const MailDesignScreen = () => {
  const { fetched, refetch } = useFetched(mailCalls.readSettings, {});
  return (
    <div className="screen-column screen-body">
      <Section title="Mail design" text="Sender and layout of all emails that your site sends.">
        <Card>
          <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={6} shape="form" />}>
            {(settings) => <MailDesignForm settings={settings} />}
          </Fetched>
        </Card>
      </Section>
      <SenderCheck />
    </div>
  );
};
