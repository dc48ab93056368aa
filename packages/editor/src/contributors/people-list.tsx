import type { CallAnswer } from '@sitewright/api/call';
import type { contributorCalls } from '@sitewright/api/contributors';
import { Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Card, EmptyState, List, SearchField, Section, Skeleton } from '../controls/index.ts';
import { Fetched, type Fetching } from '../data-fetching/index.ts';
import { filterPeople } from './filter-people.ts';
import { PersonRow } from './person-row.tsx';
import { RolesDialog } from './roles-dialog.tsx';

type People = CallAnswer<typeof contributorCalls.list>;
export type Person = People['contributors'][number];

interface PeopleListProps {
  readonly people: Fetching<People>;
  readonly action: ReactNode;
}

export const PeopleList = ({ people, action }: PeopleListProps) => {
  const [search, setSearch] = useState('');
  const [changing, setChanging] = useState<Person>();
  return (
    <Section title="Contributors" text="People who can work on this site, and their roles." actions={action}>
      <SearchField label="Search by name, email or role" value={search} onChange={setSearch} />
      <Card>
        <Fetched
          fetched={people.fetched}
          onRetry={people.refetch}
          skeleton={<Skeleton rows={3} shape="list" />}
        >
          {({ contributors }) => {
            const found = filterPeople(contributors, search);
            return found.length === 0 ? (
              <EmptyState icon={Users} title="No results found">
                Try another name, email or role.
              </EmptyState>
            ) : (
              <List label="Contributors">
                {found.map((person) => (
                  <PersonRow
                    key={person.accountId}
                    person={person}
                    onChangeRoles={() => setChanging(person)}
                  />
                ))}
              </List>
            );
          }}
        </Fetched>
      </Card>
      {changing ? <RolesDialog person={changing} onClose={() => setChanging(undefined)} /> : null}
    </Section>
  );
};
