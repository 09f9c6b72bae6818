// Every text around the screens and of those that belong to no area. Each place's words stand by themselves, so that one
// does not wait for another's.
export * from './texts/around.ts';
export * from './texts/home.ts';
export * from './texts/pending.ts';
export * from './texts/settings.ts';
