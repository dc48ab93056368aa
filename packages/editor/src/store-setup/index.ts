export { AddStoreDialog } from './add-store-dialog.tsx';
export { useCreateStore, type CreatedStore } from './use-create-store.ts';
