import { storeSetupCalls } from '@sitewright/api/store-setup';
import { Link } from '@tanstack/react-router';
import { ListChecks, X } from 'lucide-react';
import { findScreenTitle, focusIfLost, IconButton } from '../controls/index.ts';
import { dataOf, useFetched } from '../data-fetching/index.ts';
import { useSession } from '../session/index.ts';
import './first-sale.css';
import { useFirstSaleSettings, type FirstSale } from './use-first-sale.ts';

const Reminder = ({ checklist, left }: { readonly checklist: FirstSale; readonly left: number }) => {
  const { change } = useFirstSaleSettings(checklist);
  const hide = async (): Promise<void> => {
    await change({ isHidden: true });
    focusIfLost(findScreenTitle);
  };
  return (
    <aside className="first-sale-notice" aria-label="First sale">
      <ListChecks size={18} aria-hidden />
      <span>
        {left === 1 ? '1 step is left' : `${left} steps are left`} before your first sale.{' '}
        <Link to="/store/first-sale">Show checklist</Link>
      </span>
      <IconButton icon={X} label="Hide the checklist" onPress={() => void hide()} />
    </aside>
  );
};

/** A line about the steps that are left; nothing once all are done, or the owner has hidden it. */
export const FirstSaleNotice = () => {
  const canSee = useSession().permissions.includes('store-settings');
  const checklist = dataOf(useFetched(storeSetupCalls.readFirstSale, {}, canSee).fetched);
  const left = checklist?.steps.filter(({ isDone }) => !isDone).length ?? 0;
  return checklist && !checklist.isHidden && left > 0 ? <Reminder {...{ checklist, left }} /> : null;
};
