import { campaignLimits, type CampaignDesign } from '@sitewright/domain/campaigns';
import {
  Card,
  CardBody,
  CheckboxGroup,
  Disclosure,
  Notice,
  Section,
  Select,
  Switch,
  TextField,
} from '../../controls/index.ts';
import { leftOutText, peopleText, type CampaignOptions } from '../campaign-texts.ts';
import type { CampaignPreview } from './preview-pane.tsx';
import type { DraftEditor } from './use-campaign-draft.ts';

interface SectionProps {
  readonly editor: DraftEditor;
  readonly options: CampaignOptions;
}

/** Who writes, and what the list of emails shows. */
export const EnvelopeSection = ({ editor, options }: SectionProps) => {
  const { draft, change, changeContent } = editor;
  const { content } = draft;
  return (
    <Section title="Email">
      <Card>
        <CardBody>
          <TextField
            label="Name of the campaign"
            hint="Only you see it."
            maxLength={campaignLimits.NAME}
            value={draft.name}
            onChange={(name) => change({ name }, 'name')}
          />
          <TextField
            label="Subject"
            hint="You can use {{first_name|friend}}: the first name, or “friend” where it is not known."
            maxLength={campaignLimits.SUBJECT}
            value={content.subject}
            onChange={(subject) => changeContent({ subject }, 'subject')}
          />
          <TextField
            label="Preview text"
            hint="Shown after the subject in the list of emails."
            maxLength={campaignLimits.PREHEADER}
            value={content.preheader}
            onChange={(preheader) => changeContent({ preheader }, 'preheader')}
          />
          <div className="campaign-pair">
            <TextField
              label="Sender name"
              placeholder={options.defaultFromName}
              maxLength={campaignLimits.FROM_NAME}
              value={content.fromName}
              onChange={(fromName) => changeContent({ fromName }, 'fromName')}
            />
            <TextField
              label="Replies go to"
              type="email"
              maxLength={campaignLimits.EMAIL}
              value={content.replyTo}
              onChange={(replyTo) => changeContent({ replyTo: replyTo.trim() }, 'replyTo')}
            />
          </div>
          <TextField
            label="Postal address"
            hint="In the footer of the email: the law wants to know who advertises."
            lines={3}
            maxLength={campaignLimits.POSTAL_ADDRESS}
            value={content.postalAddress}
            onChange={(postalAddress) => changeContent({ postalAddress }, 'postalAddress')}
          />
        </CardBody>
      </Card>
    </Section>
  );
};

/** Lists, and a segment of them. */
export const AudienceSection = ({
  editor,
  options,
  preview,
}: SectionProps & { readonly preview: CampaignPreview | undefined }) => {
  const { audience } = editor.draft;
  const segments = [
    { id: '', name: 'Everybody on the lists' },
    ...options.segments.map(({ id, name }) => ({ id, name })),
  ];
  return (
    <Section title="Audience">
      <Card>
        <CardBody>
          {options.lists.length === 0 ? (
            <Notice tone="warning" title="There is no mailing list yet">
              A list begins with the first sign-up: by a newsletter block, a form or at the checkout.
            </Notice>
          ) : (
            <CheckboxGroup
              label="Mailing lists"
              options={options.lists.map(({ id, name, members }) => ({
                id,
                name,
                detail: peopleText(members),
              }))}
              value={audience.listIds}
              onChange={(listIds) => editor.change({ audience: { ...audience, listIds } })}
            />
          )}
          {options.segments.length > 0 ? (
            <Select
              label="Segment"
              choices={segments}
              value={audience.segmentId}
              onChange={(segmentId) => editor.change({ audience: { ...audience, segmentId } })}
            />
          ) : null}
          <output className="campaign-count">
            {preview
              ? `${peopleText(preview.audience)} will get it. ${leftOutText(preview.leftOut)}`.trim()
              : 'Counting…'}
          </output>
        </CardBody>
      </Card>
    </Section>
  );
};

const colors = [
  ['background', 'Color behind the email'],
  ['paper', 'Color of the paper'],
  ['ink', 'Color of texts'],
  ['accent', 'Color of links and buttons'],
] as const satisfies readonly (readonly [keyof CampaignDesign, string])[];

const fonts = [
  { id: 'sans', name: 'Sans serif' },
  { id: 'serif', name: 'Serif' },
  { id: 'mono', name: 'Typewriter' },
];

const fontOf = (id: string): CampaignDesign['font'] => (id === 'serif' || id === 'mono' ? id : 'sans');

/** Begins with the colors and fonts of the site. */
export const DesignSection = ({ editor }: Pick<SectionProps, 'editor'>) => {
  const { design } = editor.draft.content;
  const set = (change: Partial<CampaignDesign>, field = ''): void =>
    editor.changeContent({ design: { ...design, ...change } }, field);
  return (
    <Disclosure title="Colors and fonts">
      <div className="campaign-pair">
        {colors.map(([key, label]) => (
          <label key={key} className="campaign-color">
            <input
              type="color"
              value={design[key]}
              onChange={({ target }) => set({ [key]: target.value }, `design ${key}`)}
            />
            {label}
          </label>
        ))}
      </div>
      <div className="campaign-pair">
        <Select
          label="Font of headings"
          choices={fonts}
          value={design.headingFont}
          onChange={(id) => set({ headingFont: fontOf(id) })}
        />
        <Select
          label="Font of texts"
          choices={fonts}
          value={design.font}
          onChange={(id) => set({ font: fontOf(id) })}
        />
      </div>
    </Disclosure>
  );
};

/** What is counted, and by what code orders are recognized. */
export const FiguresSection = ({ editor }: Pick<SectionProps, 'editor'>) => {
  const { content } = editor.draft;
  return (
    <Disclosure title="Figures">
      <Switch
        label="Count clicks"
        hint="Links lead by your site, which notes who followed them. Orders of these people count for the campaign."
        isOn={content.countsClicks}
        onChange={(countsClicks) => editor.changeContent({ countsClicks })}
      />
      <Switch
        label="Count opens"
        hint="An invisible image tells when the email is opened. Many mail programs load it by themselves, and people have a right to be asked first."
        isOn={content.countsOpens}
        onChange={(countsOpens) => editor.changeContent({ countsOpens })}
      />
      <TextField
        label="Discount code"
        hint="Orders with this code count for the campaign too. Write it into the email yourself."
        maxLength={campaignLimits.CODE}
        value={content.discountCode}
        onChange={(discountCode) => editor.changeContent({ discountCode }, 'discountCode')}
      />
    </Disclosure>
  );
};
