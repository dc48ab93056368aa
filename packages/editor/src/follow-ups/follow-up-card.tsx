import type { CallAnswer } from '@sitewright/api/call';
import { followUpsCalls } from '@sitewright/api/follow-ups';
import { followUpDefinitions, isDelay } from '@sitewright/domain/follow-ups';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  Button,
  Card,
  CardBody,
  NumberField,
  RelativeTime,
  Section,
  Switch,
  useToast,
} from '../controls/index.ts';
import { useRefresh, useSending } from '../data-fetching/index.ts';

type FollowUp = CallAnswer<typeof followUpsCalls.list>['followUps'][number];

interface FollowUpCardProps {
  readonly followUp: FollowUp;
}

const useSaving = ({ followUp: { kind } }: FollowUpCardProps) => {
  const { send, isSending } = useSending(followUpsCalls.save);
  const refresh = useRefresh();
  const toast = useToast();
  const save = async (body: { isEnabled: boolean; delay: number }, done: string): Promise<void> => {
    const outcome = await send({ params: { kind }, body });
    if (outcome.ok) toast(done);
    else toast(outcome.refusal.message, 'bad');
    await refresh(followUpsCalls.list);
  };
  return { save, isSending };
};

const Figures = ({ followUp: { sentCount, lastSentOn } }: FollowUpCardProps) => (
  <p className="quiet">
    {sentCount === 0 ? 'None sent yet' : `${sentCount.toLocaleString()} sent`}
    {lastSentOn === null ? null : (
      <>
        {', the last one '}
        <RelativeTime on={lastSentOn} />
      </>
    )}
  </p>
);

const laterText = (unit: 'hours' | 'days'): string =>
  unit === 'hours' ? '0 sends it within a minute.' : 'So that it has arrived and was tried.';

export const FollowUpCard = (props: FollowUpCardProps) => {
  const { kind, isEnabled, delay: savedDelay } = props.followUp;
  const { name, cause, unit, maxDelay } = followUpDefinitions[kind];
  const [delay, setDelay] = useState(savedDelay);
  const { save, isSending } = useSaving(props);
  const isValid = isDelay(kind, delay);
  return (
    <Section title={name} text={cause}>
      <Card>
        <CardBody>
          <Switch
            label={`Send ${name}`}
            isOn={isEnabled}
            onChange={(isOn) =>
              void save(
                { isEnabled: isOn, delay: isValid ? delay : savedDelay },
                `${name} switched ${isOn ? 'on' : 'off'}`,
              )
            }
          />
          <div className="follow-up-delay">
            <NumberField
              label={`Delay in ${unit}`}
              value={delay}
              min={0}
              max={maxDelay}
              hint={laterText(unit)}
              error={isValid ? undefined : `Enter a whole number from 0 to ${maxDelay}.`}
              onChange={(next = Number.NaN) => setDelay(next)}
            />
            <Button
              isDisabled={!isValid || delay === savedDelay}
              isPending={isSending}
              onPress={() => void save({ isEnabled, delay }, 'Delay saved')}
            >
              Save delay
            </Button>
          </div>
          <Figures {...props} />
          <p>
            <Link to="/store/emails/email" search={{ kind, language: 'en' }}>
              {`Edit, preview and test the text of ${name}`}
            </Link>
          </p>
        </CardBody>
      </Card>
    </Section>
  );
};
