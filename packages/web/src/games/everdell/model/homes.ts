/** What playing a Critter takes without a question: the one home that anybody could have had (6.17). */
import { CARDS, type Card, type CityCardView, type PlayerView } from '@evervale/everdell';

const cardOf = (id: string): Card => CARDS.of(CARDS.kindOf(id));

const canPay = ({ resources }: PlayerView, { cost }: Card): boolean =>
  Object.entries(cost).every(
    ([good, n]) => (resources[good as keyof typeof resources] ?? 0) >= (n ?? 0),
  );

/** Whoever can pay, or has another home or a helper for it, is asked. */
export function homeTaken(player: PlayerView, id: string): string | null {
  const critter = cardOf(id);
  if (critter.kind !== 'critter' || canPay(player, critter)) return null;
  const helps = player.city.some(({ card }) => cardOf(card).advantage !== undefined);
  const ownHome = ({ card, occupied }: CityCardView): boolean =>
    !occupied && critter.livesIn?.includes(card) === true;
  if (helps || player.city.some(ownHome)) return null;
  return player.city.find(isForAnyone)?.card ?? null;
}

const isForAnyone = ({ card, occupied }: CityCardView): boolean =>
  !occupied && cardOf(card).housesAnyone === true;
