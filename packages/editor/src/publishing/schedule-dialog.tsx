import { useState, type FormEvent } from 'react';
import { describeTime, SiteZone } from '../time-zones/index.ts';
import { Button, Dialog, DialogBody, DialogFoot } from '../controls/index.ts';
import type { PublishDialogProps } from './publish-dialog.ts';
import { readTime, suggestTime } from './release-time.ts';
import { TimeField } from './time-field.tsx';
import { usePublishing } from './use-publishing.ts';

const ScheduleForm = ({ subject, onClose, zone }: PublishDialogProps & { readonly zone: string }) => {
  const [text, setText] = useState(() => suggestTime(Date.now(), zone));
  const [fault, setFault] = useState<string>();
  const { publish, isPending } = usePublishing();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const time = readTime(text, zone, Date.now());
    if ('fault' in time) return setFault(time.fault);
    const release = { name: subject.title, documents: [subject], publishOn: time.moment };
    const doneText = `${subject.title} scheduled for ${describeTime(new Date(time.moment), zone)}`;
    if (await publish(release, doneText)) onClose();
  };
  return (
    <form noValidate aria-label="Schedule publishing" onSubmit={(event) => void submit(event)}>
      <DialogBody>
        <p className="quiet">{subject.title} will be published as it is now. Later changes stay drafts.</p>
        <TimeField
          zone={zone}
          value={text}
          error={fault}
          takesFocus
          onChange={(value) => {
            setText(value);
            setFault(undefined);
          }}
        />
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>Cancel</Button>
        <Button kind="primary" type="submit" isPending={isPending}>
          Schedule
        </Button>
      </DialogFoot>
    </form>
  );
};

export const ScheduleDialog = (props: PublishDialogProps) => (
  <Dialog title="Schedule publishing" isOpen onClose={props.onClose}>
    <SiteZone>{(zone) => <ScheduleForm {...props} zone={zone} />}</SiteZone>
  </Dialog>
);
