import { mailCalls } from '@sitewright/api/mail';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Card, Notice, Screen, Section, Skeleton } from '../../controls/index.ts';
import { Fetched, useFetched } from '../../data-fetching/index.ts';
import { MailServerForm } from './mail-server-form.tsx';
import { TestMail } from './test-mail.tsx';

/** The mail server of the installation. */
export const MailServerScreen = () => {
  const { fetched, refetch } = useFetched(mailCalls.readServer, {});
  return (
    <Screen
      title="Mail server"
      lead={
        <Link to="/sites" className="screen-back" aria-label="Back to sites">
          <ArrowLeft size={18} aria-hidden />
        </Link>
      }
    >
      <Section title="SMTP" text="All sites of this installation send their emails through this server.">
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={5} shape="form" />}>
          {(server) => (
            <div className="stack">
              {server.source === 'environment' ? (
                <Notice tone="warning" title="Set by SMTP_URL">
                  {`Emails are sent from ${server.from} through ${server.host}:${server.port}. Change SMTP_URL where the program is started, or remove it to enter a server here.`}
                </Notice>
              ) : (
                <Card>
                  <MailServerForm key={server.source} server={server} />
                </Card>
              )}
              {server.source === 'none' ? null : <TestMail />}
            </div>
          )}
        </Fetched>
      </Section>
    </Screen>
  );
};
