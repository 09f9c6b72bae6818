import type { AreaWords } from '../kit/feedback/area-words.ts';
import { noticesOf } from '../kit/feedback/news.ts';
import { failures, fields, news, removalQuestion, service, stagedNews } from './services-texts.ts';

/** What is said of services in messages, before deletions, and of drafts that are kept. */
export const words: AreaWords = {
  notices: {
    ...noticesOf('services', { ...stagedNews, sent: ({ values }) => stagedNews.sent(values.count ?? '') }),
    ...noticesOf('procedureTypes', news),
  },
  removals: { procedureTypes: { question: removalQuestion, prefix: failures.remove } },
  drafts: { services: { title: service.title, labels: fields } },
};
