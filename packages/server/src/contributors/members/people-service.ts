import { roles as roleTable } from '@sitewright/domain/contributors';
import { refuse, type ContributorContext, type Refusal } from '../../http/index.ts';
import { deleteContributor, lockContributors, putContributor, type Person } from '../contributors-store.ts';
import { checkRoles } from './invitations-service.ts';
import { deleteSessions } from '../sessions-store.ts';

const isAdmin = ({ roles }: Pick<Person, 'roles'>): boolean => roles.includes(roleTable.admin.code);

const isLastAdmin = (people: readonly Person[], person: Person): boolean =>
  isAdmin(person) && people.filter(isAdmin).length === 1;

export const setRoles = async (
  { database, site, contributor, note }: ContributorContext,
  accountId: string,
  roles: readonly number[],
): Promise<Person | Refusal> => {
  const people = await lockContributors(database, site.id);
  const person = people.find((one) => one.accountId === accountId);
  if (!person) return refuse('not-found');
  const fault = checkRoles(roles, person.roles);
  if (fault) return fault;
  if (accountId === contributor.accountId) return refuse('own-roles');
  if (isLastAdmin(people, person) && !isAdmin({ roles })) return refuse('last-administrator');
  await putContributor(database, site.id, { accountId, roles });
  const name = person.name || person.email;
  note({ subject: `contributor:${accountId}`, before: { roles: person.roles }, after: { name, roles } });
  return { ...person, roles };
};

export const removeContributor = async (
  { database, site, note }: ContributorContext,
  accountId: string,
): Promise<Record<string, never> | Refusal> => {
  const people = await lockContributors(database, site.id);
  const person = people.find((one) => one.accountId === accountId);
  if (!person) return refuse('not-found');
  if (isLastAdmin(people, person)) return refuse('last-administrator');
  await deleteContributor(database, site.id, accountId);
  await deleteSessions(database, { accountId, websiteId: site.id });
  note({
    subject: `contributor:${accountId}`,
    before: { name: person.name, email: person.email, roles: person.roles },
  });
  return {};
};
