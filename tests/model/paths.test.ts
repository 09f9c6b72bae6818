import { live } from './drive.ts';
import { beside, foundations, worksheets } from './models.ts';

live([...foundations, ...worksheets, ...beside]);
