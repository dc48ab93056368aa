import { nameOfRole } from '@sitewright/domain/contributors';

interface Searchable {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly number[];
}

export const filterContributors = <P extends Searchable>(contributors: readonly P[], search: string): P[] => {
  const wanted = search.trim().toLowerCase();
  return contributors.filter(({ name, email, roles }) =>
    [name, email, ...roles.map(nameOfRole)].some((text) => text.toLowerCase().includes(wanted)),
  );
};
