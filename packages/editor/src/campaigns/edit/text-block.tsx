import { mergeFields, type CampaignBlock } from '@sitewright/domain/campaigns';
import { RichTextField, type TextHistory } from '../../text/index.ts';

type TextBlock = Extract<CampaignBlock, { kind: 'text' }>;

interface TextBlockProps {
  readonly block: TextBlock;
  readonly onChange: (block: TextBlock) => void;
  readonly history: TextHistory;
  readonly onText: (focus: () => void) => void;
}

const hint = Object.entries(mergeFields)
  .map(([field, name]) => `${name}: {{${field}${field === 'email' ? '' : '|friend'}}}`)
  .join(' · ');

/** Mail programs decide themselves where a link opens. */
const links = { kinds: ['page', 'web'], hasNewWindow: false } as const;

/** A rich text with the tools of the page editor; what emails cannot show is left out. */
export const TextBlockFields = ({ block, onChange, history, onText }: TextBlockProps) => (
  <RichTextField
    label="Text"
    start={{ document: block.document, html: '' }}
    onChange={({ document: { content } }) => {
      const document = { type: 'doc' as const, ...(content ? { content } : {}) };
      onChange({ ...block, document });
      return { document, html: '' };
    }}
    onSession={(session) => {
      if (session) onText(() => session.focus());
    }}
    {...{ hint, history, links }}
  />
);
