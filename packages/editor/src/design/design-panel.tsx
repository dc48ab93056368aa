import type { StyleToken } from '@sitewright/domain/styles';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button, Disclosure, SearchField } from '../controls/index.ts';
import {
  filterViews,
  groupViews,
  TokenField,
  TokensProvider,
  viewTokens,
  type TokenView,
} from '../tokens/index.ts';
import { useSession } from '../session/index.ts';
import { ContrastList } from './contrast-list.tsx';
import { CustomCss, matchesSearch } from './custom-css.tsx';
import { ScaleField } from './scale-field.tsx';
import type { CssFault } from './use-styled-frame.ts';
import type { SiteStyles } from './use-site-styles.ts';

interface DesignPanelProps {
  readonly tokens: readonly StyleToken[];
  readonly styles: SiteStyles;
  readonly cssFaults: readonly CssFault[];
  readonly announce: (text: string) => void;
}

interface GroupProps extends Omit<DesignPanelProps, 'cssFaults'> {
  readonly group: ReturnType<typeof groupViews>[number];
  readonly views: readonly TokenView[];
  readonly isOpen: boolean;
}

const GroupFields = ({ group, styles, tokens, views, announce }: Omit<GroupProps, 'isOpen'>) => {
  const shownOf = ({ name, value }: StyleToken): string =>
    views.find(({ token }) => token.name === name)?.resolved ?? value;
  return (
    <>
      {group.id === 'colours' ? (
        <ContrastList views={group.views} tokens={tokens} values={{ site: styles.values }} />
      ) : null}
      {group.id === 'type' ? (
        <ScaleField
          tokens={tokens}
          valueOf={shownOf}
          onChange={styles.preview}
          onChangeEnd={(values) => styles.set('Change type scale', values)}
        />
      ) : null}
      <div className={group.id === 'colours' ? 'design-fields design-fields-two' : 'design-fields'}>
        {group.views.map((view) => {
          const { name, title } = view.token;
          return (
            <TokenField
              key={name}
              view={view}
              onChange={(value) => styles.preview({ [name]: value })}
              onChangeEnd={(value) => styles.set(`Change ${title}`, { [name]: value })}
              onReset={() => {
                styles.reset(`Reset ${title}`, [name]);
                announce(`${title} reset.`);
              }}
            />
          );
        })}
      </div>
    </>
  );
};

const Group = ({ isOpen, ...props }: GroupProps) => {
  const own = props.group.views.filter((view) => view.isOwn).length;
  return (
    <Disclosure title={own === 0 ? props.group.name : `${props.group.name} · ${own} changed`} isOpen={isOpen}>
      <GroupFields {...props} />
    </Disclosure>
  );
};

const OPEN_FIRST = new Set(['colours', 'fonts']);

/** All style settings of the site. */
export const DesignPanel = (props: DesignPanelProps) => {
  const { tokens, styles, announce, cssFaults } = props;
  const { permissions } = useSession();
  const [search, setSearch] = useState('');
  const values = { site: styles.values };
  const views = viewTokens({ tokens, values, layer: 'site' });
  const groups = groupViews(filterViews(views, search));
  const hasCss = permissions.includes('code') && matchesSearch(search);
  const own = views.filter((view) => view.isOwn);
  const resetAll = () => {
    styles.reset(
      'Reset all styles',
      own.map(({ token }) => token.name),
    );
    announce('All styles reset.');
  };
  return (
    <TokensProvider value={{ tokens, values, views }}>
      <div className="design-search">
        <SearchField label="Search styles" value={search} onChange={setSearch} />
      </div>
      <div className="design-groups">
        {groups.map((group) => (
          <Group
            key={`${group.id} ${search === '' ? '' : 'found'}`}
            {...{ tokens, styles, announce }}
            group={group}
            views={views}
            isOpen={search !== '' || OPEN_FIRST.has(group.id)}
          />
        ))}
        {hasCss ? (
          <Disclosure title="Custom CSS" isOpen={search !== '' || styles.customCss !== ''}>
            <CustomCss styles={styles} faults={cssFaults} />
          </Disclosure>
        ) : null}
        {groups.length === 0 && !hasCss ? <p className="option-none">No results found</p> : null}
      </div>
      {own.length === 0 ? null : (
        <div className="design-foot">
          <Button kind="quiet" icon={RotateCcw} onPress={resetAll}>
            Reset all
          </Button>
        </div>
      )}
    </TokensProvider>
  );
};
