import type { AreaWords } from '../kit/feedback/area-words.ts';
import { noticesOf } from '../kit/feedback/news.ts';
import { contract, contractFields, contractNews, failures, removals, stagedNews, tariff, tariffFields, tariffNews } from './texts.ts';

const staged = ({ sent, ...news }: (typeof stagedNews)['contracts' | 'tariffs']) => ({
  ...news,
  nothing: stagedNews.nothing,
  sent: ({ values }: { readonly values: Readonly<Record<string, string>> }) => sent(values.count ?? ''),
});

/** What this area says in messages, before deletions, and of drafts that are kept. */
export const words: AreaWords = {
  notices: {
    ...noticesOf('clinicContracts', staged(stagedNews.contracts)),
    ...noticesOf('clinicTariffs', staged(stagedNews.tariffs)),
    ...noticesOf('contracts', contractNews),
    ...noticesOf('constantTariffs', tariffNews),
  },
  removals: {
    contracts: {
      question: removals.contract,
      prefix: failures.contract.remove,
      holds: { resource: 'constantTariffs', field: 'contract', said: removals.tariffs },
    },
    constantTariffs: { question: removals.tariff, prefix: failures.tariff.remove },
  },
  drafts: {
    clinicContracts: { title: contract.title, labels: contractFields },
    clinicTariffs: { title: tariff.title, labels: tariffFields },
  },
};
