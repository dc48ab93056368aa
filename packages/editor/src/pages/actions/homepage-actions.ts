import { pageCalls } from '@sitewright/api/pages';
import { send, type useRefresh } from '../../data-fetching/index.ts';
import type { PageEntry } from '../model/page-entry.ts';
import type { ActionContext } from './action-context.ts';
import type { publishActions } from './publish-actions.ts';

interface HomepageParts extends Pick<ActionContext, 'toast' | 'confirm'> {
  readonly publish: ReturnType<typeof publishActions>['publish'];
  readonly refresh: ReturnType<typeof useRefresh>;
}

const question = ({ title, state: { isVisible } }: PageEntry) => ({
  title: 'Set as homepage',
  text: isVisible
    ? `${title} becomes the first page that visitors see. The current homepage keeps its URL.`
    : `${title} is not published yet. It will be published and become the first page that visitors see.`,
  confirm: isVisible ? 'Set as homepage' : 'Publish and set as homepage',
  isSafe: true,
});

/** Goes live immediately and cannot be undone, like publishing. */
export const homepageActions = ({ toast, confirm, publish, refresh }: HomepageParts) => ({
  async makeHomepage(page: PageEntry): Promise<void> {
    if (!(await confirm(question(page)))) return;
    if (!page.state.isVisible && !(await publish(page))) return;
    const outcome = await send(pageCalls.setHomepage, { body: { pageId: page.id } });
    void refresh(pageCalls.list);
    if (outcome.ok) toast(`${page.title} is now the homepage`);
    else toast(outcome.refusal.message, 'bad');
  },
});
