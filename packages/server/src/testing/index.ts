export { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from './create-test-database.ts';
export { quietLog } from './quiet-log.ts';
export { killUnderLoad, type KillReport } from './kill-nine.ts';
export { stageProgram, type RunningProgram, type StagedProgram } from './staged-program.ts';
