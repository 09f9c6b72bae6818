import { Effect } from 'effect';
import type { Shared } from '../../schema/workflows/paper.ts';
import { Platform } from './platform.ts';

/** What sharing needs of a browser; plain HTTP has neither. */
export interface SharingNavigator {
  readonly share?: (data: { readonly text: string }) => Promise<void>;
  readonly clipboard?: { readonly writeText: (text: string) => Promise<void> };
}

/** Hands a text to the share sheet; where there is none, or it is too long after the tap, it is copied. */
export const shareText = async (navigator: SharingNavigator, text: string): Promise<Shared> => {
  if (navigator.share) {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  if (!navigator.clipboard) return 'refused';
  return navigator.clipboard.writeText(text).then(
    () => 'copied' as const,
    () => 'refused' as const,
  );
};

/** The port behind every button that shares a text. */
export const share = ({ text }: { readonly text: string }): Effect.Effect<{ readonly how: Shared }, never, Platform> =>
  Effect.flatMap(Platform, (platform) =>
    Effect.map(
      Effect.promise(() => platform.shareText(text)),
      (how) => ({ how }),
    ),
  );
