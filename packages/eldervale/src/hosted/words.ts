/** The texts that hosts ask for and show. */
import type { Text, TextArgs } from '@evervale/kernel/text';
import type { HostKey } from '../words/catalogs.ts';

export const t = (key: HostKey, args?: TextArgs): Text => (args ? { key, args } : { key });
