import { bringsWhatRowsName } from './brings-law';

bringsWhatRowsName(400);
