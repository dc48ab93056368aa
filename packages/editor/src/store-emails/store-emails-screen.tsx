import type { CallAnswer } from '@sitewright/api/call';
import { storeEmailsCalls } from '@sitewright/api/store-emails';
import { isFollowUp } from '@sitewright/domain/follow-ups';
import { emailDefinitions, isCustomerEmail } from '@sitewright/domain/store-emails';
import { Link } from '@tanstack/react-router';
import { Switch } from 'react-aria-components';
import { Badge, Card, List, ListRow, Screen, Section, Skeleton, useToast } from '../controls/index.ts';
import { Fetched, useFetched, useRefresh, useSending } from '../data-fetching/index.ts';
import { UnsentNotice } from '../mail/index.ts';
import './store-emails.css';

type Email = CallAnswer<typeof storeEmailsCalls.list>['emails'][number];

const useSwitchEmail = () => {
  const { send } = useSending(storeEmailsCalls.setEnabled);
  const refresh = useRefresh();
  const toast = useToast();
  return async ({ kind }: Email, isEnabled: boolean): Promise<void> => {
    const outcome = await send({ params: { kind }, body: { isEnabled } });
    if (outcome.ok) toast(`${emailDefinitions[kind].name} switched ${isEnabled ? 'on' : 'off'}`);
    else toast(outcome.refusal.message, 'bad');
    await refresh(storeEmailsCalls.list);
  };
};

interface EmailRowProps {
  readonly email: Email;
  readonly onSwitch: (isEnabled: boolean) => void;
}

/** The alert itself is set where its threshold is. */
const RowActions = ({ email: { kind, isEnabled }, onSwitch }: EmailRowProps) => {
  if (kind === 'low-stock')
    return (
      <Link to="/store/inventory" className="button button-quiet">
        {isEnabled ? 'On, set in Inventory' : 'Off, set in Inventory'}
      </Link>
    );
  if (isFollowUp(kind))
    return (
      <Link to="/store/follow-ups" className="button button-quiet">
        Set in Follow-up emails
      </Link>
    );
  return emailDefinitions[kind].isOptional ? (
    <Switch
      className="switch"
      aria-label={`Send ${emailDefinitions[kind].name}`}
      isSelected={isEnabled}
      onChange={onSwitch}
    >
      <span className="switch-track" aria-hidden />
    </Switch>
  ) : (
    <span className="quiet">Always sent</span>
  );
};

const EmailRow = ({ email, onSwitch }: EmailRowProps) => {
  const { name, when } = emailDefinitions[email.kind];
  const isChanged = Object.keys(email.texts).length > 0;
  return (
    <ListRow
      title={
        <span className="store-email-title">
          <Link to="/store/emails/email" search={{ kind: email.kind, language: 'en' }}>
            {name}
          </Link>
          {isChanged ? <Badge>Own text</Badge> : null}
        </span>
      }
      detail={when}
      actions={<RowActions {...{ email, onSwitch }} />}
    />
  );
};

const EmailList = ({ title, text, emails }: { title: string; text: string; emails: readonly Email[] }) => {
  const turn = useSwitchEmail();
  return (
    <Section title={title} text={text}>
      <Card>
        <List label={title}>
          {emails.map((email) => (
            <EmailRow key={email.kind} email={email} onSwitch={(isOn) => void turn(email, isOn)} />
          ))}
        </List>
      </Card>
    </Section>
  );
};

/** All emails that the store sends, and who gets them. */
export const StoreEmailsScreen = () => {
  const { fetched, refetch } = useFetched(storeEmailsCalls.list, {});
  return (
    <Screen title="Emails">
      <UnsentNotice />
      <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={8} shape="list" />}>
        {({ emails }) => (
          <div className="store-emails">
            <EmailList
              title="To customers"
              text="In the language of the order."
              emails={emails.filter(({ kind }) => isCustomerEmail(kind))}
            />
            <EmailList
              title="To your team"
              text="To everybody who looks after orders or stock."
              emails={emails.filter(({ kind }) => !isCustomerEmail(kind))}
            />
          </div>
        )}
      </Fetched>
    </Screen>
  );
};
