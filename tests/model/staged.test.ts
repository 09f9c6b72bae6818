import { proves } from './drive.ts';
import { stagedLists } from './models.ts';

stagedLists.forEach(proves);
