import { pageCalls } from '@sitewright/api/pages';
import { itemNouns, recordTypes, type CollectionContent, type ItemContent } from '@sitewright/domain/pages';
import type { ReactNode } from 'react';
import { SiteZone } from '../../time-zones/index.ts';
import { Skeleton } from '../../controls/index.ts';
import { isItemContent, isPageContent, useDocument } from '../../documents/index.ts';
import { DocumentFormDialog, LoadingDialog } from '../../document-settings/index.ts';
import { dataOf, Failure, useFetched } from '../../data-fetching/index.ts';
import { ContentTab } from './content-tab.tsx';
import { EventTab } from './event-tab.tsx';
import './item-settings-dialog.css';
import { ItemSeoTab } from './item-seo-tab.tsx';
import { OptionsTab } from './options-tab.tsx';
import { useItemForm } from './use-item-form.ts';

type TabId = 'content' | 'event' | 'options' | 'seo';

const tabOfField: Readonly<Record<string, TabId>> = {
  startDate: 'event',
  endDate: 'event',
  location: 'event',
  status: 'options',
  publishOn: 'options',
  comments: 'options',
  isStarred: 'options',
  sourceUrl: 'options',
  isPassthrough: 'options',
  seoTitle: 'seo',
  seoDescription: 'seo',
  isHidden: 'seo',
};

interface OpenSettingsProps {
  readonly content: ItemContent;
  readonly list: CollectionContent;
  readonly zone: string;
  readonly onClose: () => void;
  readonly onSaved: (saved: ItemContent) => void;
}

/** The published URL, or undefined while the item is not visible. */
const usePublicUrl = (id: string): string | undefined => {
  const known = dataOf(useFetched(pageCalls.readState, { params: { kind: 'item', id } }).fetched);
  return known?.state.isVisible ? known.publishedUrl : undefined;
};

const OpenSettings = ({ content, list, zone, onClose, onSaved }: OpenSettingsProps) => {
  const { one } = itemNouns(list.typeName);
  const title = `${one.charAt(0).toUpperCase()}${one.slice(1)} settings`;
  const isEvent = content.recordType === recordTypes.event || list.typeName === 'events';
  const place = { zone, publishedUrl: usePublicUrl(content.id) };
  const form = useItemForm({ content, place, isEvent, label: title, onSaved });
  const event = { id: 'event', name: 'Event', panel: <EventTab form={form} zone={zone} /> } as const;
  const words = {
    id: 'content',
    name: 'Content',
    panel: <ContentTab {...{ form, content, place }} />,
  } as const;
  const others = [
    { id: 'options', name: 'Options', panel: <OptionsTab form={form} content={content} zone={zone} /> },
    { id: 'seo', name: 'SEO', panel: <ItemSeoTab form={form} listPath={`/${list.urlId}`} /> },
  ] as const;
  return (
    <DocumentFormDialog<TabId, typeof form.fields>
      title={title}
      form={form}
      tabOf={(field) => tabOfField[field] ?? 'content'}
      tabs={isEvent ? [event, words, ...others] : [words, ...others]}
      onClose={onClose}
    />
  );
};

export interface ItemSettingsProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onSaved: (saved: ItemContent, path: string) => void;
}

/** The settings of one item of a list. */
export const ItemSettingsDialog = ({ id, onClose, onSaved }: ItemSettingsProps) => {
  const item = useDocument({ kind: 'item', id });
  const found = item.state === 'success' ? item.document.content : undefined;
  const content = isItemContent(found) ? found : undefined;
  const page = useDocument(content && { kind: 'collection', id: content.collectionId });
  const list =
    page.state === 'success' && isPageContent(page.document.content) ? page.document.content : undefined;
  const wait = (note: ReactNode) => (
    <LoadingDialog title="Settings" onClose={onClose}>
      {note}
    </LoadingDialog>
  );
  const failed = [item, page].find((state) => state.state === 'failed');
  if (failed) return wait(<Failure refusal={failed.refusal} onRetry={failed.retry} />);
  if (!content || !list) return wait(<Skeleton rows={4} shape="form" />);
  return (
    <SiteZone frame={wait}>
      {(zone) => (
        <OpenSettings
          key={id}
          {...{ content, list, zone, onClose }}
          onSaved={(saved) => onSaved(saved, `/${list.urlId}/${saved.urlId}`)}
        />
      )}
    </SiteZone>
  );
};
