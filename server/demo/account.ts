/** The account of the demo practice; it exists nowhere else. */
export const DEMO_ACCOUNT = { username: 'demo', password: 'matab-demo' } as const;

/** Its password as it is stored: everybody knows it, so that a salt of its own would keep nothing, and to recognise this one costs a start no hash. */
export const DEMO_PASSWORD_HASH = '$argon2id$v=19$m=19456,t=2,p=1$bWF0YWIgZGVtbyBzYWx0IQ$rmywNVYDrLltBCljnwCVl+A7yUQAMppeJG9Iv+J7jPg';
