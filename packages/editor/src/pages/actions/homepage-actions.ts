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
  title: 'Make homepage',
  text: isVisible
    ? `Visitors who open your site see ${title} from now on. The page that was the homepage keeps its own address.`
    : `${title} is not public yet. It is published, and visitors who open your site see it from now on.`,
  confirm: isVisible ? 'Make homepage' : 'Publish and make homepage',
  isSafe: true,
});

/** Live at once and in no journal, like publishing: the way back is to choose the former page again. */
export const homepageActions = ({ toast, confirm, publish, refresh }: HomepageParts) => ({
  async makeHomepage(page: PageEntry): Promise<void> {
    if (!(await confirm(question(page)))) return;
    if (!page.state.isVisible && !(await publish(page))) return;
    const outcome = await send(pageCalls.setHomepage, { body: { pageId: page.id } });
    void refresh(pageCalls.list);
    if (outcome.ok) toast(`${page.title} is the homepage`);
    else toast(outcome.refusal.message, 'bad');
  },
});
