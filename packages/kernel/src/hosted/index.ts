export * from './form.ts';
export * from './game.ts';
export * from './games.ts';
export * from './things.ts';
