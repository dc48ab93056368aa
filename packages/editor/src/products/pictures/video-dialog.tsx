import { readVideoAddress, VIDEO_ADDRESS_FAULT, type ProductVideo } from '@sitewright/domain/catalogue';
import { useState } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, TextField } from '../../controls/index.ts';
import { usePendingField } from '../../documents/index.ts';
import { PictureChoice } from '../../seo/index.ts';
import { useProduct } from '../state/product-context.ts';
import { Picture } from './picture.tsx';
import { withVideo } from './pictures-of.ts';

const MAX_TITLE = 200;

const withField = (video: ProductVideo, field: 'title' | 'posterId' | 'url', value: string): ProductVideo => {
  const { [field]: _before, ...rest } = video;
  return value === '' ? rest : { ...rest, [field]: value };
};

interface VideoTextProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  /** Returns a fault if the text cannot be stored. */
  readonly onStore: (text: string) => string | undefined;
}

/** A text that becomes a command when its field is left. */
const VideoText = ({ label, hint, value, onStore }: VideoTextProps) => {
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const commit = (): void => {
    if (typed === undefined) return;
    const refused = typed.trim() === value ? undefined : onStore(typed.trim());
    setFault(refused);
    if (refused === undefined) setTyped(undefined);
  };
  usePendingField(commit);
  return (
    <TextField
      {...{ label, hint }}
      value={typed ?? value}
      error={fault}
      maxLength={500}
      onBlur={commit}
      onChange={(text) => {
        setTyped(text);
        setFault(undefined);
      }}
    />
  );
};

interface VideoDialogProps {
  readonly video: ProductVideo;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

/** Title, poster and address of one video. */
export const VideoDialog = ({ video, onClose, onRemove }: VideoDialogProps) => {
  const { changeItem } = useProduct();
  const change = (label: string, next: ProductVideo) => changeItem(label, (item) => withVideo(item, next));
  const { url, posterId = '' } = video;
  return (
    <Dialog title="Video" isOpen onClose={onClose}>
      <DialogBody>
        {url === undefined ? null : (
          <VideoText
            label="Address"
            hint="Of a YouTube or Vimeo video."
            value={url}
            onStore={(text) => {
              const address = readVideoAddress(text);
              if (!address) return VIDEO_ADDRESS_FAULT;
              change('Change video', withField(video, 'url', address.url));
              return undefined;
            }}
          />
        )}
        <VideoText
          label="Title"
          hint="Announced by screen readers."
          value={video.title ?? ''}
          onStore={(text) => {
            if (text.length > MAX_TITLE) return `Enter up to ${MAX_TITLE} characters.`;
            change('Change video title', withField(video, 'title', text));
            return undefined;
          }}
        />
        <div className="field">
          <span className="field-label">Poster</span>
          <span className="field-hint">A picture shown until the video is played.</span>
          {posterId === '' ? null : (
            <span className="product-editor-poster">
              <Picture id={posterId} />
            </span>
          )}
          <PictureChoice
            id={posterId}
            onChange={(id) => change('Change poster', withField(video, 'posterId', id))}
          />
        </div>
      </DialogBody>
      <DialogFoot>
        <Button kind="quiet" onPress={onRemove}>
          Remove from product
        </Button>
        <Button kind="primary" onPress={onClose}>
          Done
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
