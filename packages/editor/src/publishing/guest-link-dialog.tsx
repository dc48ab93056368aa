import { previewCalls } from '@sitewright/api/previews';
import { previewLimits } from '@sitewright/domain/previews';
import { copyText } from '@sitewright/ui/copy-text';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { describeTime, SiteZone } from '../time-zones/index.ts';
import { Button, Dialog, DialogBody, DialogFoot, Select, TextField, useToast } from '../controls/index.ts';
import { useDocumentStore } from '../documents/index.ts';
import { useSending } from '../data-fetching/index.ts';
import './publish-menu.css';
import type { PublishDialogProps } from './publish-dialog.ts';

const spans = [
  { id: '24', name: '1 day' },
  { id: String(previewLimits.GUEST_HOURS), name: '7 days' },
  { id: String(previewLimits.MAX_HOURS), name: '30 days' },
];

interface Link {
  readonly url: string;
  readonly expiresAt: string;
}

const MadeLink = ({ link: { url, expiresAt }, zone }: { readonly link: Link; readonly zone: string }) => {
  const toast = useToast();
  const copy = async () => {
    if (await copyText(url)) toast('Link copied');
    else toast('Your browser blocked copying. Select the link and copy it.', 'bad');
  };
  return (
    <div className="guest-link">
      <TextField
        label="Link"
        value={url}
        isReadOnly
        hint={`Expires ${describeTime(new Date(expiresAt), zone)}`}
      />
      <Button icon={Copy} takesFocus onPress={() => void copy()}>
        Copy link
      </Button>
    </div>
  );
};

const GuestLink = ({ at, onClose, zone }: PublishDialogProps & { readonly zone: string }) => {
  const store = useDocumentStore();
  const toast = useToast();
  const { send, isSending } = useSending(previewCalls.createLink);
  const [hours, setHours] = useState(String(previewLimits.GUEST_HOURS));
  const [link, setLink] = useState<Link>();
  const make = async () => {
    await store.flush();
    const outcome = await send({ body: { path: at, guest: true, hours: Number(hours) } });
    if (outcome.ok) setLink(outcome.answer);
    else toast(outcome.refusal.message, 'bad');
  };
  return (
    <>
      <DialogBody>
        <p className="quiet">
          Anyone with the link can view the site, including unpublished changes, but cannot edit it.
        </p>
        <Select
          label="Expires after"
          choices={spans}
          value={hours}
          onChange={(id) => {
            setHours(id);
            setLink(undefined);
          }}
        />
        {link ? <MadeLink link={link} zone={zone} /> : null}
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>Close</Button>
        {link ? null : (
          <Button kind="primary" isPending={isSending} onPress={() => void make()}>
            Create link
          </Button>
        )}
      </DialogFoot>
    </>
  );
};

/** Creates a preview link for people without an account. */
export const GuestLinkDialog = (props: PublishDialogProps) => (
  <Dialog title="Share preview link" isOpen onClose={props.onClose}>
    <SiteZone>{(zone) => <GuestLink {...props} zone={zone} />}</SiteZone>
  </Dialog>
);
