/** For poor screens and tired eyes: a brighter night, larger figures. */
import { Switch } from '../../../shell/Choice.tsx';
import { useSight } from '../useSight.ts';
import { useVale } from '../words/index.ts';

export function SightSettings() {
  const t = useVale();
  const { bright, largeFigures, set } = useSight();
  return (
    <>
      <Switch
        label={t('sight.bright')}
        note={t('sight.brightNote')}
        on={bright}
        set={(on) => set({ bright: on })}
      />
      <Switch
        label={t('sight.figures')}
        on={largeFigures}
        set={(on) => set({ largeFigures: on })}
      />
    </>
  );
}
