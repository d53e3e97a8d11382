/** What the drawings of Eldervale are drawn from. */
import type { View } from '@evervale/eldervale';
import type { Scene } from '../../play/render/scene.ts';
import type { EldervaleKey } from './words/index.ts';

export type EldervaleView = View;
export type EldervaleScene = Scene<View, EldervaleKey>;
