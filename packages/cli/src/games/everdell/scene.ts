/** What the drawings of Everdell are drawn from. */
import type { View } from '@evervale/everdell';
import type { Scene } from '../../play/render/scene.ts';
import type { EverdellKey } from './words/index.ts';

export type EverdellView = View;
export type EverdellScene = Scene<View, EverdellKey>;
