/** The question of a whole turn; all others are asked in the middle of one. */
export const TURN_PROMPT = 'prompt.action';
