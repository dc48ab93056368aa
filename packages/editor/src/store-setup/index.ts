export { AddStoreDialog } from './add-store-dialog.tsx';
export { NoStore } from './no-store.tsx';
export { useCreateStore, type CreatedStore } from './use-create-store.ts';
