/** What a list asks, which comes at once with the first touch. */
export { StagedDoubt } from './staged-doubt.tsx';
export { StagedQuestions } from './staged-questions.tsx';
