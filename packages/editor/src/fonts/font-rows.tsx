import { Check, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import {
  Collection,
  ListBox,
  ListBoxItem,
  ListBoxLoadMoreItem,
  ListLayout,
  Virtualizer,
} from 'react-aria-components';
import { fontCategories } from '@sitewright/domain/fonts';
import type { Font } from './font-list.ts';
import { FontSample } from './font-sample.tsx';

interface FontRowsProps {
  readonly fonts: readonly Font[];
  readonly chosen: string | undefined;
  readonly fetching: string | undefined;
  readonly onChoose: (font: Font) => void;
}

const categoryName = (category: Font['category']): string =>
  fontCategories.find(({ id }) => id === category)?.name ?? '';

const places = {
  shipped: 'Built in',
  kept: 'Stored with the site',
  away: '',
} as const satisfies Record<Font['place'], string>;

/** Icon fonts do not render their name. */
const factsOf = ({ family, category, place }: Font): string => {
  if (category === 'other') return family;
  return places[place] || categoryName(category);
};

const ROW_HEIGHT = 56;

/** Rendering thousands of rows takes seconds, and nobody scrolls through all. */
const STEP = 80;

const useIncrementalList = (fonts: readonly Font[]) => {
  const [grown, setGrown] = useState({ fonts, count: STEP });
  const count = grown.fonts === fonts ? grown.count : STEP;
  return {
    // Rows are identified by `id`.
    shown: fonts.slice(0, count).map((font) => ({ ...font, id: font.slug })),
    grow: () => setGrown({ fonts, count: Math.min(count + STEP, fonts.length + STEP) }),
  };
};

interface FontRowProps {
  readonly font: Font;
  readonly isFetching: boolean;
}

const FontRow = ({ font, isFetching }: FontRowProps) => (
  <ListBoxItem id={font.slug} textValue={font.family} className="font-row">
    {({ isSelected }) => (
      <>
        <FontSample font={font} />
        <span className="font-facts">{isFetching ? 'Loading…' : factsOf(font)}</span>
        {isFetching ? <LoaderCircle size={16} aria-hidden className="font-spinner" /> : null}
        {isSelected ? <Check size={16} aria-hidden /> : null}
      </>
    )}
  </ListBoxItem>
);

/** Virtualized: only visible rows load their previews. */
export const FontRows = ({ fonts, chosen, fetching, onChoose }: FontRowsProps) => {
  const { shown, grow } = useIncrementalList(fonts);
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: ROW_HEIGHT, loaderHeight: 1 }}>
      <ListBox
        className="font-rows"
        aria-label="Fonts"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={chosen === undefined ? [] : [chosen]}
        // Not `onAction`: a list with a selection treats a press as selection.
        onSelectionChange={(keys) => {
          const font = fonts.find(({ slug }) => keys !== 'all' && keys.has(slug));
          if (font) onChoose(font);
        }}
        renderEmptyState={() => <p className="option-none">No results found</p>}
      >
        <Collection items={shown} dependencies={[fetching]}>
          {(font) => <FontRow font={font} isFetching={fetching === font.slug} />}
        </Collection>
        <ListBoxLoadMoreItem onLoadMore={grow} isLoading={false} />
      </ListBox>
    </Virtualizer>
  );
};
