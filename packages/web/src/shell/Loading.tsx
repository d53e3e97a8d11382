/** While a screen is on its way: the valley is there already. */
import { Landscape } from '../art/Landscape.tsx';
import { useUi } from './useUi.ts';

export function Loading() {
  const t = useUi();
  return (
    <main className="page loading" data-season="summer" aria-busy="true">
      <Landscape season="summer" tree={false} />
      <p role="status">{t('loading')}</p>
    </main>
  );
}
