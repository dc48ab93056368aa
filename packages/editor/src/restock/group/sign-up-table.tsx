import { Trash2 } from 'lucide-react';
import { Cell, Column, GridList, GridListItem, Row, TableBody, TableHeader } from 'react-aria-components';
import { Badge, Button, RecordTable, useMediaQuery } from '../../controls/index.ts';
import { languageName } from '../../languages/index.ts';
import { RelativeSiteTime } from '../../time-zones/index.ts';
import { stateNames, type SignUp } from '../restock-texts.ts';
import { useRemoveSignUp } from '../use-restock.ts';

type SignUpProps = { readonly signUp: SignUp };

const tones = { waiting: 'accent', notified: 'good', ended: 'neutral', unsubscribed: 'bad' } as const;

const State = ({ signUp: { state, notifiedOn, isDemo } }: SignUpProps) => (
  <>
    <span className="records-badges">
      <Badge tone={tones[state]}>{stateNames[state]}</Badge>
      {isDemo ? <Badge tone="accent">Demo</Badge> : null}
    </span>
    {notifiedOn === null ? null : (
      <span className="restock-detail">
        <RelativeSiteTime on={notifiedOn} />
      </span>
    )}
  </>
);

/** What the visitor agreed to, in the words that they read. */
const Consent = ({ signUp: { isJoinMailingList, consentText } }: SignUpProps) =>
  isJoinMailingList ? (
    <>
      Mailing list
      <span className="restock-detail">{`“${consentText}”`}</span>
    </>
  ) : (
    'This notice only'
  );

const Remove = ({ signUp }: SignUpProps) => {
  const { submit, isSending } = useRemoveSignUp();
  return (
    <Button
      icon={Trash2}
      kind="plain"
      isDisabled={isSending}
      aria-label={`Delete the sign-up of ${signUp.email}`}
      onPress={() => void submit(signUp)}
    >
      Delete
    </Button>
  );
};

const Rows = ({ signUps }: { readonly signUps: readonly SignUp[] }) => (
  <RecordTable aria-label="Sign-ups" className="restock-table">
    <TableHeader>
      <Column isRowHeader>Email</Column>
      <Column>Signed up</Column>
      <Column>Language</Column>
      <Column>Consent</Column>
      <Column>State</Column>
      <Column>Action</Column>
    </TableHeader>
    <TableBody items={signUps}>
      {(signUp) => (
        <Row id={signUp.id} textValue={signUp.email}>
          <Cell>
            <span className="restock-name">{signUp.email}</span>
          </Cell>
          <Cell>
            <RelativeSiteTime on={signUp.signedUpOn} />
          </Cell>
          <Cell>{languageName(signUp.language)}</Cell>
          <Cell>
            <Consent signUp={signUp} />
          </Cell>
          <Cell>
            <State signUp={signUp} />
          </Cell>
          <Cell>
            <Remove signUp={signUp} />
          </Cell>
        </Row>
      )}
    </TableBody>
  </RecordTable>
);

const Cards = ({ signUps }: { readonly signUps: readonly SignUp[] }) => (
  <GridList aria-label="Sign-ups" className="restock-list" items={signUps}>
    {(signUp) => (
      <GridListItem textValue={signUp.email} className="records-card restock-item">
        <span className="restock-name">{signUp.email}</span>
        <span className="restock-detail">
          <RelativeSiteTime on={signUp.signedUpOn} />, {languageName(signUp.language)}
        </span>
        <span>
          <Consent signUp={signUp} />
        </span>
        <State signUp={signUp} />
        <Remove signUp={signUp} />
      </GridListItem>
    )}
  </GridList>
);

/** A table, or cards where it would be cramped. */
export const SignUpTable = (props: { readonly signUps: readonly SignUp[] }) =>
  useMediaQuery('(width < 900px)') ? <Cards {...props} /> : <Rows {...props} />;
