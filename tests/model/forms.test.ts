import { live } from './drive.ts';
import { forms } from './models.ts';

live(forms);
