/** Records and bytes of another version are refused. Raise it whenever the same picks would play differently. */
export const VERSION = '11';
