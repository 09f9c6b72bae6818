/** The account of the demo practice; it exists nowhere else. */
export const DEMO_ACCOUNT = { username: 'demo', password: 'matab-demo' } as const;
