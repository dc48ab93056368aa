import { Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Card, EmptyState, List, SearchField, Section, Skeleton } from '../controls/index.ts';
import { Fetched, type Fetching } from '../data-fetching/index.ts';
import { filterContributors } from './filter-contributors.ts';
import type { Contributor, Contributors } from './contributor.ts';
import { ContributorRow } from './contributor-row.tsx';
import { RolesDialog } from './roles-dialog.tsx';

interface ContributorListProps {
  readonly query: Fetching<Contributors>;
  readonly action: ReactNode;
}

export const ContributorList = ({ query, action }: ContributorListProps) => {
  const [search, setSearch] = useState('');
  const [changing, setChanging] = useState<Contributor>();
  return (
    <Section title="Contributors" text="People who can work on this site, and their roles." actions={action}>
      <SearchField label="Search by name, email or role" value={search} onChange={setSearch} />
      <Card>
        <Fetched
          fetched={query.fetched}
          onRetry={query.refetch}
          skeleton={<Skeleton rows={3} shape="list" />}
        >
          {({ contributors }) => {
            const found = filterContributors(contributors, search);
            return found.length === 0 ? (
              <EmptyState icon={Users} title="No results found">
                Try another name, email or role.
              </EmptyState>
            ) : (
              <List label="Contributors">
                {found.map((contributor) => (
                  <ContributorRow
                    key={contributor.accountId}
                    contributor={contributor}
                    onChangeRoles={() => setChanging(contributor)}
                  />
                ))}
              </List>
            );
          }}
        </Fetched>
      </Card>
      {changing ? <RolesDialog contributor={changing} onClose={() => setChanging(undefined)} /> : null}
    </Section>
  );
};
