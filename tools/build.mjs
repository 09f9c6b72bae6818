/** `npm run build`: builds the app, and lets `npm start` know that it need not. */
import { build } from './project.mjs';

build();
