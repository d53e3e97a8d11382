/** Rain, wind, snow …: the weather that binds the person now, in the landscape itself (13.24). */
import { useTable } from '../context.ts';

/** What each weather effect looks like. */
const LOOKS: Readonly<Record<string, string>> = {
  'winter-1': 'hail',
  'winter-2': 'frost',
  'winter-3': 'snow',
  'spring-1': 'rain',
  'spring-2': 'flood',
  'spring-3': 'frost',
  'summer-1': 'heat',
  'summer-2': 'swarm',
  'summer-3': 'haze',
  'autumn-1': 'wind',
  'autumn-2': 'dusk',
  'autumn-3': 'rain',
};

export function WeatherScene() {
  const { view, snapshot } = useTable();
  const weather = view.players[snapshot.seat].travel?.weather;
  if (!weather) return null;
  return (
    <div className="weather-scene" data-weather={LOOKS[weather]} aria-hidden="true">
      <i />
      <i />
    </div>
  );
}
