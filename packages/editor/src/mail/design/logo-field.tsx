import { mediaCalls } from '@sitewright/api/media';
import type { MailSettings } from '@sitewright/domain/mail';
import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { Button, FieldMessages, Notice } from '../../controls/index.ts';
import { dataOf, useFetched } from '../../data-fetching/index.ts';
import { FilePicker, thumbnailOf, type Asset } from '../../media/index.ts';

type Values = { -readonly [Name in keyof MailSettings]: MailSettings[Name] };

const HINT = 'A PNG, JPEG or GIF picture from your files. Without one, emails show the site title.';

interface ChosenLogoProps {
  readonly id: string;
  readonly url: string;
}

/** The chosen picture; one from elsewhere is not loaded here. */
const ChosenLogo = ({ id, url }: ChosenLogoProps) => {
  const { fetched } = useFetched(mediaCalls.read, { params: { id } }, id !== '');
  if (id === '') return <span className="mail-logo-url">{url}</span>;
  if (fetched.state === 'failed' && fetched.refusal.status === 404)
    return <Notice tone="warning">This picture was deleted. Choose another.</Notice>;
  const asset = dataOf(fetched);
  return asset ? (
    <>
      <img src={thumbnailOf(asset, 300)} alt="" />
      <span className="truncate">{asset.filename}</span>
    </>
  ) : null;
};

/** The logo of all emails, a picture of the site. */
export const LogoField = ({ control }: { readonly control: Control<Values> }) => {
  const [isOpen, setOpen] = useState(false);
  const { field: id, fieldState } = useController({ control, name: 'logoId' });
  const { field: url } = useController({ control, name: 'logoUrl' });
  const choose = (asset: Asset | undefined): void => {
    id.onChange(asset?.id ?? '');
    url.onChange(asset ? new URL(thumbnailOf(asset, 300), window.location.href).href : '');
  };
  const isChosen = url.value !== '';
  return (
    <fieldset className="field mail-logo-field">
      <legend className="field-label">Logo</legend>
      {isChosen ? (
        <div className="mail-logo">
          <ChosenLogo id={id.value} url={url.value} />
        </div>
      ) : null}
      <div className="row">
        <Button icon={FolderOpen} onPress={() => setOpen(true)}>
          {isChosen ? 'Replace' : 'Choose a picture'}
        </Button>
        {isChosen ? (
          <Button kind="quiet" onPress={() => choose(undefined)}>
            Remove
          </Button>
        ) : null}
      </div>
      <FieldMessages hint={HINT} error={fieldState.error?.message} />
      {isOpen ? (
        <FilePicker
          kinds={['image']}
          title="Choose a picture"
          onClose={() => setOpen(false)}
          onPick={([asset]) => {
            setOpen(false);
            choose(asset);
          }}
        />
      ) : null}
    </fieldset>
  );
};
