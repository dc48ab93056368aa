import { siteSubject, type usePublishing } from '../../publishing/index.ts';
import type { PageEntry } from '../model/page-entry.ts';
import type { ActionContext } from './action-context.ts';

type Publish = ReturnType<typeof usePublishing>['publish'];

/** Publishing cannot be undone; an earlier revision can be restored instead. */
export const publishActions = ({ store }: ActionContext, publish: Publish) => ({
  async publish({ id, title }: PageEntry): Promise<boolean> {
    const key = { kind: 'collection', id } as const;
    await store.open(key);
    return publish({ name: title, documents: [key] }, `${title} published`);
  },
  async publishNavigation(): Promise<void> {
    const navigation = siteSubject('navigation');
    await publish({ name: navigation.title, documents: [navigation] }, 'Navigation published');
  },
});
