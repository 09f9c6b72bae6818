import { live } from './drive.ts';
import { lists } from './models.ts';

live(lists);
