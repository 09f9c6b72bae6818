// Every text of the area. Each screen's words stand by themselves, so that one does not wait for another's.
export * from './texts/form.ts';
export * from './texts/list.ts';
export * from './texts/names.ts';
export * from './texts/news.ts';
export * from './texts/profile.ts';
