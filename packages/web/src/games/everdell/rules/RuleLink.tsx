/** "§ 6.33": a rule of Everdell in place. */
import { extra } from '../../../shell/part.ts';
import { ruleLink } from '../../common/ruleLink.tsx';

const RuleNote = extra(() => import('./RuleNote.tsx'), 'RuleNote');

export const RuleLink = ruleLink(RuleNote);
