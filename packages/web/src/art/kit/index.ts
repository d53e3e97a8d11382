/** The kit: everything a picture is made of (docs/card-art.md). */
export { build } from './building.ts';
export { wear } from './clothes.ts';
export { emblem } from './emblems.ts';
export { hat } from './hats.ts';
export { compose, eyeOf, house, scene, type Drawing, type Light } from './picture.ts';
export { creature } from './creatures.ts';
export { feast } from './feast.ts';
export { at as put } from './ink.ts';
export { nature } from './nature.ts';
export { prop } from './props.ts';
export { ride } from './vehicles.ts';
export { tool } from './tools.ts';
