import { campaignLimits, type CampaignBlock } from '@sitewright/domain/campaigns';
import { useState } from 'react';
import { Button, Checkbox, TextField } from '../../controls/index.ts';
import type { TextHistory } from '../../text/index.ts';
import { ChosenImage, ChosenProduct, ImagePicker, ProductPicker } from './pickers.tsx';
import { TextBlockFields } from './text-block.tsx';

interface BlockFieldsProps<Block extends CampaignBlock = CampaignBlock> {
  readonly block: Block;
  readonly onChange: (block: CampaignBlock) => void;
}

type OfKind<Kind extends CampaignBlock['kind']> = Extract<CampaignBlock, { kind: Kind }>;

const LINK_HINT = 'https://… or, for a page of your site, /page';

const ImageFields = ({ block, onChange }: BlockFieldsProps<OfKind<'image'>>) => {
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      <ChosenImage id={block.assetId} />
      <div>
        <Button onPress={() => setPicking(true)}>
          {block.assetId === '' ? 'Choose image' : 'Choose another image'}
        </Button>
      </div>
      <TextField
        label="Description"
        hint="For people who do not see the image, and mail programs that do not load it."
        maxLength={campaignLimits.ALT}
        value={block.alt}
        onChange={(alt) => onChange({ ...block, alt })}
      />
      <TextField
        label="Link"
        hint={LINK_HINT}
        maxLength={campaignLimits.URL}
        value={block.url}
        onChange={(url) => onChange({ ...block, url })}
      />
      {isPicking ? (
        <ImagePicker
          onPick={(assetId) => onChange({ ...block, assetId })}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </>
  );
};

const ButtonFields = ({ block, onChange }: BlockFieldsProps<OfKind<'button'>>) => (
  <>
    <TextField
      label="Label"
      maxLength={campaignLimits.LABEL}
      value={block.label}
      onChange={(label) => onChange({ ...block, label })}
    />
    <TextField
      label="Link"
      hint={LINK_HINT}
      maxLength={campaignLimits.URL}
      value={block.url}
      onChange={(url) => onChange({ ...block, url })}
    />
  </>
);

const ProductFields = ({ block, onChange }: BlockFieldsProps<OfKind<'product'>>) => {
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      <ChosenProduct id={block.itemId} />
      <div>
        <Button onPress={() => setPicking(true)}>
          {block.itemId === '' ? 'Choose product' : 'Choose another product'}
        </Button>
      </div>
      <Checkbox isSelected={block.showsPrice} onChange={(showsPrice) => onChange({ ...block, showsPrice })}>
        Show the price
      </Checkbox>
      {isPicking ? (
        <ProductPicker
          onPick={(itemId) => onChange({ ...block, itemId })}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </>
  );
};

interface AllFieldsProps extends BlockFieldsProps {
  readonly history: TextHistory;
  /** Called with what can take the focus once the text can be written. */
  readonly onText: (focus: () => void) => void;
}

/** What can be changed of a block. */
export const BlockFields = ({ block, onChange, history, onText }: AllFieldsProps) => {
  switch (block.kind) {
    case 'text':
      return <TextBlockFields key={block.id} {...{ block, onChange, history, onText }} />;
    case 'image':
      return <ImageFields {...{ block, onChange }} />;
    case 'button':
      return <ButtonFields {...{ block, onChange }} />;
    case 'product':
      return <ProductFields {...{ block, onChange }} />;
    case 'divider':
      return <p className="quiet">A line between two parts of the email.</p>;
  }
};
