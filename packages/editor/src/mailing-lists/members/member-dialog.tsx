import { mailingListsCalls as calls } from '@sitewright/api/mailing-lists';
import { Trash2, UserMinus } from 'lucide-react';
import { Button, Dialog, DialogBody, DialogFoot, Fact, Skeleton } from '../../controls/index.ts';
import { Fetched, useFetched } from '../../data-fetching/index.ts';
import { languageName } from '../../languages/index.ts';
import { SiteTime } from '../../time-zones/index.ts';
import { sourceNames, type Member } from '../list-texts.ts';
import { useMemberActions } from '../use-mailing-lists.ts';
import { StateBadge } from './member-table.tsx';

interface MemberDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

const Facts = ({ member }: { readonly member: Member }) => (
  <dl className="mailing-facts">
    <Fact name="State">
      <StateBadge member={member} /> <SiteTime on={member.stateOn} />
    </Fact>
    <Fact name="Signed up">
      <SiteTime on={member.signedUpOn} />
    </Fact>
    <Fact name="Confirmed">
      {member.confirmedOn === null ? 'Not by email' : <SiteTime on={member.confirmedOn} />}
    </Fact>
    <Fact name="Language">{languageName(member.language)}</Fact>
    {member.name === '' ? null : <Fact name="Name">{member.name}</Fact>}
    {member.tags.length === 0 ? null : <Fact name="Tags">{member.tags.join(', ')}</Fact>}
  </dl>
);

/** Everything that an address agreed to, on all lists. */
const Consents = ({ id }: { readonly id: string }) => {
  const { fetched, refetch } = useFetched(calls.readMember, { params: { id } });
  return (
    <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={2} shape="list" />}>
      {({ consents }) => (
        <ul className="mailing-consents">
          {consents.map((consent) => (
            <li key={`${consent.givenOn}${consent.list}${consent.source}`}>
              <span className="records-name">{`“${consent.text}”`}</span>
              <span className="records-detail">
                {[
                  consent.list,
                  sourceNames[consent.source],
                  ...(consent.formName === null ? [] : [consent.formName]),
                  ...(consent.pagePath === '' ? [] : [consent.pagePath]),
                ].join(' · ')}
              </span>
              <span className="records-detail">
                Given <SiteTime on={consent.givenOn} />
                {consent.endedOn === null ? null : (
                  <>
                    , taken back <SiteTime on={consent.endedOn} />
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Fetched>
  );
};

/** One member of a list with what proves that emails may be sent. */
export const MemberDialog = ({ member, onClose }: MemberDialogProps) => {
  const actions = useMemberActions();
  const isOn = member.state === 'subscribed' || member.state === 'pending';
  return (
    <Dialog title={member.email} isOpen onClose={onClose}>
      <DialogBody>
        <Facts member={member} />
        <h3 className="mailing-heading">Consent</h3>
        <Consents id={member.id} />
      </DialogBody>
      <DialogFoot>
        <Button
          icon={Trash2}
          onPress={async () => {
            if (await actions.erase([member])) onClose();
          }}
        >
          Erase
        </Button>
        {isOn ? (
          <Button
            icon={UserMinus}
            onPress={async () => {
              if (await actions.unsubscribe([member])) onClose();
            }}
          >
            Unsubscribe
          </Button>
        ) : null}
        <Button kind="primary" onPress={onClose}>
          Done
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
