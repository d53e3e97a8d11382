/** Rulings about one card are called by its name: POSTOFFICE.3 is the third one. Nobody has to read that. */
const NAME = /^[A-Z]{2,}\./;

export const isNamed = (id: string): boolean => NAME.test(id);

export const shortNumber = (id: string): string => id.replace(NAME, '');
