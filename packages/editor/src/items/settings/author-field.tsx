import { contributorCalls } from '@sitewright/api/contributors';
import { pageCalls } from '@sitewright/api/pages';
import { Select, useToast } from '../../controls/index.ts';
import { dataOf, send, useFetched, useRefresh } from '../../data-fetching/index.ts';
import { newId } from '../../documents/index.ts';
import { useSession } from '../../session/index.ts';

const NOBODY = 'nobody';
const PERSON = 'person:';

/** Contributors who are not authors yet, for users who may create authors. */
const useContributors = (): readonly string[] => {
  const { permissions, account } = useSession();
  const { fetched } = useFetched(contributorCalls.list, {});
  if (!permissions.includes('publish')) return [];
  const all = dataOf(fetched)?.contributors.map(({ name }) => name) ?? [account.name];
  return [...new Set(all)];
};

/** Creates an author for a contributor. Goes live immediately: pages show authors, not accounts. */
const useNewAuthor = () => {
  const refresh = useRefresh();
  const toast = useToast();
  return async (displayName: string): Promise<string | undefined> => {
    const known = await send(pageCalls.listAuthors, {});
    const id = newId();
    const { authors, revision } = known.ok ? known.answer : { authors: [], revision: 0 };
    const body = { authors: [...authors, { id, displayName }], revision };
    const outcome = known.ok ? await send(pageCalls.saveAuthors, { body }) : known;
    if (!outcome.ok) {
      toast(outcome.refusal.message, 'bad');
      return undefined;
    }
    await refresh(pageCalls.listAuthors);
    return id;
  };
};

interface AuthorFieldProps {
  readonly value: string;
  readonly onChange: (authorId: string) => void;
}

/** The author of the item. */
export const AuthorField = ({ value, onChange }: AuthorFieldProps) => {
  const authors = dataOf(useFetched(pageCalls.listAuthors, {}).fetched)?.authors ?? [];
  const contributors = useContributors();
  const addAuthor = useNewAuthor();
  const names = new Set(authors.map(({ displayName }) => displayName));
  const choices = [
    { id: NOBODY, name: 'No author' },
    ...authors.flatMap(({ id, displayName }) => (id === undefined ? [] : [{ id, name: displayName }])),
    ...contributors
      .filter((name) => !names.has(name))
      .map((name) => ({ id: `${PERSON}${name}`, name, detail: 'Contributor' })),
  ];
  const choose = async (id: string) => {
    if (!id.startsWith(PERSON)) return onChange(id === NOBODY ? '' : id);
    const authorId = await addAuthor(id.slice(PERSON.length));
    if (authorId !== undefined) onChange(authorId);
  };
  return (
    <Select
      label="Author"
      choices={choices}
      value={value === '' ? NOBODY : value}
      onChange={(id) => void choose(id)}
    />
  );
};
