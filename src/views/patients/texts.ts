// Every text of the area. The list takes its own from their file: through here it would wait for those of the form.
export * from './texts/form.ts';
export * from './texts/list.ts';
export * from './texts/names.ts';
export * from './texts/news.ts';
export * from './texts/profile.ts';
