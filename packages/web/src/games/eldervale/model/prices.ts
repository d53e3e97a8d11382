/** What is paid for Units, and whether goods suffice for a card. */
import { SUMMON_PRICES, workerPrice, type PlayerView, type Price } from '@evervale/eldervale';

export function summonPrice(unit: string, left = 3): Price {
  if (unit === 'worker') return { any: workerPrice(left) };
  return Object.hasOwn(SUMMON_PRICES, unit)
    ? SUMMON_PRICES[unit as keyof typeof SUMMON_PRICES]
    : {};
}

/** Without reductions: enough to say "you can pay" beside a card; Gold stands in for anything (E12.1). */
export function canPay(player: PlayerView, price: Price): boolean {
  const { resources, handSize, hand } = player;
  const magic = hand?.length ?? handSize;
  let short = 0;
  let spare = 0;
  for (const good of ['gem', 'potion', 'scroll', 'tool', 'sword'] as const) {
    const left = resources[good] - (price[good] ?? 0);
    if (left < 0) short -= left;
    else spare += left;
  }
  const magicLeft = magic - (price.magic ?? 0);
  if (magicLeft < 0) short -= magicLeft;
  else spare += magicLeft;
  const gold = resources['gold'] - (price.gold ?? 0);
  return gold - short >= 0 && gold - short + spare >= (price.any ?? 0);
}
