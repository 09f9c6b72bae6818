import { live } from './drive.ts';
import { stagedLists } from './models.ts';

live(stagedLists);
