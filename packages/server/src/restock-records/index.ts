export {
  deleteDemoSignUps,
  eraseSignUps,
  insertGroup,
  noteReturnedPieces,
  putSignUp,
  type GroupKey,
  type GroupRow,
  type SignUpRow,
} from './restock-records-store.ts';
