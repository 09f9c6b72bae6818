import { proves } from './drive.ts';
import { beside, foundations, worksheets } from './models.ts';

foundations.forEach(proves);
worksheets.forEach(proves);
beside.forEach(proves);
