import { bringsWhatRowsName } from './brings-law';

// Four times as many in `brings.long.test.ts`.
bringsWhatRowsName(100);
