import { proves } from './drive.ts';
import { forms } from './models.ts';

forms.forEach(proves);
