import { campaignsCalls } from '@sitewright/api/campaigns';
import { campaignFaultMessages, readSendTime } from '@sitewright/domain/campaigns';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  Notice,
  Segmented,
  TextField,
  useToast,
} from '../../controls/index.ts';
import { useRefresh, useSending } from '../../data-fetching/index.ts';
import { describeTime, nameZone } from '../../time-zones/index.ts';
import { peopleText, type CampaignOptions } from '../campaign-texts.ts';
import type { CampaignPreview } from './preview-pane.tsx';

interface SendDialogProps {
  readonly id: string;
  readonly options: CampaignOptions;
  readonly preview: CampaignPreview;
  readonly flush: () => Promise<number | undefined>;
  readonly onClose: () => void;
}

const whens = [
  { id: 'now', name: 'Now' },
  { id: 'later', name: 'At a time' },
] as const;

/** What stands in the way, in one list. */
const Faults = ({ preview }: Pick<SendDialogProps, 'preview'>) => (
  <Notice tone="bad" title="The campaign cannot be sent yet">
    <ul className="campaign-faults">
      {[...new Set(preview.faults.map(({ code }) => code))].map((code) => (
        <li key={code}>{campaignFaultMessages[code]}</li>
      ))}
    </ul>
  </Notice>
);

const useSubmit = ({ id, flush, onClose }: SendDialogProps) => {
  const { send, isSending } = useSending(campaignsCalls.send);
  const [error, setError] = useState<string>();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const toast = useToast();
  const submit = async (at: string | undefined): Promise<void> => {
    setError(undefined);
    const revision = await flush();
    if (revision === undefined) return setError('The campaign could not be saved.');
    const outcome = await send({ params: { id }, body: at === undefined ? { revision } : { revision, at } });
    if (!outcome.ok) {
      const { errors, message } = outcome.refusal;
      return setError(errors?.['at'] ?? errors?.['send'] ?? message);
    }
    await refresh(campaignsCalls.list, campaignsCalls.read, campaignsCalls.report);
    toast(at === undefined ? 'The campaign is being sent' : 'Campaign scheduled');
    onClose();
    return navigate({ to: '/campaigns/report', search: { id } });
  };
  return { submit, isSending, error };
};

/** Sends to everybody, now or at a time on the clocks of the store. */
export const SendDialog = (props: SendDialogProps) => {
  const { options, preview, onClose } = props;
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [at, setAt] = useState('');
  const { submit, isSending, error } = useSubmit(props);
  const time = readSendTime(at, options.timeZone);
  const canSend = preview.faults.length === 0 && (when === 'now' || time !== undefined);
  return (
    <Dialog title="Send the campaign" isOpen onClose={onClose}>
      <DialogBody>
        {preview.faults.length > 0 ? (
          <Faults preview={preview} />
        ) : (
          <>
            <p>{`${peopleText(preview.audience)} will get “${preview.subject}”.`}</p>
            <Segmented label="When" segments={whens} value={when} onChange={setWhen} />
            {when === 'later' ? (
              <TextField
                label="Send on"
                type="datetime-local"
                value={at}
                onChange={setAt}
                hint={
                  time
                    ? nameZone(describeTime(time, options.timeZone), options.timeZone)
                    : `Time zone of the store: ${options.timeZone}`
                }
              />
            ) : null}
            {error === undefined ? null : <Notice tone="bad">{error}</Notice>}
          </>
        )}
      </DialogBody>
      <DialogFoot>
        <Button kind="quiet" onPress={onClose}>
          {canSend ? 'Cancel' : 'Close'}
        </Button>
        {preview.faults.length === 0 ? (
          <Button
            kind="primary"
            isDisabled={!canSend}
            isPending={isSending}
            onPress={() => void submit(when === 'now' ? undefined : at)}
          >
            {when === 'now' ? 'Send now' : 'Schedule'}
          </Button>
        ) : null}
      </DialogFoot>
    </Dialog>
  );
};
