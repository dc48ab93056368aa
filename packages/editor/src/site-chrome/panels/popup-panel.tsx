import { isRecord } from '@sitewright/domain/documents';
import { completePopup, defaultPopup, type PopupSettings } from '@sitewright/domain/popup';
import { popupSchema } from '@sitewright/domain/popup/schemas';
import { ValueSettings, type CustomProps, type BlockValue, type SettingGroup } from '../../blocks/index.ts';
import { Button } from '../../controls/index.ts';
import { keyOf, useDocument, useDocumentStore, type DocumentKey } from '../../documents/index.ts';
import { PagesField } from '../fields/pages-field.tsx';
import { PositionField } from '../fields/position-field.tsx';
import { schemaRules } from './schema-rules.ts';

const isTrigger =
  (moment: PopupSettings['moment']) =>
  (value: BlockValue): boolean =>
    completePopup(value).moment === moment;

/** Shows the popup again to visitors who closed it. */
const ShowAgainField = ({ form }: CustomProps) => (
  <div className="field">
    <div className="row">
      <Button
        onPress={() =>
          form.change({
            field: 'version',
            next: completePopup(form.value).version + 1,
            label: 'Show popup again',
          })
        }
      >
        Show again to everyone
      </Button>
    </div>
    <span className="field-hint">
      Including visitors who closed it. Version {completePopup(form.value).version}.
    </span>
  </div>
);

const popupSettings: readonly SettingGroup[] = [
  {
    settings: [
      {
        control: 'switch',
        field: 'isOn',
        label: 'Show the popup',
        hint: 'Once this page is published.',
        defaultValue: defaultPopup.isOn,
      },
    ],
  },
  {
    title: 'Trigger',
    settings: [
      {
        control: 'choice',
        field: 'moment',
        label: 'Show popup',
        names: { seconds: 'After a delay', scroll: 'After scrolling', leaving: 'On exit' },
        defaultValue: defaultPopup.moment,
      },
      {
        control: 'number',
        field: 'seconds',
        label: 'Delay in seconds',
        defaultValue: defaultPopup.seconds,
        when: isTrigger('seconds'),
      },
      {
        control: 'number',
        field: 'scrollPercent',
        label: 'Scroll depth',
        unit: '%',
        defaultValue: defaultPopup.scrollPercent,
        when: isTrigger('scroll'),
      },
      {
        control: 'number',
        field: 'everyDays',
        label: 'Show again after',
        unit: 'days',
        hint: 'After a visitor closes it. 0 shows it on every page.',
        defaultValue: defaultPopup.everyDays,
      },
      { control: 'custom', fields: ['version'], Editor: ShowAgainField },
    ],
  },
  {
    title: 'Appearance',
    settings: [
      {
        control: 'choice',
        field: 'form',
        label: 'Layout',
        names: { overlay: 'Modal', card: 'Card', full: 'Full screen' },
        hint: 'A modal blocks the page until it is closed; a card does not.',
        defaultValue: defaultPopup.form,
      },
      {
        control: 'custom',
        fields: ['position'],
        Editor: PositionField,
        when: (value) => completePopup(value).form !== 'full',
      },
    ],
  },
  { title: 'Pages', settings: [{ control: 'custom', fields: ['pageIds'], Editor: PagesField }] },
];

const rules = schemaRules({ schema: popupSchema });

const popupIn = (content: unknown): BlockValue =>
  isRecord(content) && isRecord(content['popup']) ? content['popup'] : {};

/** Settings of the popup: trigger, frequency, appearance and pages. */
export const PopupPanel = ({ page }: { readonly page: DocumentKey }) => {
  const store = useDocumentStore();
  const state = useDocument(page);
  if (state.state !== 'success') return null;
  const contentNow = () => store.state().documents.get(keyOf(page))?.content;
  return (
    <ValueSettings
      id={`popup ${page.id}`}
      value={popupIn(state.document.content)}
      valueNow={() => popupIn(contentNow())}
      rules={rules}
      groups={popupSettings}
      onChange={(popup, label) => {
        const content = contentNow();
        store.run(label, [{ ...page, content: { ...(isRecord(content) ? content : {}), popup } }]);
      }}
    />
  );
};
