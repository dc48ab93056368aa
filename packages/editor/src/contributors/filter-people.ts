import { nameOfRole } from '@sitewright/domain/contributors';

interface Findable {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly number[];
}

export const filterPeople = <P extends Findable>(people: readonly P[], search: string): P[] => {
  const wanted = search.trim().toLowerCase();
  return people.filter(({ name, email, roles }) =>
    [name, email, ...roles.map(nameOfRole)].some((text) => text.toLowerCase().includes(wanted)),
  );
};
