import { fontCalls } from '@sitewright/api/fonts';
import { familyOf, fontCategories, fontText } from '@sitewright/domain/fonts';
import { CloudOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button, EmptyState, Notice, SearchField, Segmented, Select, Skeleton } from '../controls/index.ts';
import { dataOf, useFetched } from '../data-fetching/index.ts';
import './font-browser.css';
import { findFonts, styleGuideFamilies, type Font, type CategoryFilter } from './font-list.ts';
import { FontRows } from './font-rows.tsx';
import { KitPanel } from './kit-panel.tsx';
import { useStoreFont } from './use-store-font.ts';

export interface FontBrowserProps {
  readonly value: string;
  /** Fonts in use on the site. */
  readonly styleGuide: readonly string[];
  readonly onChoose: (value: string) => void;
}

const sources = [
  { id: 'library', name: 'Browse All Fonts' },
  { id: 'guide', name: 'Fonts in Style Guide' },
  { id: 'kit', name: 'Typekit Kit' },
] as const;

const categoryFilters = [
  { id: 'all', name: 'All categories' },
  ...fontCategories.map(({ id, name }) => ({ id, name })),
];

const isCategoryFilter = (id: string): id is CategoryFilter =>
  categoryFilters.some((categoryFilter) => categoryFilter.id === id);

const Offline = () => (
  <div className="font-notice">
    <Notice tone="warning" title="The font library cannot be reached">
      Only the built-in fonts are available until the server is back online.
    </Notice>
  </div>
);

interface LibraryProps extends FontBrowserProps {
  readonly fonts: readonly Font[];
  readonly isReachable: boolean;
}

const Library = ({ fonts, isReachable, value, onChoose }: LibraryProps) => {
  const [search, setSearch] = useState('');
  const [categoryFilter, setCategoryFilter] = useState<CategoryFilter>('all');
  const { choose, fetching, fault } = useStoreFont(onChoose);
  const found = useMemo(
    () => findFonts(fonts, { search, categoryFilter, isReachable }),
    [fonts, search, categoryFilter, isReachable],
  );
  const chosen = fonts.find(({ family }) => family === familyOf(value))?.slug;
  return (
    <>
      <div className="font-filters">
        <SearchField label="Search fonts" value={search} onChange={setSearch} />
        <Select
          label="Category"
          choices={categoryFilters}
          value={categoryFilter}
          onChange={(id) => (isCategoryFilter(id) ? setCategoryFilter(id) : undefined)}
        />
      </div>
      {isReachable ? null : <Offline />}
      {fault === undefined ? null : (
        <div className="font-notice">
          <Notice tone="bad">{fault}</Notice>
        </div>
      )}
      <FontRows fonts={found} chosen={chosen} fetching={fetching} onChoose={(font) => void choose(font)} />
    </>
  );
};

const Guide = ({ fonts, styleGuide, value, onChoose }: LibraryProps) => {
  const families = styleGuideFamilies(styleGuide);
  const { choose, fetching } = useStoreFont(onChoose);
  const known = fonts.filter(({ family }) => families.includes(family));
  const others = families.filter((family) => known.every((font) => font.family !== family));
  const valueOf = (family: string): string => styleGuide.find((each) => familyOf(each) === family) ?? family;
  return (
    <div className="font-guide stack">
      {others.map((family) => (
        <Button
          key={family}
          kind={family === familyOf(value) ? 'primary' : 'plain'}
          onPress={() => onChoose(valueOf(family))}
        >
          {family}
        </Button>
      ))}
      {known.length === 0 ? null : (
        <FontRows
          fonts={known}
          chosen={known.find(({ family }) => family === familyOf(value))?.slug}
          fetching={fetching}
          onChoose={(font) => void choose(font)}
        />
      )}
    </div>
  );
};

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div role="alert">
    <EmptyState
      icon={CloudOff}
      title={fontText('fonts-unreachable')}
      action={<Button onPress={onRetry}>Try again</Button>}
    >
      The font list could not be loaded. Your site keeps its current fonts.
    </EmptyState>
  </div>
);

/** Searches and chooses fonts. */
export const FontBrowser = (props: FontBrowserProps) => {
  const { fetched, refetch } = useFetched(fontCalls.list, {});
  const [source, setSource] = useState<(typeof sources)[number]['id']>('library');
  const answer = dataOf(fetched);
  const body = () => {
    if (source === 'kit') return <KitPanel value={props.value} onChoose={props.onChoose} />;
    if (!answer && fetched.state === 'failed') return <Failed onRetry={refetch} />;
    if (!answer) return <Skeleton rows={6} shape="list" />;
    return source === 'guide' ? <Guide {...props} {...answer} /> : <Library {...props} {...answer} />;
  };
  return (
    <div className="font-browser">
      <div className="font-sources">
        <Segmented label="Font source" segments={sources} value={source} onChange={setSource} />
      </div>
      {body()}
    </div>
  );
};
