import { goToTheVeryEnds } from './page-ends.ts';
import { noteWhereListsStand } from './place-in-list.ts';

/** What lists of any length need besides what draws them; it comes with the first touch. To be imported is enough. */
goToTheVeryEnds();
noteWhereListsStand();
