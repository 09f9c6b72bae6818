/** The name that a Python program gives to the type of a JSON value; error texts of the framework quote it. */
export const pythonType = (input: unknown): string => {
  if (input === null || input === undefined) return 'NoneType';
  if (Array.isArray(input)) return 'list';
  switch (typeof input) {
    case 'string':
      return 'str';
    case 'boolean':
      return 'bool';
    case 'number':
      return Number.isInteger(input) ? 'int' : 'float';
    default:
      return 'dict';
  }
};

const LONGEST = 100;

/** A value as an error text quotes it, cut to a readable length. */
export const shown = (input: unknown): string => {
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  return [...text.toWellFormed()].slice(0, LONGEST).join('');
};
