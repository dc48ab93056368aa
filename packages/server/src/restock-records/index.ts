export {
  deleteDemoSignUps,
  eraseSignUps,
  insertGroup,
  noteBackorders,
  noteReturnedPieces,
  putSignUp,
  type GroupKey,
  type GroupRow,
  type SignUpRow,
} from './restock-records-store.ts';
