import { proves } from './drive.ts';
import { lists } from './models.ts';

lists.forEach(proves);
