/** The end of a game is counted part by part, as one does at a table. */
import { useEffect, useState } from 'react';
import { useSettings } from '../../shell/settings.ts';

/** Milliseconds for each part of the score. */
const COUNT = { full: 800, quick: 350, none: 0 } as const;

/** How many parts have been counted; null once everything is. */
export function useCounting(parts: number): {
  readonly counted: number | null;
  readonly skip: () => void;
} {
  const { motion } = useSettings();
  const [counted, setCounted] = useState<number | null>(motion === 'none' ? null : 0);
  useEffect(() => {
    if (counted === null) return undefined;
    const timer = setTimeout(() => setCounted(counted < parts ? counted + 1 : null), COUNT[motion]);
    return () => clearTimeout(timer);
  }, [counted, parts, motion]);
  return { counted, skip: () => setCounted(null) };
}
