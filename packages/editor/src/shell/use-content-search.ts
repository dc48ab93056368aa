import { pageCalls } from '@sitewright/api/pages';
import { useNavigate } from '@tanstack/react-router';
import {
  CalendarDays,
  FileText,
  Folder,
  Image,
  List,
  Newspaper,
  ShoppingBag,
  type LucideIcon,
} from 'lucide-react';
import { dataOf, useFetched, useDebounced } from '../data-fetching/index.ts';
import { useStateTexts } from '../publication-state/index.ts';
import { useSession } from '../session/index.ts';

/** Shorter queries match too many titles. */
const MIN_LENGTH = 2;

export interface ContentResult {
  readonly id: string;
  readonly label: string;
  readonly fullUrl: string;
  readonly detail: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

const pageIcons: Readonly<Record<string, LucideIcon>> = {
  blog: List,
  events: List,
  gallery: List,
  products: List,
  album: List,
};

const itemIcons: Readonly<Record<string, LucideIcon>> = {
  blog: Newspaper,
  events: CalendarDays,
  gallery: Image,
  products: ShoppingBag,
};

interface FoundPage {
  readonly kind: 'collection' | 'item';
  readonly typeName: string;
  readonly isFolder: boolean;
}

const iconOf = ({ kind, typeName, isFolder }: FoundPage): LucideIcon => {
  if (isFolder) return Folder;
  return (kind === 'item' ? itemIcons : pageIcons)[typeName] ?? FileText;
};

const isProduct = ({ kind, typeName }: FoundPage): boolean => kind === 'item' && typeName === 'products';

interface ContentSearch {
  readonly contents: readonly ContentResult[];
  /** Waiting for the results of the current query. */
  readonly isPending: boolean;
}

/** Searches pages, posts and products on the server. A folder has no page: it opens in the tree; a product has an editor. */
export const useContentSearch = (typed: string): ContentSearch => {
  const go = useNavigate();
  const texts = useStateTexts();
  const canEditProducts = useSession().permissions.includes('products');
  const wanted = typed.trim();
  const settled = useDebounced(wanted);
  const isWanted = wanted.length >= MIN_LENGTH;
  const { fetched } = useFetched(pageCalls.find, { query: { q: settled } }, settled.length >= MIN_LENGTH);
  const found = isWanted ? (dataOf(fetched)?.found ?? []) : [];
  return {
    isPending: isWanted && (settled !== wanted || fetched.state === 'pending'),
    contents: found.map((each) => ({
      id: `${each.kind}-${each.id}`,
      label: each.title,
      fullUrl: each.fullUrl,
      detail: `${each.fullUrl} · ${texts.describe(each.state)}`,
      icon: iconOf(each),
      run: () => {
        if (each.isFolder) void go({ to: '/pages', search: { at: each.fullUrl } });
        else if (canEditProducts && isProduct(each))
          void go({ to: '/store/products/edit', search: { id: each.id } });
        else void go({ to: '/pages/edit', search: { at: each.fullUrl } });
      },
    })),
  };
};
