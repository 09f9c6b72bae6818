interface Policies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => {
    readonly createScriptURL: (address: string) => unknown;
  };
}

/**
 * The address of one script, vouched for: the pages' policy lets no text become code, unless somebody does that. The policy of
 * that name lets through this address and no other (Trusted Types); a page makes it once.
 */
export const vouched = (name: string, script: string): string => {
  const { trustedTypes } = window as { readonly trustedTypes?: Policies };
  // A browser takes its own kind of text here, of which the compiler does not know yet.
  return (trustedTypes?.createPolicy(name, { createScriptURL: () => script }).createScriptURL('') ?? script) as string;
};
