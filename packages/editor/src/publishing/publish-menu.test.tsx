// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { buttonNamed, mount, press } from '../testing/index.ts';

const state = { permissions: ['content', 'publish'], content: {}, hasChanges: true };
const publish = vi.fn(async () => true);

vi.mock('../session/index.ts', () => ({ useSession: () => ({ permissions: state.permissions }) }));
vi.mock('../documents/index.ts', () => ({
  isItemContent: (content: object) => 'recordType' in content,
  useSaveState: () => 'saved',
  useDocument: (key: unknown) =>
    key === undefined
      ? { state: 'pending' }
      : {
          state: 'success',
          document: { content: state.content, saved: { hasChanges: state.hasChanges, publishedRevision: 1 } },
        },
}));
vi.mock('./use-publishing.ts', () => ({ usePublishing: () => ({ publish, isPending: false }) }));
vi.mock('./use-preview.ts', () => ({ usePreview: () => ({ open: vi.fn() }) }));
vi.mock('./use-discard.ts', () => ({ useDiscard: () => vi.fn() }));
const { PublishMenu } = await import('./publish-menu.tsx');

const subject = { kind: 'collection', id: 'about', title: 'About' } as const;
const open = () => mount(<PublishMenu subject={subject} at="/about" />);
const openMore = async () => {
  await open();
  await press(buttonNamed('More publishing options'));
  return [...document.querySelectorAll('[role="menuitem"]')].map((item) => item.textContent);
};

beforeEach(() => {
  Object.assign(state, { permissions: ['content', 'publish'], content: {}, hasChanges: true });
  publish.mockClear();
});

it('publishes the document of its screen', async () => {
  await open();
  await press(buttonNamed('Publish'));
  expect(publish).toHaveBeenCalledWith({ name: 'About', documents: [subject] }, 'Published');
});

it('says Published and cannot be pressed where nothing has changed', async () => {
  state.hasChanges = false;
  await open();
  expect(buttonNamed('Published')).toHaveProperty('disabled', true);
});

it('has no changes to discard where nothing has changed', async () => {
  state.hasChanges = false;
  expect(await openMore()).not.toContain('Discard changes');
});

it('offers scheduling, releases, preview, history and discarding to those who publish', async () => {
  expect(await openMore()).toEqual([
    'Schedule publishing',
    'Publish multiple changes',
    'Open preview',
    'Share preview link',
    'History',
    'Discard changes',
  ]);
});

it('offers preview and history alone to those who write drafts', async () => {
  state.permissions = ['content'];
  expect(await openMore()).toEqual(['Open preview', 'Share preview link', 'History', 'Discard changes']);
  expect(() => buttonNamed('Publish')).toThrow();
});

it('lets those who publish products publish a product but no release of other pages', async () => {
  Object.assign(state, { permissions: ['content', 'publish-products'], content: { recordType: 11 } });
  const offered = await openMore();
  expect(offered).toContain('Schedule publishing');
  expect(offered).not.toContain('Publish multiple changes');
  expect(buttonNamed('Publish')).toBeTruthy();
});

it('offers no preview of a document that is part of no single page', async () => {
  await mount(<PublishMenu subject={subject} at="/" showVersion={() => null} />);
  await press(buttonNamed('More publishing options'));
  const offered = [...document.querySelectorAll('[role="menuitem"]')].map((item) => item.textContent);
  expect(offered).toEqual(['Schedule publishing', 'Publish multiple changes', 'History', 'Discard changes']);
});
